import { inEach } from "../base/sentence.ts";
import type { Square } from "../case/board.ts";
import type { TourCase } from "../case/knights-tour.ts";

/** A case of an open tour of the chessboard from its upper left corner, but for what is given. */
export function tourCase(changes: Partial<TourCase> = {}): TourCase {
  return {
    problem: "knights-tour",
    name: "8x8",
    title: inEach(() => "The chessboard"),
    points: 1,
    visibility: "public",
    limits: { cpuMs: 1000, wallMs: 5000, outputBytes: 1000, memoryBytes: 2 ** 28 },
    file: "8x8.yaml",
    rows: 8,
    columns: 8,
    start: { row: 0, column: 0 },
    anyStart: false,
    tour: "open",
    answer: "tour",
    ...changes,
  };
}

/** A published tour of the chessboard from its upper left corner: step numbers from 1, row by row. */
export const CHESSBOARD_TOUR = [
  [1, 16, 31, 40, 3, 18, 21, 56],
  [30, 39, 2, 17, 42, 55, 4, 19],
  [15, 32, 41, 46, 53, 20, 57, 22],
  [38, 29, 48, 43, 58, 45, 54, 5],
  [33, 14, 37, 52, 47, 60, 23, 62],
  [28, 49, 34, 59, 44, 63, 6, 9],
  [13, 36, 51, 26, 11, 8, 61, 24],
  [50, 27, 12, 35, 64, 25, 10, 7],
];

/** A closed tour of 6 x 6 from its upper left corner. */
export const CLOSED_TOUR = [
  [1, 34, 5, 24, 13, 32],
  [6, 25, 36, 33, 4, 23],
  [35, 2, 27, 12, 31, 14],
  [26, 7, 18, 3, 22, 11],
  [17, 28, 9, 20, 15, 30],
  [8, 19, 16, 29, 10, 21],
];

/** A tour of 3 x 4 from its upper left corner. */
export const RECTANGLE_TOUR = [
  [1, 4, 7, 10],
  [8, 11, 2, 5],
  [3, 6, 9, 12],
];

/** The squares of a board of step numbers in the order of the steps. A negative number is no step. */
export function squaresInOrder(grid: readonly (readonly number[])[]): Square[] {
  return grid
    .flatMap((line, row) => line.map((step, column) => ({ step, row, column })))
    .filter(({ step }) => step >= 0)
    .sort((a, b) => a.step - b.step)
    .map(({ row, column }) => ({ row, column }));
}
