import { rememberedOf } from "../../base/remembered.ts";
import type { Size } from "../../case/knight.ts";
import { type AnswerReader, type Question, type ScannedOutput, WEIGHTS } from "../reading/answer.ts";
import { apart, firstStepIn, type Several, Tours } from "../reading/several.ts";
import { IntegerList } from "../text/integers.ts";
import { type Layout, layoutOf, type Scan } from "../text/scan.ts";
import { isCellRoute } from "../tour/cell-route.ts";
import { boardReadings, hasAllSteps } from "./board-readings.ts";
import { isNumbering } from "./numbering.ts";
import { LEAST_AMONG_WORDS } from "./row-block.ts";
import { StepStream } from "./step-stream.ts";

/** A board of step numbers, with its lines broken anywhere: wrapped, one number per line, all on one line. */
export const numbersReader: AnswerReader = {
  open: (question, declared) => ({
    *end(scan) {
      const run = wholeRun(scan, question);
      // A heading of columns counts from 0, too.
      if (!run || isNumbering(run.numbers, question)) return;
      const board = run.numbers;
      const isTour = hasAllSteps(board, question) && !isCellRoute(board, question);
      const weight = isTour ? WEIGHTS.complete : WEIGHTS.partial;
      yield* boardReadings(board, question, { declared, weight, several: run.severalBy(firstStepIn) });
    },
  }),
};

/** Numbers of a whole board, or of the squares of a whole tour. */
export interface Run {
  readonly numbers: Int32Array;
  /** The number that stands before them in their list; undefined if none does, or if they begin a line of several numbers. */
  readonly before: number | undefined;
  /** Compares the runs of the output, as `Tours` does. */
  readonly severalBy: (startOf: (run: Int32Array) => number) => Several | undefined;
}

/** Finds a run as `runIn` does. Beside boards on which a 0 marks a free square it is none if it has a 0. */
export function wholeRun(scan: ScannedOutput, question: Question): Run | undefined {
  const run = runIn(scan, question);
  return scan.drawn.firstIsOne && run?.numbers.includes(0) ? undefined : run;
}

/**
 * Finds a run of as many numbers as there are squares, with each number from 0 or from 1 on. A number beside
 * the board may by chance be the one at its other end, so several runs may fit. The best run begins and ends
 * with a line and does not end among words; the last of the best ones is taken.
 */
const runIn = rememberedOf((scan: Scan, { rows, columns }: Question): Run | undefined => {
  const { numbers } = scan;
  const squares = rows * columns;
  const stream = new StepStream(squares);
  let places: ReturnType<typeof placesIn> | undefined;
  let best: { readonly end: number; readonly count: number; readonly fit: number } | undefined;
  let text = 0;
  let line = 0;
  const ends = new IntegerList();
  for (let end = 1; end <= numbers.length; end++) {
    stream.enter(numbers[end - 1]!);
    if (!stream.isComplete()) continue;
    places ??= placesIn(scan, { rows, columns });
    const { breaks, lineStarts } = places;
    while (text < breaks.length && breaks[text]! < end) text++;
    while (line < lineStarts.length && lineStarts[line]! < end) line++;
    const lastBreak = breaks[text - 1] ?? 0;
    // A board does not go on below a line of words. On one that is half full, the steps may be all of a smaller one.
    if (lastBreak > end - squares) continue;
    // The last rows of one board and the first of the next are none.
    if (places.areBoards && end % squares !== 0) continue;
    const fit = places.fitness(end - squares, end);
    if (fit <= 0 && squares < LEAST_AMONG_WORDS) continue;
    // What begins or ends among the words of several lines joins two lists.
    if (fit < 0 && lineStarts[line - 1]! > end - squares) continue;
    ends.push(end);
    if (!best || fit >= best.fit) best = { end, count: ends.length, fit };
  }
  if (!best || !places) return undefined;
  const { end: last, count } = best;
  const { lineStarts } = places;
  const lineAt = lineStarts.indexOf(last - squares);
  const beginsLine = lineAt >= 0 && (lineStarts[lineAt + 1] ?? numbers.length) > last - squares + 1;
  const runTo = (end: number) => numbers.subarray(end - squares, end);
  return {
    numbers: runTo(last).slice(),
    before: beginsLine ? undefined : numbers[last - squares - 1],
    severalBy: (startOf) => {
      const tours = new Tours(startOf);
      for (const each of apart(ends.slice(0, count), squares)) tours.add(runTo(each));
      return tours.several;
    },
  };
});

/** Finds where numbers stand in an output, and rates the places of runs. Few outputs have a run. */
function placesIn({ output, numbers }: Scan, size: Size) {
  const layout = layoutOf(output);
  const areBoards = holdsOnlyBoards(numbers, layout, size);
  return { ...layout, areBoards, fitness: fitnessOf(numbers, layout) };
}

/** Tests if all numbers of an output are rows of boards of this size, one board after the other. */
function holdsOnlyBoards(numbers: Int32Array, { lineStarts }: Layout, { rows, columns }: Size): boolean {
  return (
    numbers.length % (rows * columns) === 0 && lineStarts.every((start, line) => start === line * columns)
  );
}

/** Makes a function that rates a run: higher if it begins and ends with a line, lower among words, and with one end among them. */
function fitnessOf(
  numbers: Int32Array,
  { lineStarts, wordyLineStarts }: Layout,
): (start: number, end: number) => number {
  const isLineStart = new Uint8Array(numbers.length + 1);
  for (const start of lineStarts) isLineStart[start] = 1;
  isLineStart[numbers.length] = 1;
  const isAmongWords = new Uint8Array(numbers.length);
  for (const start of wordyLineStarts) {
    let end = start;
    do isAmongWords[end++] = 1;
    while (!isLineStart[end]);
  }
  return (start, end) => {
    const [first, last] = [isAmongWords[start]!, isAmongWords[end - 1]!];
    return isLineStart[start]! + isLineStart[end]! - first - last - Math.abs(first - last) / 2;
  };
}
