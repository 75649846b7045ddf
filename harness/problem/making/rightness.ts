import type { Square } from "../../case/board.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";

/** Checks a tour in the plainest way. It shares no code with the checker, so that the two can be compared. */
export function isRightTour(
  { rows, columns, start, anyStart, tour }: TourCase,
  squares: readonly Square[],
): boolean {
  const distinct = new Set(squares.map(({ row, column }) => `${row} ${column}`));
  const first = squares[0];
  const last = squares.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    squares.length === rows * columns &&
    distinct.size === squares.length &&
    squares.every(({ row, column }) => row >= 0 && row < rows && column >= 0 && column < columns) &&
    squares.slice(1).every((to, at) => isJump(squares[at]!, to)) &&
    (anyStart || (first.row === start.row && first.column === start.column)) &&
    (tour === "open" || isJump(last, first))
  );
}

/** Checks a path of knight moves from C to S over the torus. It shares no code with the checker. */
export function isRightPath({ board }: LostKnightCase, squares: readonly Square[]): boolean {
  const { rows, columns, start, exit, open } = board;
  const first = squares[0];
  const last = squares.at(-1);
  const shifts = [-2, -1, 0, 1, 2].flatMap((down) =>
    [-2, -1, 0, 1, 2].map((right) => [down, right] as const),
  );
  const isTorusJump = (from: Square, to: Square) =>
    shifts.some(([down, right]) =>
      isJump(from, { row: to.row + down * rows, column: to.column + right * columns }),
    );
  return (
    first?.row === start.row &&
    first.column === start.column &&
    last?.row === exit.row &&
    last.column === exit.column &&
    squares.every(({ row, column }) => row >= 0 && row < rows && column >= 0 && column < columns) &&
    squares.every(({ row, column }) => open[row * columns + column] === 1) &&
    squares.slice(1).every((to, at) => isTorusJump(squares[at]!, to))
  );
}

function isJump(from: Square, to: Square): boolean {
  return (from.row - to.row) ** 2 + (from.column - to.column) ** 2 === 5;
}
