import { expect, test } from "vitest";
import { parseBoard } from "../../case/board.ts";
import { neededEdges } from "./wrapping.ts";

const turned = (rows: readonly string[]) =>
  Array.from(rows[0]!, (_, column) => rows.map((row) => row[column]).join(""));
const backwards = (rows: readonly string[]) => rows.toReversed();

const edgesOf = (rows: readonly string[]) =>
  [...neededEdges(parseBoard(rows.concat("").join("\n"), (line) => `line ${line}`))].sort();

test.each([
  ["nothing in the way", ["C....", ".....", ".S...", ".....", "....."], []],
  ["no way at all", ["Cxxx", "xxxx", "xxSx", "xxxx"], []],
  ["a knight that goes up", ["xCxx", "xxxx", "xxxx", "xxxx", "Sxxx", "xxxx"], ["upper"]],
])("%s", (_, rows, edges) => {
  expect(edgesOf(rows)).toEqual(edges);
});

test("a board that is turned or seen from behind needs other edges", () => {
  const rows = ["xCxx", "xxxx", "xxxx", "xxxx", "Sxxx", "xxxx"];
  expect(edgesOf(backwards(rows))).toEqual(["lower"]);
  expect(edgesOf(turned(rows))).toEqual(["left"]);
  expect(edgesOf(turned(backwards(rows)))).toEqual(["right"]);
});
