import { type AnswerReader, type Question, WEIGHTS } from "./answer.ts";
import { IntegerList } from "./integers.ts";
import type { ScannedLine } from "./scan.ts";

/**
 * Squares as coordinates in the order of the tour: in brackets anywhere (`(0,0)`, `#1 - [0, 0]`), or two numbers a
 * line, also behind the number of the step.
 */
export const coordinatesReader: AnswerReader = {
  lookedFor: "a list of coordinates",
  open(question) {
    const pairs = new IntegerList();
    return {
      line: (line) => addPairs(pairs, line),
      end() {
        if (pairs.length < 4) return undefined;
        const tour = withoutEchoes(pairs.slice(), question);
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

/** A list longer than the tour repeats the start at its end (a closed tour), or has something else before it. */
function withoutEchoes(pairs: Int32Array, { rows, columns }: Question): Int32Array {
  const length = 2 * rows * columns;
  if (pairs.length <= length) return pairs;
  const closes = pairs.length === length + 2 && pairs[0] === pairs.at(-2) && pairs[1] === pairs.at(-1);
  return closes ? pairs.subarray(0, length) : pairs.subarray(pairs.length - length);
}

/** Coordinates counted from 0. They were counted from 1 if none is 0 and either a last row or column or the start says so. */
function fromZero(pairs: Int32Array, { rows, columns, start }: Question): Int32Array {
  if (pairs.includes(0)) return pairs;
  const beyond = pairs.some((number, at) => number === (at % 2 === 0 ? rows : columns));
  const startsThere = pairs[0] === start.row + 1 && pairs[1] === start.column + 1;
  return beyond || startsThere ? pairs.map((number) => number - 1) : pairs;
}
