import { expect, test } from "vitest";
import type { GridAnswer, VisitsAnswer } from "../../../answer/reading/answer.ts";
import type { Square } from "../../../case/board.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, squaresInOrder, tourCase } from "../../../testing/tours.ts";
import { firstTourDefect } from "../tour.ts";
import { tourClue } from "./index.ts";

const ASKED = tourCase();
const SQUARES = squaresInOrder(CHESSBOARD_TOUR);

/** A published tour that was stuck after step 60, from (2, 4); 0 is a square that was not visited. */
const STUCK = [
  [45, 14, 41, 56, 51, 16, 39, 20],
  [42, 55, 44, 15, 40, 19, 2, 17],
  [13, 46, 57, 52, 1, 50, 21, 38],
  [60, 43, 54, 47, 58, 37, 18, 3],
  [0, 12, 59, 36, 53, 24, 49, 22],
  [32, 35, 0, 25, 48, 27, 4, 7],
  [11, 0, 33, 30, 9, 6, 23, 28],
  [34, 31, 10, 0, 26, 29, 8, 5],
];

const grid = (change: (step: number) => number, tour = CHESSBOARD_TOUR): GridAnswer => ({
  kind: "grid",
  steps: Int32Array.from(tour.flat(), change),
  base: 1,
});
const visits = (squares: readonly Square[]): VisitsAnswer => ({
  kind: "visits",
  visits: Int32Array.from(squares.flatMap(({ row, column }) => [row, column])),
});

/** The published tour that was stuck, with its last squares numbered in the order of the board, or against it. */
const FROM_STUCK = { ...ASKED, start: { row: 2, column: 4 } };
const filled = (numbers: readonly number[]) => {
  const left = Array.from(numbers);
  return grid(
    (step) => step,
    STUCK.map((line) => line.map((step) => step || left.shift()!)),
  );
};

/** A tour from (2, 2) that ends a move away from (0, 0). */
const CORNER_END = [
  [35, 22, 3, 14, 29, 24],
  [2, 15, 36, 23, 4, 13],
  [21, 34, 1, 30, 25, 28],
  [16, 9, 18, 27, 12, 5],
  [33, 20, 7, 10, 31, 26],
  [8, 17, 32, 19, 6, 11],
];

/** A walk of 12 steps on 3 x 4 squares; four of them are in the row below or in the column to the right. */
const BEYOND = [
  [1, 0, 0, 4],
  [12, 9, 2, 7],
  [0, 0, 5, 10],
];

test.each([
  ["numbers from 2", ASKED, grid((step) => step + 1), { kind: "numbers-shifted", first: 2, last: 65 }],
  [
    "a start that was not counted",
    ASKED,
    grid((step) => Math.max(0, step - 2)),
    { kind: "start-not-counted", at: [1, 2], number: 0 },
  ],
  [
    "a start without a number",
    ASKED,
    grid((step) => step - 1),
    { kind: "start-not-counted", at: [1, 2], number: 1 },
  ],
  [
    "the last two steps with one number",
    ASKED,
    grid((step) => Math.min(step, 63)),
    { kind: "last-number-twice", number: 63 },
  ],
  ["the tour backwards", ASKED, grid((step) => 65 - step), { kind: "tour-reversed" }],
  ["a list of the tour backwards", ASKED, visits(SQUARES.toReversed()), { kind: "tour-reversed" }],
  [
    "an end that was none",
    ASKED,
    visits(SQUARES.slice(0, 60)),
    { kind: "stopped-early", at: [4, 5], left: 4, to: [6, 6] },
  ],
  [
    "a start that was left free, and not visited",
    ASKED,
    grid((step) => (step === 1 ? 0 : step)),
    { kind: "start-not-marked", at: [0, 0], second: [1, 2], number: 0 },
  ],
  [
    "a counter that does not fall again",
    ASKED,
    grid((step) => (step > 20 ? step + 3 : step)),
    { kind: "numbers-skipped", before: 20, after: 24 },
  ],
  [
    "a dead end that was filled up",
    FROM_STUCK,
    filled([61, 62, 63, 64]),
    { kind: "dead-end-filled", at: [3, 0], step: 60, left: 4 },
  ],
  ["squares of a dead end in another order", FROM_STUCK, filled([62, 61, 64, 63]), undefined],
  [
    "squares beyond the board",
    { ...ASKED, rows: 3, columns: 4 },
    grid((step) => step, BEYOND),
    { kind: "beyond-the-board", times: 4, number: 3, at: [2, 4], rows: 3, columns: 4 },
  ],
  [
    "squares beyond the board, two in a row",
    { ...ASKED, rows: 3, columns: 3, start: { row: 0, column: 0 } },
    grid(
      (step) => step,
      [
        [1, 0, 7],
        [8, 0, 4],
        [0, 2, 9],
      ],
    ),
    { kind: "beyond-the-board", times: 3, number: 3, at: [3, 3], rows: 3, columns: 3 },
  ],
  [
    "a number that fits nowhere beyond the board",
    { ...ASKED, rows: 3, columns: 4 },
    grid((step) => (step === 10 ? 0 : step), BEYOND),
    undefined,
  ],
  [
    "a closed tour that ends beside the corner",
    { ...ASKED, rows: 6, columns: 6, start: { row: 2, column: 2 }, tour: "closed" },
    grid((step) => step, CORNER_END),
    { kind: "closed-at-the-corner", at: [1, 2], first: [2, 2] },
  ],
  ["skipped numbers of no tour", ASKED, grid((step) => (step * 7) % 67), undefined],
  ["another square that was left free", ASKED, grid((step) => (step === 40 ? 0 : step)), undefined],
  ["nothing", ASKED, grid(() => 0), undefined],
] as const)("%s", (_, asked, answer, clue) => {
  if (clue) expect(tourClue(asked, answer)).toEqual(clue);
  else expect(tourClue(asked, answer)).toBeUndefined();
});

