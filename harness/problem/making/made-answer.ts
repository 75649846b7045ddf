import type { Square } from "../../case/board.ts";
import type { Size } from "../../case/knight.ts";

export interface MadeAnswer {
  readonly text: string;
  /** Origin of the answer: "a board from 1, mirrored". */
  readonly made: string;
  readonly right: boolean;
}

/**
 * Lists the squares that other programs mean by the same numbers: counted from 1, with the column first, or
 * with the first row at the bottom. They may lie off the board.
 */
export function otherNotations(squares: readonly Square[], { rows }: Size): Square[][] {
  return [0, 1].flatMap((base) => {
    const fromZero = squares.map(({ row, column }) => ({ row: row - base, column: column - base }));
    return [fromZero, fromZero.map(({ row, column }) => ({ row: column, column: row }))].flatMap((turned) => [
      turned,
      turned.map(({ row, column }) => ({ row: rows - 1 - row, column })),
    ]);
  });
}
