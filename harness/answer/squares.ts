import { textOf } from "../base/text.ts";
import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { IntegerList } from "./integers.ts";
import { countLeftOut, isWhole, tourWindow } from "./tour-window.ts";
import { visitReadings } from "./visit-readings.ts";

const SQUARE = /(?<![\p{L}\d])([a-z])([1-9]\d?)(?![\p{L}\d])/giu;

/** Squares as in chess, `a1 b3 c5`: the letter is the column, the number is the row. */
export const squaresReader: AnswerReader = {
  open: (question, declared) => ({
    *end({ output }) {
      const pairs = new IntegerList();
      for (const [, letter, number] of textOf(output).matchAll(SQUARE)) {
        pairs.push(letter!.toLowerCase().charCodeAt(0) - "a".charCodeAt(0));
        pairs.push(Number(number) - 1);
      }
      if (pairs.length < 4) return;
      const squares = question.rows * question.columns;
      const printed = pairs.slice();
      const tour = tourWindow(printed, squares);
      const weight = isWhole(tour, squares) ? WEIGHTS.complete : WEIGHTS.hint;
      // Letters always count from a and numbers from 1, so the manifest does not matter here.
      const settled = { ...declared, counting: 0 } as const;
      const leftOut = countLeftOut(printed, tour);
      yield* visitReadings(tour, question, { declared: settled, usual: "column-row", weight, leftOut });
    },
  }),
};
