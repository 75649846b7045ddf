import { indexOf } from "../case/board.ts";
import { isKnightMove } from "../case/knight.ts";
import { type AnswerReader, type GridAnswer, type Question, WEIGHTS } from "./answer.ts";
import { type ScannedLine, scanLines, UNVISITED } from "./scan.ts";

/**
 * A board of step numbers, counted from 0 or from 1, with or without borders and labels. Where several are drawn the
 * last complete one counts, or the last one if none is.
 */
export const gridReader: AnswerReader = {
  lookedFor: "a board of step numbers",
  read(output, question) {
    const { rows, columns } = question;
    const collector = new RowCollector(rows, columns);
    let last: Int32Array | undefined;
    let lastComplete: Int32Array | undefined;
    const endOfBlock = () => {
      const grid = collector.take();
      if (!grid) return;
      last = grid;
      if (isComplete(grid)) lastComplete = grid;
    };
    scanLines(output, (line) => {
      // Between two rows there may be blank lines or borders, but no words.
      if (line.words || (line.numbers.length > 0 && !collector.add(line))) endOfBlock();
    });
    endOfBlock();

    const grid = lastComplete ?? last;
    if (!grid) return undefined;
    return { answer: gridAnswer(grid, question), weight: grid === lastComplete ? WEIGHTS.complete : WEIGHTS.partial };
  },
};

/** Keeps the last `rows` of the lines that can be rows of the board. */
class RowCollector {
  readonly #rows: number;
  readonly #columns: number;
  readonly #kept: Int32Array;
  #seen = 0;

  constructor(rows: number, columns: number) {
    this.#rows = rows;
    this.#columns = columns;
    this.#kept = new Int32Array(rows * columns);
  }

  /** Whether the line is a row: as many numbers as columns, or one or two more that label the row. */
  add({ numbers }: ScannedLine): boolean {
    const labels = numbers.length - this.#columns;
    if (labels < 0 || labels > 2) return false;
    const isLabel = (at: number) => numbers.at(at) >= 0 && numbers.at(at) <= this.#rows;
    const first = labels > 0 && isLabel(0) ? 1 : 0;
    if (labels > first && !isLabel(numbers.length - 1)) return false;
    this.#kept.set(numbers.slice(first, first + this.#columns), (this.#seen % this.#rows) * this.#columns);
    this.#seen++;
    return true;
  }

  /** The board that the rows since the last call make, if they are enough for one. */
  take(): Int32Array | undefined {
    const seen = this.#seen;
    this.#seen = 0;
    if (seen < this.#rows) return undefined;
    const oldest = (seen % this.#rows) * this.#columns;
    const grid = new Int32Array(this.#kept.length);
    grid.set(this.#kept.subarray(oldest));
    grid.set(this.#kept.subarray(0, oldest), this.#kept.length - oldest);
    return grid;
  }
}

/** Whether every number from 0 or from 1 on stands there once. */
function isComplete(grid: Int32Array): boolean {
  const seen = new Uint8Array(grid.length + 1);
  for (const step of grid) {
    if (step < 0 || step > grid.length || seen[step]) return false;
    seen[step] = 1;
  }
  return true;
}

function gridAnswer(grid: Int32Array, question: Question): GridAnswer {
  const base = countsFromZero(grid, question) ? 0 : 1;
  const steps = grid.map((step) => {
    if (step === UNVISITED) return 0;
    return base === 0 ? step + 1 : step;
  });
  return { kind: "grid", steps, base };
}

/**
 * A single 0 is the first step or a square that was left out. It is the first step if it stands on the start, or else
 * a knight move from the 1 while the 1 does not stand on the start.
 */
function countsFromZero(grid: Int32Array, { columns, start }: Question): boolean {
  const zero = grid.indexOf(0);
  if (zero < 0 || grid.includes(0, zero + 1) || grid.includes(grid.length)) return false;
  const startsAt = indexOf({ columns }, start);
  if (zero === startsAt) return true;
  const one = grid.indexOf(1);
  if (one < 0) return true;
  const square = (index: number) => ({ row: Math.floor(index / columns), column: index % columns });
  return one !== startsAt && isKnightMove(square(zero), square(one));
}
