import type { Size } from "../../case/knight.ts";
import { isLongRoute } from "./tour-window.ts";

const BEGINNING = 16;

/** Tests if numbers are squares in the order of a knight, and no steps: squares are numbered line by line or column by column. */
export function isCellRoute(numbers: Int32Array, { rows, columns }: Size): boolean {
  const first = numbers.includes(0) ? 0 : 1;
  return [columns, rows].some((width) => {
    const isRoute = (cells: Int32Array) => isLongRoute(pairsOf(cells, { first, width }));
    // Most boards show at their beginning that they are none.
    return isRoute(numbers.subarray(0, BEGINNING)) && isRoute(numbers);
  });
}

/** Splits cells, numbered from `first` in lines of `width`, into pairs of line and place within it, both counted from 0. */
export function pairsOf(cells: Int32Array, { first, width }: { first: number; width: number }): Int32Array {
  const pairs = new Int32Array(2 * cells.length);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]! - first;
    pairs[2 * at] = Math.floor(cell / width);
    pairs[2 * at + 1] = cell % width;
  }
  return pairs;
}
