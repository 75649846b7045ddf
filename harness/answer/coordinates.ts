import { type AnswerReader, type Question, WEIGHTS } from "./answer.ts";
import { IntegerList } from "./integers.ts";
import type { ScannedLine } from "./scan.ts";
import { tourWindow } from "./tour-window.ts";

/**
 * Squares as coordinates in the order of the tour: in brackets anywhere (`(0,0)`, `#1 - [0, 0]`), or two numbers a
 * line, also behind the number of the step.
 */
export const coordinatesReader: AnswerReader = {
  open(question) {
    const pairs = new IntegerList();
    return {
      line: (line) => addPairs(pairs, line),
      end() {
        if (pairs.length < 4) return undefined;
        const tour = tourWindow(pairs.slice(), question.rows * question.columns);
        const complete = tour.length === 2 * question.rows * question.columns;
        return {
          answer: { kind: "visits", visits: fromZero(tour, question) },
          weight: complete ? WEIGHTS.complete : WEIGHTS.hint,
        };
      },
    };
  },
};

/** Adds the coordinates that a line holds: row and column, row and column ... */
export function addPairs(found: IntegerList, line: ScannedLine): void {
  const { numbers, pairs, words } = line;
  if (pairs.length > 0) found.append(pairs);
  else if (numbers.length === 2 && !words) found.append(numbers);
  else if (isNumbered(line, found.length / 2)) found.append(numbers, 1);
}

/** Whether two numbers stand behind the number of the step, which may be counted from 0 or from 1. */
function isNumbered({ numbers }: ScannedLine, step: number): boolean {
  return numbers.length === 3 && (numbers.at(0) === step || numbers.at(0) === step + 1);
}

/** Coordinates counted from 0. They were counted from 1 if none is 0 and either a last row or column or the start says so. */
function fromZero(pairs: Int32Array, { rows, columns, start }: Question): Int32Array {
  if (pairs.includes(0)) return pairs;
  const beyond = pairs.some((number, at) => number === (at % 2 === 0 ? rows : columns));
  const startsThere = pairs[0] === start.row + 1 && pairs[1] === start.column + 1;
  return beyond || startsThere ? pairs.map((number) => number - 1) : pairs;
}
