import { expect, test } from "vitest";
import { bundledCases } from "../bench/simulated-class.ts";
import type { Manifest } from "../submission/manifest.ts";
import { byHandOf } from "./by-hand.ts";
import { taskFor } from "./task.ts";

const [board] = bundledCases("lost-knight", 1);
const [tour] = bundledCases("knights-tour", 1);
const commandOf = (asked: typeof board, run: string, manifest: Manifest = {}) =>
  byHandOf(taskFor(asked!, manifest), { build: [], run });

test("a board is read from its file, and a tour is typed", () => {
  expect(commandOf(board, "{folder}/program")).toEqual({
    command: "./program board.txt < board.txt",
    file: "board.txt",
  });
  expect(commandOf(tour, "python3 {folder}/passeio.py")).toEqual({
    command: "echo '3 3 0 0' | python3 passeio.py 3 3 0 0",
  });
});

test("a program that is asked in its own way gets its own text", () => {
  const manifest = { input: { arguments: ["it's {rows}"], stdin: "board:\n{board}" } };
  expect(commandOf(board, "java Main", manifest)).toMatchObject({
    command: `java Main 'it'\\''s ${board!.rows}' < input.txt`,
    file: "input.txt",
    stdin: expect.stringMatching(/^board:\n[x.CS]/),
  });
});

test("a program whose command is not known cannot be run by hand", () => {
  expect(byHandOf(taskFor(board!, {}), undefined)).toBeUndefined();
});