test("a dead end is told with the step from which another move leads to the end", () => {
  const asked = { ...ASKED, start: { row: 2, column: 4 } };
  const answer = grid((step) => step, STUCK);
  const clue = tourClue(asked, answer);
  if (clue?.kind !== "dead-end") throw new Error(`${clue?.kind}`);
  expect(clue).toMatchObject({ at: [3, 0], left: 4 });
  const { step, from, to } = clue.rescue!;
  const place = ([row, column]: readonly number[]) => row! * 8 + column!;
  expect(answer.steps[place(from)]).toBe(step);
  expect(answer.steps[place(to)] === 0 || answer.steps[place(to)]! > step).toBe(true);
});

test("for a tour that is to be closed, no way out of a dead end is promised", () => {
  const asked = { ...ASKED, start: { row: 2, column: 4 }, tour: "closed" } as const;
  expect(
    tourClue(
      asked,
      grid((step) => step, STUCK),
    ),
  ).toEqual({
    kind: "dead-end",
    at: [3, 0],
    left: 4,
  });
});

test("where the rest cannot be reached, going back saves nothing", () => {
  const asked = { ...ASKED, rows: 3, columns: 3 };
  const ring = [0, 5, 6, 1, 8, 3, 2, 7].map((at) => ({ row: Math.floor(at / 3), column: at % 3 }));
  expect(tourClue(asked, visits(ring))).toEqual({ kind: "dead-end", at: [2, 1], left: 1 });
});

test("illegal moves by one vector are told as that, if there are two", () => {
  const path = (vectors: readonly (readonly [number, number])[]) => {
    const squares = [{ row: 0, column: 0 }];
    for (const [down, right] of vectors) {
      const { row, column } = squares.at(-1)!;
      squares.push({ row: row + down, column: column + right });
    }
    return visits(squares);
  };
  const clue = (vectors: readonly (readonly [number, number])[]) => tourClue(ASKED, path(vectors));
  expect(
    clue([
      [3, 1],
      [1, 2],
      [3, 1],
    ]),
  ).toEqual({
    kind: "illegal-vector",
    vector: [3, 1],
    times: 2,
    step: 2,
    from: [0, 0],
    at: [3, 1],
  });
  expect(
    clue([
      [3, 1],
      [1, 2],
    ]),
  ).toBeUndefined();
  // The last square is written again and again where no move is left.
  expect(
    clue([
      [1, 2],
      [0, 0],
      [0, 0],
    ]),
  ).toBeUndefined();
  expect(
    clue([
      [3, 1],
      [1, 2],
      [2, 2],
    ]),
  ).toBeUndefined();
});

test("a closed tour is checked as one before a slip is told", () => {
  const squares = squaresInOrder(CLOSED_TOUR);
  const asked = { ...ASKED, rows: 6, columns: 6, tour: "closed" } as const;
  expect(firstTourDefect(asked, visits(squares))).toBeUndefined();
  expect(
    tourClue(
      asked,
      grid((step) => step + 1, CLOSED_TOUR),
    )?.kind,
  ).toBe("numbers-shifted");
  expect(
    tourClue(
      { ...ASKED, tour: "closed" },
      grid((step) => step + 1),
    ),
  ).toBeUndefined();
});
