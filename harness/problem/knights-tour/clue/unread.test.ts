import { expect, test } from "vitest";
import { CHESSBOARD_TOUR, squaresInOrder, tourCase } from "../../../testing/tours.ts";
import { clueInOutput } from "./index.ts";

const ASKED = tourCase();
const inLines = (rows: readonly (readonly number[])[]) => rows.map((row) => row.join(" ")).join("\n");
const PAIRS = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => [row, column]);

test.each<[what: string, output: string, clue: object]>([
  [
    "numbers with two digits",
    `Tour:\n${inLines(CHESSBOARD_TOUR.map((row) => row.map((step) => step % 10)))}\n`,
    { kind: "numbers-begin-anew", most: 9, squares: 64 },
  ],
  [
    "a list that keeps squares",
    inLines([...PAIRS.slice(0, 40), ...PAIRS.slice(50, 60).toReversed(), ...PAIRS.slice(40)]),
    { kind: "squares-kept", listed: 74, squares: 64 },
  ],
  [
    "such a list that counts from 1",
    inLines(
      [...PAIRS.slice(0, 3), PAIRS[9]!, ...PAIRS.slice(3)].map((pair) => pair.map((each) => each! + 1)),
    ),
    { kind: "squares-kept", listed: 65, squares: 64 },
  ],
])("an output without an answer: %s", (_, output, clue) => {
  expect(clueInOutput(ASKED, output)).toEqual(clue);
  expect(clueInOutput({ ...ASKED, answer: "none" }, output)).toBeUndefined();
});

test.each([
  ["rests of no tour", inLines(CHESSBOARD_TOUR.map((row) => row.map((step) => (step * 3) % 10)))],
  ["another start", inLines(CHESSBOARD_TOUR.map((row) => row.map((step) => (step + 4) % 10)))],
  ["two tours", inLines([...PAIRS, ...PAIRS.toReversed()])],
  ["words", "no answer here"],
])("no clue is found in an output of %s", (_, output) => {
  expect(clueInOutput(ASKED, output)).toBeUndefined();
});
