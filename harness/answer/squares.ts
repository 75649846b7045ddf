import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { IntegerList } from "./integers.ts";
import { outputText } from "./output.ts";
import { tourWindow } from "./tour-window.ts";

const SQUARE = /(?<![\p{L}\d])([a-z])([1-9]\d?)(?![\p{L}\d])/giu;

/**
 * Squares as in chess, `a1 b3 c5`: the letter is the column, the number the row. Rows are counted from the top or from
 * the bottom, whichever puts the first square on the start.
 */
export const squaresReader: AnswerReader = {
  open: ({ rows, columns, start }) => ({
    end(output) {
      const pairs = new IntegerList();
      for (const [, letter, number] of outputText(output).matchAll(SQUARE)) {
        pairs.push(Number(number));
        pairs.push(letter!.toLowerCase().charCodeAt(0) - "a".charCodeAt(0));
      }
      if (pairs.length < 4) return undefined;
      const tour = tourWindow(pairs.slice(), rows * columns);
      const fromBottom = rows - tour[0]! === start.row;
      const visits = tour.map((part, at) => {
        if (at % 2 === 1) return part;
        return fromBottom ? rows - part : part - 1;
      });
      const complete = tour.length === 2 * rows * columns;
      return { answer: { kind: "visits", visits }, weight: complete ? WEIGHTS.complete : WEIGHTS.hint };
    },
  }),
};
