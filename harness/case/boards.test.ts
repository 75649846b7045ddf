import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";
import { leastMoves } from "./board-rules.ts";
import { checkBoards, importBoards, makeBoards, seedsFor } from "./boards.ts";

const BUNDLED = path.join(PACKAGE_FOLDER, "cases");

function copyOfCases(): { folder: string; board: string } {
  const folder = folderWith({});
  cpSync(BUNDLED, folder, { recursive: true });
  return { folder, board: path.join(folder, "lost-knight", "boards", "caso100.txt") };
}

test("every bundled board is what its seed makes, byte for byte", () => {
  expect(checkBoards(BUNDLED).filter(({ ok }) => !ok)).toEqual([]);
});

test("a board that was changed or is missing is told, and made again only where it is missing", () => {
  const { folder, board } = copyOfCases();
  const original = readFileSync(board, "utf8");
  const other = path.join(path.dirname(board), "caso150.txt");
  writeFileSync(board, original.replace(".", "x"));
  rmSync(other);
  expect(checkBoards(folder).filter(({ ok }) => !ok)).toHaveLength(2);

  makeBoards(folder);
  expect(readFileSync(board, "utf8")).not.toBe(original);
  expect(readFileSync(other)).toEqual(
    readFileSync(path.join(BUNDLED, "lost-knight", "boards", "caso150.txt")),
  );
});

test("an instructor's board is taken if it is what its case says", () => {
  const { folder, board } = copyOfCases();
  const own = readFileSync(board, "utf8");
  rmSync(board);
  const imported = folderWith({ "caso100.txt": own });
  expect(importBoards(imported, folder).find(({ ok }) => !ok)).toBeUndefined();
  expect(readFileSync(board, "utf8")).toBe(own);
});

test("an instructor's board that differs from its case is not taken, and the differences are told", () => {
  const { folder, board } = copyOfCases();
  const before = readFileSync(board, "utf8");
  const shifted = before.replace("C", ".").replace(".", "C");
  const [refusal] = importBoards(folderWith({ "caso100.txt": shifted }), folder).filter(({ ok }) => !ok);
  expect(refusal?.sentence.en).toMatch(/is not imported: C is \(\d+, \d+\) instead of \(30, 66\)/);
  expect(readFileSync(board, "utf8")).toBe(before);
});

test("the seeds of a case are found from 0 on, with boards that have its answer", () => {
  const seeds = seedsFor(path.join(BUNDLED, "lost-knight", "board-150.yaml"));
  const [first, second] = [seeds.next().value, seeds.next().value];
  expect([first?.seed, second?.seed]).toEqual([8, 30]);
  expect([first, second].map((each) => each && leastMoves(each.board))).toEqual([64, 64]);
});
