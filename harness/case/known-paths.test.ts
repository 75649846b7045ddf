import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as code from "../base/code.ts";
import { sealed } from "../base/sealed-line.ts";
import { userCacheFolder } from "../base/user-cache.ts";
import { markUserMemory } from "../base/user-memory.ts";
import { folderWith } from "../testing/folders.ts";
import { parseBoard } from "./board.ts";
import { leastMoves } from "./board-rules.ts";
import { answerOf, withKnownPaths } from "./known-paths.ts";

const TEXT = `C.x${".".repeat(97)}\n${`${".".repeat(100)}\n`.repeat(98)}${".".repeat(99)}S\n`;
/** Index of the blocked square. */
const BLOCKED = 2;
/** Knight moves from C to S, and a way that the search does not find: there and back first. */
const HALFWAY = 1 * 100 + 98;
const LONGER = [0, HALFWAY, 0, HALFWAY, 9999];
const BOARD = parseBoard(TEXT, () => "");

const answer = () =>
  withKnownPaths(() =>
    answerOf(
      parseBoard(TEXT, () => ""),
      TEXT,
    ),
  );
const file = () => path.join(userCacheFolder(), "paths.json");
/** Changes what is remembered, so that it shows if it is believed. */
const change = (value: unknown) => {
  const [key] = Object.keys(JSON.parse(readFileSync(file(), "utf8")));
  writeFileSync(file(), sealed({ [key!]: value }, 1).bytes);
};

beforeEach(() => {
  vi.stubEnv("XDG_CACHE_HOME", folderWith({}));
  vi.spyOn(code, "codeHash").mockReturnValue("one");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("the path on a large board is found again", () => {
  expect(answer()).toBe(2);
  change(LONGER);
  expect(answer()).toBe(4);
  change([]);
  expect(answer()).toBe("impossible");
  expect(leastMoves(BOARD)).toBe(2);
});

test.each([
  ["2"],
  [null],
  [{}],
  [[0.5, 9999]],
  [[0, 1]],
  [[1, 9999]],
  [[0, BLOCKED, 9999]],
  [[0, 5000, 9999]],
  [[0, 1e9, 9999]],
])("%j is not believed", (value) => {
  answer();
  change(value);
  expect(answer()).toBe(2);
});

test("another search knows nothing", () => {
  answer();
  change(LONGER);
  vi.spyOn(code, "codeHash").mockReturnValue("two");
  expect(answer()).toBe(2);
});

test("a marked memory is neither read nor written", () => {
  answer();
  change(LONGER);
  markUserMemory();
  expect(answer()).toBe(2);
});

test("small boards are not remembered", () => {
  const text = "CS\n..\n";
  withKnownPaths(() =>
    answerOf(
      parseBoard(text, () => ""),
      text,
    ),
  );
  expect(readdirSync(path.dirname(userCacheFolder()))).toEqual([]);
});
