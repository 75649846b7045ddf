import { textOf } from "../base/text.ts";
import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { IntegerList } from "./integers.ts";
import { countLeftOut, isWhole, tourWindow } from "./tour-window.ts";
import { visitReadings } from "./visit-readings.ts";

const SQUARE = /(?<![\p{L}\d])(?<letter>[a-z])(?<number>[1-9]\d?)(?![\p{L}\d])/giu;

/** Squares as fewer programs write them, `4C` and `(C, 4)`. Text may look like them, so they count as whole tours only. */
const OTHERWISE = [
  /(?<![\p{L}\d])(?<number>[1-9]\d?)(?<letter>[a-z])(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?<letter>[a-z])['"]?[ \t]{0,3}[,;: \t-][ \t]{0,3}(?<number>[1-9]\d?)(?![\p{L}\d])/giu,
];

/** Longer outputs are not read again for them. */
const LONGEST_BYTES = 256 * 1024;

/** Squares as in chess, `a1 b3 c5`: the letter is the column, the number is the row. */
export const squaresReader: AnswerReader = {
  open: (question, declared) => ({
    *end({ output }) {
      const squares = question.rows * question.columns;
      const printed = squaresIn(textOf(output), squares);
      if (printed.length < 4) return;
      const tour = tourWindow(printed, squares);
      const weight = isWhole(tour, squares) ? WEIGHTS.complete : WEIGHTS.hint;
      // Letters always count from a and numbers from 1, so the manifest does not matter here.
      const settled = { ...declared, counting: 0 } as const;
      const leftOut = countLeftOut(printed, tour);
      yield* visitReadings(tour, question, { declared: settled, usual: "column-row", weight, leftOut });
    },
  }),
};

/** Finds the column and the row of each square, from 0. */
function squaresIn(text: string, squares: number): Int32Array {
  const usual = pairsIn(text, SQUARE);
  if (usual.length >= 4 || text.length > LONGEST_BYTES) return usual;
  return OTHERWISE.map((pattern) => pairsIn(text, pattern)).find((pairs) => isTour(pairs, squares)) ?? usual;
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
    pairs.push(groups!.letter!.toLowerCase().charCodeAt(0) - "a".charCodeAt(0));
    pairs.push(Number(groups!.number) - 1);
  }
  return pairs.slice();
}
