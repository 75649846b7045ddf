import type { Size } from "../../case/knight.ts";
import { isIndex } from "./board-index.ts";
import { areaOf } from "./ranges.ts";
import { isRoute } from "./tour-window.ts";

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
  return otherBoardOf(pairs, board) !== undefined || (isIndex(pairs) && filledBy(pairs, board) !== undefined);
}

/** Finds the board of another size that has as many squares as a list. */
function filledBy(squares: Int32Array, { rows, columns }: Size): Size | undefined {
  const area = areaOf(squares);
  const isWhole = 2 * area.rows * area.columns === squares.length;
  const isThis =
    (area.rows === rows && area.columns === columns) || (area.rows === columns && area.columns === rows);
  return isWhole && !isThis ? area : undefined;
}

/** A list that is printed more often is not told by it. */
const MOST_TIMES = 4;

/** A list that is printed several times, once. A prompt above it may name a square: "e.g. A1". */
function onceOf(pairs: Int32Array): Int32Array {
  for (const list of [pairs, pairs.subarray(2)]) {
    for (let times = MOST_TIMES; times > 1; times--) {
      const part = list.length / times;
      if (part > 0 && part % 2 === 0 && repeats(list, part)) return list.subarray(0, part);
    }
  }
  return pairs;
}

/** Tests if a list goes on as it is at its beginning. */
function repeats(list: Int32Array, part: number): boolean {
  for (let at = part; at < list.length; at++) if (list[at] !== list[at - part]) return false;
  return true;
}

function withoutRepeats(pairs: Int32Array): Int32Array {
  let first = 2;
  while (first < pairs.length && !isRepeated(pairs, first)) first += 2;
  if (first >= pairs.length) return pairs;
  const kept = pairs.slice();
  let length = first;
  for (let at = first; at < pairs.length; at += 2) {
    if (isRepeated(pairs, at)) continue;
    kept[length++] = pairs[at]!;
    kept[length++] = pairs[at + 1]!;
  }
  return kept.subarray(0, length);
}

function isRepeated(pairs: Int32Array, at: number): boolean {
  return pairs[at] === pairs[at - 2] && pairs[at + 1] === pairs[at - 1];
}

function withoutReturn(pairs: Int32Array): Int32Array {
  const returns = pairs.at(-2) === pairs[0] && pairs.at(-1) === pairs[1];
  return returns ? pairs.subarray(0, -2) : pairs;
}
