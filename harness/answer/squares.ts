import { textOf } from "../base/text.ts";
import type { Size } from "../case/knight.ts";
import { type AnswerReader, type Question, type Reading, WEIGHTS } from "./answer.ts";
import { withoutIndex } from "./board-index.ts";
import { boardReadings } from "./board-readings.ts";
import type { Conventions } from "./conventions.ts";
import { IntegerList } from "./integers.ts";
import { isOfOtherBoard } from "./other-tour.ts";
import { ABSENT } from "./pairs.ts";
import { countLeftOut, outgrows, severalIn, tourWindow, weightOf } from "./tour-window.ts";
import { visitReadings } from "./visit-readings.ts";

const SQUARE = /(?<![\p{L}\d])(?<letter>[a-z])(?<number>[1-9]\d?)(?![\p{L}\d])/giu;

/** A square with the number of its step: `A1: 34`. */
const NUMBERED =
  /(?<![\p{L}\d])(?<letter>[a-z])(?<number>[1-9]\d?)['"]?[ \t]{0,3}(?:[:=|-]|[-=]>)?[ \t]{0,3}(?<step>\d{1,4})(?![\p{L}\d])/giu;

/** Squares as fewer programs write them, `4C`, `(C, 4)` and `Nc4`. Text may look like them, so they count as whole tours only. */
const OTHERWISE = [
  /(?<![\p{L}\d])(?<number>[1-9]\d?)(?<letter>[a-z])(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?<letter>[a-z])['"]?[ \t]{0,3}[,;: \t-][ \t]{0,3}(?<number>[1-9]\d?)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])[NCKS](?<letter>[a-z])(?<number>[1-9]\d?)(?![\p{L}\d])/gu,
];

/** A square behind the number of its step: `33 | b8`. */
const BEHIND_STEP =
  /(?<![\p{L}\d])(?<step>\d{1,4})[ \t]{0,3}[|.:)-][ \t]{0,8}(?<letter>[a-z])(?<number>[1-9]\d?)(?![\p{L}\d])/giu;

/** Longer outputs are not read again for them. */
const LONGEST_BYTES = 256 * 1024;

/** Squares as in chess, `a1 b3 c5`: the letter is the column, the number is the row. */
export const squaresReader: AnswerReader = {
  open: (question, declared) => ({
    *end({ output }) {
      const squares = question.rows * question.columns;
      const text = textOf(output);
      const all = squaresIn(text, squares);
      const board = all.length < 4 ? undefined : numberedBoard(text, question, declared);
      if (board) return yield* boardReadings(board, question, { declared, weight: WEIGHTS.complete });
      const printed = withoutIndex(all, squares);
      if (printed.length < 4 || outgrows(printed, squares)) return;
      if (isOfOtherBoard(all, question) || isOfOtherBoard(printed, question)) return;
      const tour = tourWindow(printed, squares);
      const leftOut = countLeftOut(printed, tour, squares);
      const weight = weightOf(tour, squares, leftOut);
      const several = severalIn(printed, squares);
      // Letters always count from a and numbers from 1, so the manifest does not matter here.
      const settled = { ...declared, counting: 0 } as const;
      const meant = { declared: settled, usual: "column-row", weight, leftOut, several } as const;
      for (const reading of visitReadings(tour, question, meant))
        yield declared.backwards ? reading : withStartName(reading, tour);
    },
  }),
};

/** Adds the name of the first square, unless a start is put before it. */
function withStartName(reading: Reading, tour: Int32Array): Reading {
  const { answer } = reading;
  if (answer.kind !== "visits" || answer.visits.length !== tour.length) return reading;
  const startName = `${String.fromCharCode("a".charCodeAt(0) + tour[0]!)}${tour[1]! + 1}`;
  return { ...reading, answer: { ...answer, startName } };
}

/** Finds the row and the column of each square, from 0, in the text of an output. */
export function chessSquaresIn(output: Buffer, { rows, columns }: Size): Int32Array {
  return squaresIn(textOf(output), rows * columns).map((_, at, all) => all[at % 2 === 0 ? at + 1 : at - 1]!);
}

/** Finds the column and the row of each square, from 0. */
function squaresIn(text: string, squares: number): Int32Array {
  const usual = pairsIn(text, SQUARE);
  if (usual.length === 2 * squares && text.length <= LONGEST_BYTES) return inSteps(text, squares) ?? usual;
  if (usual.length >= 4 || text.length > LONGEST_BYTES) return usual;
  return OTHERWISE.map((pattern) => pairsIn(text, pattern)).find((pairs) => isTour(pairs, squares)) ?? usual;
}

/** Sorts the squares by the numbers of their steps, if each has one: a score sheet has two columns of them. */
function inSteps(text: string, squares: number): Int32Array | undefined {
  const numbered = Array.from(text.matchAll(BEHIND_STEP), ({ groups }) => groups!);
  const steps = new Set(numbered.map(({ step }) => Number(step)));
  const first = steps.has(0) ? 0 : 1;
  if (numbered.length !== squares || steps.size !== squares || Math.max(...steps) !== first + squares - 1)
    return undefined;
  const inOrder = numbered.toSorted((one, other) => Number(one.step) - Number(other.step));
  return Int32Array.from(inOrder.flatMap((each) => [letterIn(each), Number(each.number) - 1]));
}

/** Makes the board line by line, if each of its squares stands there once with a number, in the order of the board. */
function numberedBoard(
  text: string,
  { rows, columns }: Question,
  { order }: Conventions,
): Int32Array | undefined {
  if (text.length > LONGEST_BYTES) return undefined;
  const named = Array.from(text.matchAll(NUMBERED), ({ groups }) => groups!);
  if (named.length !== rows * columns) return undefined;
  const pairs = named.flatMap((each) => [letterIn(each), Number(each.number) - 1]);
  if (withoutIndex(Int32Array.from(pairs), named.length).length > 0) return undefined;
  const board = new Int32Array(named.length).fill(ABSENT);
  const width = order === "column-row" ? rows : columns;
  for (const each of named) board[(Number(each.number) - 1) * width + letterIn(each)] = Number(each.step);
  return board.includes(ABSENT) ? undefined : board;
}

/** Tests if each square stands there once, but for the start, which may be left out. */
function isTour(pairs: Int32Array, squares: number): boolean {
  const tour = tourWindow(pairs, squares);
  const count = tour.length / 2;
  const distinct = new Set(Array.from({ length: count }, (_, at) => `${tour[2 * at]},${tour[2 * at + 1]}`));
  return distinct.size === count && count >= squares - 1;
}

function pairsIn(text: string, pattern: RegExp): Int32Array {
  const pairs = new IntegerList();
  for (const { groups } of text.matchAll(pattern)) {
    pairs.push(letterIn(groups!));
    pairs.push(Number(groups!.number) - 1);
  }
  return pairs.slice();
}

/** Gives the place of a letter in the alphabet, from 0. */
function letterIn({ letter }: Readonly<Record<string, string>>): number {
  return letter!.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
}
