import type { Size } from "../../case/knight.ts";

/**
 * Tests if a board shows only the numbers of its squares, line by line or column by column. Programs print such a board
 * before they ask for the number of a square. No knight moves like that.
 */
export function isNumbering(board: Int32Array, { rows, columns }: Size): boolean {
  if (board.length < 2) return false;
  const first = board[0]!;
  const isNumbered = (place: (square: number) => number) =>
    board.every((number, square) => number === first + place(square));
  return (
    isNumbered((square) => square) ||
    isNumbered((square) => (square % columns) * rows + Math.floor(square / columns))
  );
}
