import { remembered } from "../../base/remembered.ts";
import { textOf } from "../../base/text.ts";
import type { Size } from "../../case/knight.ts";
import { boardReadings } from "../board/board-readings.ts";
import { type AnswerReader, type Question, type Reading, WEIGHTS } from "../reading/answer.ts";
import type { Conventions } from "../reading/conventions.ts";
import { IntegerList } from "../text/integers.ts";
import { ABSENT } from "../text/pairs.ts";
import { withoutIndex } from "../tour/board-index.ts";
import { tourWindow } from "../tour/tour-window.ts";
import { listedTour } from "./listed-tour.ts";
import { visitReadings } from "./visit-readings.ts";

/** The ways to write a square of a board, each as an expression. */
interface SquareForms {
  readonly usual: RegExp;
  /** A square with the number of its step: `A1: 34`. */
  readonly numbered: RegExp;
  /** Squares as fewer programs write them, `4C`, `(C, 4)` and `Nc4`. Text may look like them, so they count as whole tours only. */
  readonly otherwise: readonly RegExp[];
  /** A square behind the number of its step: `33 | b8`. */
  readonly behindStep: RegExp;
}

/** Letters of the alphabet; behind `z` come `aa` and `ab`, as in a spreadsheet. */
const LETTERS = 26;

/** Makes the forms for boards: on small ones a letter and two digits are enough, and other words are no squares. */
const formsFor = remembered((size: "small" | "wide" | "huge"): SquareForms => {
  const letter = `(?<letter>[a-z]${size === "small" ? "" : "{1,2}"})`;
  const number = `(?<number>[1-9]\\d${size === "huge" ? "{0,2}" : "?"})`;
  const step = `(?<step>\\d{1,${size === "huge" ? 6 : 4}})`;
  const alone = (form: string, flags = "giu") => new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}\\d])`, flags);
  return {
    usual: alone(letter + number),
    numbered: alone(`${letter}${number}['"]?[ \\t]{0,3}(?:[:=|-]|[-=]>)?[ \\t]{0,3}${step}`),
    otherwise: [
      alone(number + letter),
      alone(`${letter}['"]?[ \\t]{0,3}[,;: \\t-][ \\t]{0,3}${number}`),
      alone(`[NCKS]${letter}${number}`, "gu"),
    ],
    behindStep: alone(`${step}[ \\t]{0,3}[|.:)-][ \\t]{0,8}${letter}${number}`),
  };
});

/** Longer outputs are not read again for them. */
const LONGEST_BYTES = 256 * 1024;

/** Squares as in chess, `a1 b3 c5`: the letter is the column, the number is the row. */
export const squaresReader: AnswerReader = {
  open: (question, declared) => ({
    *end({ output }) {
      const text = textOf(output);
      const all = squaresIn(text, question);
      const board = all.length < 4 ? undefined : numberedBoard(text, question, declared);
      if (board) return yield* boardReadings(board, question, { declared, weight: WEIGHTS.complete });
      const listed = listedTour(all, question, [withoutIndex]);
      if (!listed) return;
      // Letters always count from a and numbers from 1, so the manifest does not matter here.
      const settled = { ...declared, counting: 0 } as const;
      const meant = { ...listed, declared: settled, usual: "column-row" } as const;
      for (const reading of visitReadings(listed.tour, question, meant))
        yield declared.backwards ? reading : withStartName(reading, listed.tour);
    },
  }),
};

/** Adds the name of the first square, unless a start is put before it. */
function withStartName(reading: Reading, tour: Int32Array): Reading {
  const { answer } = reading;
  if (answer.kind !== "visits" || answer.visits.length !== tour.length) return reading;
  const startName = `${lettersOf(tour[0]!)}${tour[1]! + 1}`;
  return { ...reading, answer: { ...answer, startName } };
}

/** Finds the row and the column of each square, from 0, in the text of an output. */
export function chessSquaresIn(output: Buffer, { rows, columns }: Size): Int32Array {
  return squaresIn(textOf(output), { rows, columns }).map(
    (_, at, all) => all[at % 2 === 0 ? at + 1 : at - 1]!,
  );
}

/** Finds the column and the row of each square, from 0. */
function squaresIn(text: string, size: Size): Int32Array {
  const forms = formsOf(size);
  const squares = size.rows * size.columns;
  const usual = pairsIn(text, forms.usual);
  if (usual.length === 2 * squares && text.length <= LONGEST_BYTES)
    return inSteps(text, squares, forms) ?? usual;
  if (usual.length >= 4 || text.length > LONGEST_BYTES) return usual;
  return (
    forms.otherwise.map((pattern) => pairsIn(text, pattern)).find((pairs) => isTour(pairs, squares)) ?? usual
  );
}

/** Sorts the squares by the numbers of their steps, if each has one: a score sheet has two columns of them. */
function inSteps(text: string, squares: number, { behindStep }: SquareForms): Int32Array | undefined {
  const numbered = Array.from(text.matchAll(behindStep), ({ groups }) => groups!);
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
  const named = Array.from(text.matchAll(formsOf({ rows, columns }).numbered), ({ groups }) => groups!);
  if (named.length !== rows * columns) return undefined;
  const pairs = named.flatMap((each) => [letterIn(each), Number(each.number) - 1]);
  if (withoutIndex(Int32Array.from(pairs), { rows, columns }).length > 0) return undefined;
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

/** Gives the column of a square by its letters, from 0. */
function letterIn({ letter }: Readonly<Record<string, string>>): number {
  const places = Array.from(letter!.toLowerCase(), (each) => each.charCodeAt(0) - "a".charCodeAt(0) + 1);
  return places.reduce((sum, place) => sum * LETTERS + place, 0) - 1;
}

/** Gives the letters of a column, from 0. */
function lettersOf(column: number): string {
  const last = String.fromCharCode("a".charCodeAt(0) + (column % LETTERS));
  return column < LETTERS ? last : lettersOf(Math.floor(column / LETTERS) - 1) + last;
}

function formsOf({ rows, columns }: Size): SquareForms {
  const side = Math.max(rows, columns);
  return formsFor(side > 99 ? "huge" : side > LETTERS ? "wide" : "small");
}
