import { expect, test } from "vitest";
import { readBoard } from "./board.ts";
import { InputError } from "./errors.ts";

const read = (text: string) => readBoard(Buffer.from(text), "b.txt");

test("reads a rectangle", () => {
  expect(read("xC.\n.Sx\n")).toEqual({
    rows: 2,
    columns: 3,
    open: Uint8Array.of(0, 1, 1, 1, 1, 0),
    knight: 1,
    exit: 4,
  });
});

test.each([
  ["CRLF", "xC.\r\n.Sx\r\n"],
  ["a missing last line end", "xC.\n.Sx"],
  ["a last line that ends in CR", "xC.\r\n.Sx\r"],
  ["blank lines at the end", "xC.\n.Sx\n\n\r\n\n"],
])("accepts %s", (_, text) => {
  expect(read(text)).toEqual(read("xC.\n.Sx\n"));
});

test.each([
  ["", "b.txt: the board is empty"],
  ["\n\n", "b.txt: the board is empty"],
  ["x.\n.S\n", "b.txt: the board has no knight (C)"],
  ["x.\n.C\n", "b.txt: the board has no exit (S)"],
  ["xC\nC.\nS.\n", "b.txt:2:1: a second knight (C)"],
  ["xC\n.S\n.S\n", "b.txt:3:2: a second exit (S)"],
  ["xC.\n.S\n", "b.txt:2:3: this row has 2 squares, the first has 3"],
  ["xC\n.S.\n", "b.txt:2:3: this row has 3 squares, the first has 2"],
  ["xC\n\n.S\n", "b.txt:2:1: this line is blank, but more rows follow"],
  ["xC\n.s\n", 'b.txt:2:2: "s" is none of the letters of a board: x . C S'],
  ["xC\n.♞\n", 'b.txt:2:2: "♞" is none of the letters of a board: x . C S'],
  ["xC \n.S \n", 'b.txt:1:3: " " is none of the letters of a board: x . C S'],
  ["x\0\n", "b.txt:1:2: byte 0x00 is none of the letters of a board: x . C S"],
  ["xC\r.S\r", "b.txt:1:3: byte 0x0d is none of the letters of a board: x . C S"],
])("refuses %j", (text, message) => {
  expect(() => read(text)).toThrow(new InputError(message));
});

test("refuses more squares than 4000 x 4000", () => {
  const bytes = Buffer.alloc(16_000_001, ".");
  bytes.write("CS");
  expect(() => readBoard(bytes, "b.txt")).toThrow(
    "b.txt: the board has 16000001 squares; up to 16000000 are supported",
  );
});
