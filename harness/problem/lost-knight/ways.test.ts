import { expect, test } from "vitest";
import { boardForm } from "./ways.ts";

const BOARD = "x.S\n...\nC.x\n";

test.each([
  ["a board", BOARD, "{board}"],
  ["one with other line ends and a blank line", `${BOARD.replaceAll("\n", "\r\n")}\r\n`, "{board}"],
  ["one below its sizes", `3 3\n${BOARD}`, "{rows} {columns}\n{board}"],
  ["one below its side", `3\n${BOARD}`, "{n}\n{board}"],
  ["words", "Casos do trabalho\n", undefined],
  ["a board without S", BOARD.replace("S", "."), undefined],
  ["a board with two C", BOARD.replace(".", "C"), undefined],
  ["two boards", `${BOARD}\n${BOARD}`, undefined],
  ["nothing", "", undefined],
])("%s", (_, text, form) => {
  expect(boardForm(text)).toBe(form);
});
