import { expect, test } from "vitest";
import { runsTogether } from "./run-together.ts";

/** A board of so many rows and columns, each number padded to a width and followed by a separator. */
function board(side: number, width: number, separator = ""): Buffer {
  const row = (at: number) =>
    Array.from({ length: side }, (_, column) => String(side * at + column + 1).padStart(width)).join(
      separator,
    );
  return Buffer.from(Array.from({ length: side }, (_, at) => `${row(at)}\n`).join(""));
}

test("numbers with nothing between them run together", () => {
  expect(runsTogether(board(50, 3), { rows: 50, columns: 50 })).toBe(true);
});

test.each([
  ["a blank stands between them", board(50, 3, " "), 50],
  ["their width leaves room", board(50, 5), 50],
  ["the board has other rows", board(50, 3), 40],
  ["nothing was printed", Buffer.from(""), 8],
])("they do not if %s", (_, output, rows) => {
  expect(runsTogether(output, { rows, columns: rows })).toBe(false);
});
