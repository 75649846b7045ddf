import { indexOf, squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { Question } from "../reading/answer.ts";
import { LEAST_AMONG_WORDS } from "./row-block.ts";

/** Counts the squares with a step. */
export function countSteps(board: Int32Array): number {
  let count = 0;
  for (let at = 0; at < board.length; at++) if (board[at]! > 0) count++;
  return count;
}

/** Tests if the 1 of a board stands on the start that was asked. */
export function isNextOnStart(
  board: Int32Array,
  { columns, start }: Pick<Question, "columns" | "start">,
): boolean {
  return start !== undefined && board[indexOf({ columns }, start)] === 1;
}

/** Tests if several squares of a board have the number 1, and no square has a larger one. */
export function isMarked(board: Int32Array): boolean {
  return board.every((step) => step <= 1) && countSteps(board) > 1;
}

/** Tests if the numbers of a board can be steps: few of them stand on several squares, unlike numbers of free neighbours. */
export function isPart(board: Int32Array, columns: number): boolean {
  // A set of a million numbers takes ten times as long as all the rest of the reading.
  const isSeen = new Uint8Array(board.length + 1);
  const beyond = new Set<number>();
  let steps = 0;
  let different = 0;
  let repeated = 0;
  for (let at = 0; at < board.length; at++) {
    const step = board[at]!;
    if (step <= 0) continue;
    steps++;
    if (step > board.length) beyond.add(step);
    else if (isSeen[step] === 1) repeated++;
    else {
      isSeen[step] = 1;
      different++;
    }
  }
  // Lines of three numbers may be anything, such as steps with their squares.
  if (steps === 0 || (board.length < LEAST_AMONG_WORDS && beyond.size > 0)) return false;
  // Few numbers may be labels beside a board of signs, unless they are the first steps.
  if (2 * steps < board.length) return isSeen[1] === 1 && repeated === 0 && !isWithoutMove(board, columns);
  return 2 * (different + beyond.size) >= steps;
}

/** Tests if no step of a board is a knight move away from the one before it: so are the numbers of a legend. */
function isWithoutMove(board: Int32Array, columns: number): boolean {
  const squareOf = new Int32Array(board.length + 1).fill(-1);
  for (const [square, step] of board.entries()) if (step > 0) squareOf[step] = square;
  let isAny = false;
  for (let step = 1; step < board.length; step++) {
    const [from, to] = [squareOf[step]!, squareOf[step + 1]!];
    if (from < 0 || to < 0) continue;
    if (isKnightMove(squareAt({ columns }, from), squareAt({ columns }, to))) return false;
    isAny = true;
  }
  return isAny;
}

/** Tests if a smaller board is whole below a row that numbers its columns, or beside a letter for each of its rows. */
export function isOfSmallerBoard(board: Int32Array, columns: number): boolean {
  const [first = 0] = board;
  const heading = board.subarray(0, columns);
  const isBelow = first <= 1 && heading.every((number, at) => number === first + at);
  if (isBelow && isWhole(board.subarray(columns))) return true;
  for (let at = 0; at < board.length; at += columns) if (board[at]! > 0) return false;
  return isWhole(board.filter((_, at) => at % columns > 0));
}

/** Tests if numbers are those of steps, each once. */
function isWhole(numbers: Int32Array): boolean {
  const steps = numbers.toSorted();
  const [least = 0] = steps;
  return least >= 0 && least <= 1 && steps.every((step, at) => step === least + at);
}
