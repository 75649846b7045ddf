import type { Size } from "../../case/knight.ts";
import { areaOf } from "./ranges.ts";
import { isWithoutRepeat } from "./tour-window.ts";

/** Share of the steps of an index that go to the next square: of three in a line, two do. */
const BESIDE = 0.6;

/**
 * Leaves out a list of all squares in the order of the board, before or behind a tour: it is an index, or the board itself with
 * something beside each square.
 */
export function withoutIndex(pairs: Int32Array, { rows, columns }: Size): Int32Array {
  const length = 2 * rows * columns;
  if (pairs.length < length) return pairs;
  if (isIndex(pairs.subarray(0, length))) return pairs.subarray(length);
  const rest = pairs.length - length;
  return rest > 0 && isIndex(pairs.subarray(rest)) ? pairs.subarray(0, rest) : pairs;
}

/** Tests if a list has all squares of a board, each once, in their order. */
export function isIndex(pairs: Int32Array): boolean {
  // The squares of most lists are not beside each other, and to compare them all takes longer.
  if (!isMostlyBeside(pairs)) return false;
  const { rows, columns } = areaOf(pairs);
  return 2 * rows * columns === pairs.length && isWithoutRepeat(pairs);
}

function isMostlyBeside(pairs: Int32Array): boolean {
  const steps = pairs.length / 2 - 1;
  let beside = 0;
  for (let step = 1; step <= steps; step++) {
    const down = Math.abs(pairs[2 * step]! - pairs[2 * step - 2]!);
    const right = Math.abs(pairs[2 * step + 1]! - pairs[2 * step - 1]!);
    if (down + right === 1) beside++;
    if (beside + steps - step < BESIDE * steps) return false;
  }
  return true;
}
