import fc from "fast-check";
import { expect, test } from "vitest";
import type { Square } from "../case/board.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, squaresInOrder } from "../testing/tours.ts";
import { firstTourDefect } from "./tour.ts";

const ASKED = { rows: 8, columns: 8, start: { row: 0, column: 0 }, anyStart: false, tour: "open" } as const;
const SQUARES = squaresInOrder(CHESSBOARD_TOUR);

const gridOf = (grid: readonly (readonly number[])[]) =>
  ({ kind: "grid", steps: Int32Array.from(grid.flat()), base: 1 }) as const;
const visitsOf = (squares: readonly Square[]) =>
  ({ kind: "visits", visits: Int32Array.from(squares.flatMap(({ row, column }) => [row, column])) }) as const;
const changed = (steps: Record<number, number>) =>
  gridOf(CHESSBOARD_TOUR.map((row) => row.map((step) => steps[step] ?? step)));

test("a right tour has no defect, as a board or as a list", () => {
  expect(firstTourDefect(ASKED, gridOf(CHESSBOARD_TOUR))).toBeUndefined();
  expect(firstTourDefect(ASKED, visitsOf(SQUARES))).toBeUndefined();
});

test("a closed tour is asked to end beside its start", () => {
  const closed = { ...ASKED, rows: 6, columns: 6, tour: "closed" } as const;
  expect(firstTourDefect(closed, gridOf(CLOSED_TOUR))).toBeUndefined();
  const opened = squaresInOrder(CLOSED_TOUR).reverse();
  expect(firstTourDefect({ ...closed, start: opened[0]! }, visitsOf(opened))).toBeUndefined();
  expect(firstTourDefect({ ...ASKED, tour: "closed" }, gridOf(CHESSBOARD_TOUR))?.kind).toBe("not-closed");
});

test.each([
  [
    "a square visited twice",
    visitsOf([...SQUARES.slice(0, 2), SQUARES[0]!]),
    "the square (0, 0) is visited twice, by step 1 and step 3",
  ],
  ["a number that stands twice", changed({ 5: 4 }), "the number 4 stands on two squares, (1, 6) and (3, 7)"],
  [
    "a number that is too large",
    changed({ 64: 65 }),
    "the square (7, 4) has the number 65; the steps go from 1 to 64",
  ],
  [
    "a square without a number",
    changed({ 1: 0 }),
    "no square has the number 1; the square (0, 0) has no number of a step",
  ],
  [
    "a move that is none",
    changed({ 10: 12, 12: 10 }),
    "step 10 goes from (5, 7) to (7, 2), which is not a knight move",
  ],
  ["another start", visitsOf(SQUARES.slice(1)), "the tour starts on (1, 2), it was to start on (0, 0)"],
  [
    "a tour that ends early",
    visitsOf(SQUARES.slice(0, 60)),
    "the tour ends after 60 squares; 4 squares not visited, the first is (4, 7)",
  ],
  [
    "a square off the board",
    visitsOf([SQUARES[0]!, { row: -1, column: 2 }]),
    "step 2, (-1, 2), is off the board of 8 x 8",
  ],
])("%s is told with its place", (_, answer, message) => {
  expect(firstTourDefect(ASKED, answer)?.message).toBe(message);
});

test("where any start will do, another start is no defect", () => {
  const tour = visitsOf(SQUARES.toReversed());
  expect(firstTourDefect(ASKED, tour)?.kind).toBe("wrong-start");
  expect(firstTourDefect({ ...ASKED, anyStart: true }, tour)).toBeUndefined();
});

/** Whether the squares, each of which is there once, are a tour from the upper left corner: written another way. */
function isTour(squares: readonly Square[]): boolean {
  const isMove = (from: Square, to: Square) =>
    [Math.abs(from.row - to.row), Math.abs(from.column - to.column)].sort().join() === "1,2";
  const begins = squares[0]?.row === 0 && squares[0].column === 0;
  return begins && squares.every((square, step) => step === 0 || isMove(squares[step - 1]!, square));
}

test("exchanging two steps of a tour is a defect, unless it makes another tour", () => {
  const step = fc.integer({ min: 0, max: 63 });
  fc.assert(
    fc.property(step, step, (one, other) => {
      const exchanged = SQUARES.with(one, SQUARES[other]!).with(other, SQUARES[one]!);
      expect(firstTourDefect(ASKED, visitsOf(exchanged)) === undefined).toBe(isTour(exchanged));
    }),
    { numRuns: 2000 },
  );
});

test("leaving a step out of a tour, or saying one twice, is a defect", () => {
  const step = fc.integer({ min: 0, max: 63 });
  fc.assert(
    fc.property(step, step, (one, other) => {
      expect(firstTourDefect(ASKED, visitsOf(SQUARES.toSpliced(one, 1)))).toBeDefined();
      expect(firstTourDefect(ASKED, visitsOf(SQUARES.toSpliced(one, 0, SQUARES[other]!)))).toBeDefined();
    }),
  );
});
