import { expect, test } from "vitest";
import { otherShapeIn } from "./wrong-shape.ts";

const BOARD = { rows: 3, columns: 4 };
const ROWS = "1 2 3\n4 5 6\n7 8 9\n";

test.each([
  ["a row without its last number", ROWS],
  ["borders within lines, and words around", `Passeio de 3 x 4\n|1|2|3|\n|4|5|6|\n|7|8|9|\nTempo: 12 ms\n`],
  ["borders between lines", "+-+-+-+\n|1|2|3|\n+-+-+-+\n|4|5|6|\n+-+-+-+\n|7|8|9|\n+-+-+-+\n"],
  ["a prompt before the first row", `Linha: Coluna: ${ROWS}`],
  ["blank lines between rows", "1 2 3\n\n4 5 6\n\n7 8 9\n\n\n1 2 3\n\n4 5 6\n\n7 8 9\n"],
  ["a prompt before the first of spaced rows", "Linha: 1 2 3\n\n4 5 6\n\n7 8 9\n\n"],
  ["numbers of the rows beside", "1|1 2 3\n2|4 5 6\n3|7 8 9\n"],
  ["numbers of the rows on both sides", "3 1 2 3 3\n2 4 5 6 2\n1 7 8 9 1\n"],
  ["letters beside the rows", "A|1|2|3|\nB|4|5|6|\nC|7|8|9|\n"],
  ["a square with nothing in it", "|1|2|3|\n|4| |6|\n|7|8|9|\n"],
  ["a row with nothing in it", "|1|2|3|\n|4|5|6|\n| | | |\n"],
  ["a sign on the start", "|S|1|2|\n|3|4|5|\n|6|7|8|\n"],
  ["a line of a log before the first row", `Log: 1 2 3 4 5 6\n${ROWS}`],
  ["several boards", `${ROWS}\n${ROWS}`],
  ["numbers alone before and behind", `4\n${ROWS}12\n`],
])("%s is seen", (_, text) => {
  expect(otherShapeIn(Buffer.from(text), BOARD)).toEqual({ rows: 3, columns: 3 });
});

test.each([
  ["nothing", ""],
  ["one row", "1 2 3\n"],
  ["one number a line", "1\n2\n3\n"],
  ["rows of the board's own shape", "1 2 3 4\n5 6 7 8\n9 9 9 9\n"],
  ["two blocks of different sizes", `${ROWS}\n1 2\n3 4\n`],
  ["a board of signs with the numbers of its rows", "2| __ __ __ __ |\n1| __ __ __ __ |\n    1  2  3  4\n"],
  ["the numbers of the corners", "|0|_|1|\n|_|_|_|\n|3|_|2|\n"],
  ["rows of other lengths", `${ROWS}1 2\n3 4\n`],
])("of %s nothing is said", (_, text) => {
  expect(otherShapeIn(Buffer.from(text), BOARD)).toBeUndefined();
});
