import type { Square } from "./board.ts";

/** The eight moves of a knight as (rows down, columns right). */
export const KNIGHT_MOVES = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The places, row by row, that a knight reaches in one move on a torus; on a small one some coincide or are `from` itself. */
export function torusNeighbours({ rows, columns }: Size, from: number): number[] {
  const row = Math.floor(from / columns);
  const column = from % columns;
  // Twice the size is added because on a side of 1 a move of -2 goes around twice.
  return KNIGHT_MOVES.map(
    ([down, right]) =>
      ((row + down + 2 * rows) % rows) * columns + ((column + right + 2 * columns) % columns),
  );
}

/** The places, row by row, that a knight reaches in one move on a board without wrap-around. */
export function knightNeighbours({ rows, columns }: Size, from: number): number[] {
  const row = Math.floor(from / columns);
  const column = from % columns;
  return KNIGHT_MOVES.filter(
    ([down, right]) =>
      row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns,
  ).map(([down, right]) => from + down * columns + right);
}

/** Whether two squares of a board without wrap-around are one knight move apart. */
export function isKnightMove(from: Square, to: Square): boolean {
  return Math.abs((from.row - to.row) * (from.column - to.column)) === 2;
}

/** Whether two squares of a torus are one knight move apart. */
export function isTorusKnightMove(size: Size, from: Square, to: Square): boolean {
  const target = to.row * size.columns + to.column;
  return torusNeighbours(size, from.row * size.columns + from.column).includes(target);
}
