import type { Size } from "../case/knight.ts";
import { isIndex } from "./board-index.ts";
import { isRoute } from "./tour-window.ts";
import { rangeOf } from "./visit-readings.ts";

/**
 * Finds the board of another size of which a list of squares is a whole tour. A program that has one board prints it, whatever
 * it is asked for.
 *
 * @param pairs row and column of each square, or column and row, one number after the other; moves may be written from square
 *   to square, and the start again at the end
 */
export function otherBoardOf(pairs: Int32Array, board: Size): Size | undefined {
  const squares = withoutReturn(withoutRepeats(onceOf(pairs)));
  const filled = filledBy(squares, board);
  return filled && isRoute(squares) ? filled : undefined;
}

/** Tests if a list is a whole tour of a board of another size, or goes through all of its squares in their order. */
export function isOfOtherBoard(pairs: Int32Array, board: Size): boolean {
  return otherBoardOf(pairs, board) !== undefined || (filledBy(pairs, board) !== undefined && isIndex(pairs));
}

/** Finds the board of another size that has as many squares as a list. */
function filledBy(squares: Int32Array, { rows, columns }: Size): Size | undefined {
  const [down, right] = ([0, 1] as const).map((place) => {
    const { least, most } = rangeOf(squares, place);
    return most - least + 1;
  }) as [number, number];
  const isWhole = 2 * down * right === squares.length;
  const isThis = (down === rows && right === columns) || (down === columns && right === rows);
  return isWhole && !isThis ? { rows: down, columns: right } : undefined;
}

/** A list that is printed more often is not told by it. */
const MOST_TIMES = 4;

/** A list that is printed several times, once. A prompt above it may name a square: "e.g. A1". */
function onceOf(pairs: Int32Array): Int32Array {
  for (const list of [pairs, pairs.subarray(2)]) {
    for (let times = MOST_TIMES; times > 1; times--) {
      const part = list.length / times;
      if (part > 0 && part % 2 === 0 && list.every((value, at) => value === list[at % part]))
        return list.subarray(0, part);
    }
  }
  return pairs;
}

function withoutRepeats(pairs: Int32Array): Int32Array {
  const kept = new Int32Array(pairs.length);
  let length = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    if (at > 0 && pairs[at] === pairs[at - 2] && pairs[at + 1] === pairs[at - 1]) continue;
    kept[length++] = pairs[at]!;
    kept[length++] = pairs[at + 1]!;
  }
  return length === pairs.length ? pairs : kept.subarray(0, length);
}

function withoutReturn(pairs: Int32Array): Int32Array {
  const returns = pairs.at(-2) === pairs[0] && pairs.at(-1) === pairs[1];
  return returns ? pairs.subarray(0, -2) : pairs;
}
