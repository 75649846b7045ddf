/** Size of a board; a square is the number `row * columns + column`. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export type Move = readonly [down: number, right: number];

/**
 * Moves of the knight in row-major order. The opposite of move `i` is move `7 - i`, so a set of moves fits
 * into a byte, and the moves back are its mirror image.
 */
export const MOVES: readonly Move[] = [
  [-2, -1],
  [-2, +1],
  [-1, -2],
  [-1, +2],
  [+1, -2],
  [+1, +2],
  [+2, -1],
  [+2, +1],
];

/**
 * Lists the squares that moves lead to from a square of a board without wrap-around, in the order of the
 * moves.
 */
export function neighbours({ rows, columns }: Size, square: number, moves = MOVES): number[] {
  const row = Math.trunc(square / columns);
  const column = square % columns;
  return moves
    .filter(
      ([down, right]) =>
        row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns,
    )
    .map(([down, right]) => square + down * columns + right);
}
