import type { Size } from "../../case/knight.ts";
import { boardReadings } from "../board/board-readings.ts";
import { drawsOtherBoard } from "../board/wrong-shape.ts";
import { type AnswerReader, type Question, WEIGHTS } from "../reading/answer.ts";
import type { Conventions } from "../reading/conventions.ts";
import { ABSENT, type PairList } from "../text/pairs.ts";
import { withoutIndex } from "../tour/board-index.ts";
import { rangesOf } from "../tour/ranges.ts";
import { chainIn, holdsTour, isMostlyMoves, withoutSize } from "../tour/tour-window.ts";
import { listedTour } from "./listed-tour.ts";
import { visitReadings } from "./visit-readings.ts";

/**
 * Squares as coordinates: in brackets anywhere (`(0,0)`, `#1 - [0, 0]`), by name (`linha 2 coluna 5`), or two
 * numbers per line, with or without the number of the step. They stand in the order of the tour, unless each
 * has the number of its step and these are in another order: `tabuleiro[0][0] = 34`.
 */
export const coordinatesReader: AnswerReader = {
  readsPairs: true,
  open(question, declared) {
    const squares = question.rows * question.columns;
    return {
      *end({ pairs, output }) {
        const log = logIn(pairs, squares);
        const all = log ?? pairs.numbers;
        if (all.length < 4 || (!chainIn(all, squares) && isNoRoute(all, question))) return;
        const meant: Conventions = pairs.named ? { ...declared, order: "row-column" } : declared;
        const board = log ? undefined : numberedBoard(pairs, question, meant);
        if (board)
          return yield* boardReadings(board, question, { declared: meant, weight: WEIGHTS.complete });
        const listed = listedTour(all, question, [withoutIndex, withoutSize]);
        if (!listed) return;
        const { tour } = listed;
        const mayBeOfOther =
          leavesBoard(tour, question) || !isMostlyMoves(tour) || isSmallPart(tour, squares);
        if (mayBeOfOther && drawsOtherBoard(output, question)) return;
        yield* visitReadings(tour, question, { declared: meant, ...listed });
      },
    };
  },
};

/** Finds the tour in a log that names other squares, too: its squares have the same words each time. */
function logIn({ numbers, logged }: PairList, squares: number): Int32Array | undefined {
  return numbers.length > 2 * squares && !holdsTour(numbers, squares) ? logged : undefined;
}

/**
 * Tests if most pairs cannot be steps of a knight: they are off the board, whatever is counted from and whichever comes
 * first, or are the one before. Boards in brackets have such pairs: `[ 0 ][ 0 ][ 12 ]`.
 */
function isNoRoute(printed: Int32Array, { rows, columns }: Question): boolean {
  const most = Math.max(rows, columns);
  let others = 0;
  // Ends as soon as the pairs that are left cannot make up a quarter any more.
  for (let at = 0; at < printed.length && 4 * others + 2 * (printed.length - at) > printed.length; at += 2) {
    const first = printed[at]!;
    const second = printed[at + 1]!;
    const isOff = Math.min(first, second) < 0 || Math.max(first, second) > most;
    const stays = first === printed[at - 2] && second === printed[at - 1];
    if (isOff || stays) others++;
  }
  return 4 * others > printed.length;
}

/** Tests if squares are so few that they may be a tour of a smaller board, or a part of one. */
function isSmallPart(tour: Int32Array, squares: number): boolean {
  return tour.length < squares;
}

/** Tests if squares are off the board, whatever is counted from and whichever comes first. */
function leavesBoard(printed: Int32Array, { rows, columns }: Size): boolean {
  const { first, second } = rangesOf(printed);
  const base = Math.min(1, first.least, second.least);
  const fits = (down: number, right: number) => base >= 0 && down < rows + base && right < columns + base;
  return !fits(first.most, second.most) && !fits(second.most, first.most);
}

/**
 * Makes the board line by line, if the last pairs are all its squares and their numbers are neither in sequence nor those
 * of the squares.
 */
function numberedBoard(
  { numbers, labels, length }: PairList,
  { rows, columns }: Question,
  { order }: Conventions,
): Int32Array | undefined {
  const squares = rows * columns;
  const from = length - squares;
  if (from < 0 || labels.length < length) return undefined;
  const steps = labels.subarray(from);
  if (steps.includes(ABSENT) || steps.every((step, at) => at === 0 || step === steps[at - 1]! + 1))
    return undefined;
  const printed = numbers.subarray(2 * from);
  if (areOfSquares(steps, printed, { rows, columns })) return undefined;
  const width = order === "column-row" ? rows : columns;
  const base = printed.includes(0) ? 0 : 1;
  const board = new Int32Array(squares).fill(ABSENT);
  for (let at = 0; at < squares; at++) {
    const line = printed[2 * at]! - base;
    const place = printed[2 * at + 1]! - base;
    const cell = line * width + place;
    if (place < 0 || place >= width || board[cell] !== ABSENT) return undefined;
    board[cell] = steps[at]!;
  }
  return board;
}

/** Tests if numbers count the squares beside them, row by row or column by column: they say nothing about the order. */
function areOfSquares(numbers: Int32Array, pairs: Int32Array, { rows, columns }: Size): boolean {
  return [rows, columns].some((width) =>
    [0, 1].some((line) => {
      const place = 1 - line;
      const base = (at: number) => numbers[at]! - pairs[2 * at + line]! * width - pairs[2 * at + place]!;
      return numbers.every((_, at) => base(at) === base(0));
    }),
  );
}
