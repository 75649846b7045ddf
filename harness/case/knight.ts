import type { Square } from "./board.ts";

/** Moves as (rows down, columns right). */
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

/**
 * Lists the indices, row by row, of the eight squares that a knight reaches in one move on a torus. On a
 * small torus some of them are equal, or equal to `from`.
 */
export function torusNeighbours({ rows, columns }: Size, from: number): number[] {
  const row = Math.floor(from / columns);
  const column = from % columns;
  // The size is added twice, because on a side of 1 a move of -2 goes around twice.
  return KNIGHT_MOVES.map(
    ([down, right]) =>
      ((row + down + 2 * rows) % rows) * columns + ((column + right + 2 * columns) % columns),
  );
}

/** Lists the indices, row by row, of the squares that a knight reaches in one move without wrap-around. */
export function knightNeighbours({ rows, columns }: Size, from: number): number[] {
  const row = Math.floor(from / columns);
  const column = from % columns;
  return KNIGHT_MOVES.filter(
    ([down, right]) =>
      row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns,
  ).map(([down, right]) => from + down * columns + right);
}

/** Checks if two squares are one knight move apart on a board without wrap-around. */
export function isKnightMove(from: Square, to: Square): boolean {
  return Math.abs((from.row - to.row) * (from.column - to.column)) === 2;
}

/** Checks if two squares are one knight move apart on a torus. */
export function isTorusKnightMove(size: Size, from: Square, to: Square): boolean {
  const target = to.row * size.columns + to.column;
  return torusNeighbours(size, from.row * size.columns + from.column).includes(target);
}
