import type { Size } from "../knight.ts";

/**
 * A tour of a `rows` x `columns` board from (`row`, `column`), counted from 0; `closed`: back to it in one
 * more move.
 */
export interface TourQuestion extends Size {
  readonly row: number;
  readonly column: number;
  readonly closed: boolean;
}
