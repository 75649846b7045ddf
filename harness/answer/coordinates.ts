import { type AnswerReader, type Question, WEIGHTS } from "./answer.ts";
import { IntegerList } from "./integers.ts";
import { type ScannedLine, scanLines } from "./scan.ts";

/**
 * Squares as coordinates in the order of the tour: in brackets anywhere (`(0,0)`, `#1 - [0, 0]`), or two numbers a
 * line, also behind the number of the step.
 */
export const coordinatesReader: AnswerReader = {
  lookedFor: "a list of coordinates",
  read(output, question) {
    const pairs = readPairs(output);
    if (pairs.length < 4) return undefined;
    const tour = withoutEchoes(pairs, question);
    const squares = question.rows * question.columns;
    return {
      answer: { kind: "visits", visits: fromZero(tour, question) },
      weight: tour.length === 2 * squares ? WEIGHTS.complete : WEIGHTS.hint,
    };
  },
};

/** All pairs of coordinates, as they were printed: row and column, row and column ... */
export function readPairs(output: Uint8Array): Int32Array {
  const pairs = new IntegerList();
  scanLines(output, (line) => {
    const found = pairsOf(line, pairs.length / 2);
    for (const number of found) pairs.push(number);
  });
  return pairs.slice();
}

function pairsOf({ numbers, pairs, words }: ScannedLine, before: number): Int32Array {
  if (pairs.length > 0) return pairs.slice();
  if (numbers.length === 2 && !words) return numbers.slice();
  const numbered = numbers.length === 3 && (numbers.at(0) === before || numbers.at(0) === before + 1);
  return numbered ? numbers.slice(1) : numbers.slice(0, 0);
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
