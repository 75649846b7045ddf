import type { Size } from "../knight.ts";

/**
 * Tour of a `rows` x `columns` board from (`row`, `column`), counted from 0. If it is `closed`, one more move
 * leads back to the start.
 */
export interface TourQuestion extends Size {
  readonly row: number;
  readonly column: number;
  readonly closed: boolean;
}
