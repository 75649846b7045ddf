import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { outputText } from "./output.ts";

const SQUARE = /(?<![\p{L}\d])([a-z])([1-9]\d?)(?![\p{L}\d])/giu;

/**
 * Squares as in chess, `a1 b3 c5`: the letter is the column, the number the row. Rows are counted from the top or from
 * the bottom, whichever puts the first square on the start.
 */
export const squaresReader: AnswerReader = {
  lookedFor: "a list of squares like a1 b3",
  open: ({ rows, columns, start }) => ({
    end(output) {
      const names = Array.from(outputText(output).matchAll(SQUARE)).slice(-rows * columns);
      if (names.length < 2) return undefined;
      const fromBottom = rows - Number(names[0]![2]) === start.row;
      const visits = Int32Array.from(
        names.flatMap(([, letter, number]) => [
          fromBottom ? rows - Number(number) : Number(number) - 1,
          letter!.toLowerCase().charCodeAt(0) - "a".charCodeAt(0),
        ]),
      );
      const complete = names.length === rows * columns;
      return { answer: { kind: "visits", visits }, weight: complete ? WEIGHTS.complete : WEIGHTS.hint };
    },
  }),
};
