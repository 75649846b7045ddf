import type { Square } from "../../case/board.ts";
import type { Size } from "../../case/knight.ts";

/** An answer that was made up, and what must become of it. */
export interface MadeAnswer {
  readonly text: string;
  /** How it was made: "a board from 1, mirrored". */
  readonly made: string;
  readonly right: boolean;
}

/** All whole numbers of a text, in their order. */
export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/-?\d+/g), ([number]) => Number(number));
}

/**
 * The squares as other programs would mean the same numbers: counted from 1, with the column first, or with the first
 * row at the bottom. They may lie off the board.
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
