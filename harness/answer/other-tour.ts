import type { Size } from "../case/knight.ts";
import { isRoute } from "./tour-window.ts";
import { rangeOf } from "./visit-readings.ts";

/**
 * Finds the board of another size of which a list of squares is a whole tour. A program that has one board prints it, whatever
 * it is asked for.
 *
 * @param pairs row and column of each square, or column and row, one number after the other; moves may be written from square
 *   to square, and the start again at the end
 */
export function otherBoardOf(pairs: Int32Array, { rows, columns }: Size): Size | undefined {
  if (pairs.length < 2) return undefined;
  const squares = withoutReturn(withoutRepeats(pairs));
  const [down, right] = ([0, 1] as const).map((place) => {
    const { least, most } = rangeOf(squares, place);
    return most - least + 1;
  }) as [number, number];
  const isWhole = 2 * down * right === squares.length;
  const isThis = (down === rows && right === columns) || (down === columns && right === rows);
  const isOther = isWhole && !isThis && isRoute(squares);
  return isOther ? { rows: down, columns: right } : undefined;
}

function withoutRepeats(pairs: Int32Array): Int32Array {
  return pairs.filter((_, at) => {
    const first = at - (at % 2);
    return first === 0 || pairs[first] !== pairs[first - 2] || pairs[first + 1] !== pairs[first - 1];
  });
}

function withoutReturn(pairs: Int32Array): Int32Array {
  const returns = pairs.at(-2) === pairs[0] && pairs.at(-1) === pairs[1];
  return returns ? pairs.subarray(0, -2) : pairs;
}
