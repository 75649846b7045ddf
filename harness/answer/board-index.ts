import { isWithoutRepeat } from "./tour-window.ts";
import { rangeOf } from "./visit-readings.ts";

/** Share of the steps of an index that go to the next square: of three in a line, two do. */
const BESIDE = 0.6;

/**
 * Leaves out a list of all squares in the order of the board, before or behind a tour: it is an index, or the board itself with
 * something beside each square.
 */
export function withoutIndex(pairs: Int32Array, squares: number): Int32Array {
  const length = 2 * squares;
  if (pairs.length < length) return pairs;
  if (isIndex(pairs.subarray(0, length))) return pairs.subarray(length);
  const rest = pairs.length - length;
  return rest > 0 && isIndex(pairs.subarray(rest)) ? pairs.subarray(0, rest) : pairs;
}

/** Tests if a list has all squares of a board, each once, in their order. */
export function isIndex(pairs: Int32Array): boolean {
  const sides = ([0, 1] as const).map((place) => {
    const { least, most } = rangeOf(pairs, place);
    return most - least + 1;
  });
  if (2 * sides[0]! * sides[1]! !== pairs.length) return false;
  let beside = 0;
  for (let at = 2; at < pairs.length; at += 2) {
    const down = Math.abs(pairs[at]! - pairs[at - 2]!);
    const right = Math.abs(pairs[at + 1]! - pairs[at - 1]!);
    if (down + right === 1) beside++;
  }
  // The squares of most lists are not beside each other, and to compare them all takes longer.
  return beside >= BESIDE * (pairs.length / 2 - 1) && isWithoutRepeat(pairs);
}
