import { indexOf, squareAt } from "../case/board.ts";
import { isKnightMove } from "../case/knight.ts";
import { type AnswerReader, type GridAnswer, type Question, WEIGHTS } from "./answer.ts";
import { type ScannedLine, UNVISITED } from "./scan.ts";

/**
 * A board of step numbers, counted from 0 or from 1, with or without borders and labels. Where several are drawn the
 * last complete one counts, or the last one if none is.
 */
export const gridReader: AnswerReader = {
  open(question) {
    const window = new RowWindow(question);
    let last: Int32Array | undefined;
    let lastComplete: Int32Array | undefined;
    const endBlock = () => {
      if (window.isFull()) last = window.board();
      window.clear();
    };
    return {
      line(line) {
        // Between two rows there may be blank lines or borders.
        if (line.numbers.length === 0 && !line.words) return;
        if (line.words || !window.add(line)) return endBlock();
        if (window.isComplete()) lastComplete = window.board();
      },
      end() {
        endBlock();
        const grid = lastComplete ?? last;
        if (!grid) return undefined;
        return {
          answer: gridAnswer(grid, question),
          weight: lastComplete ? WEIGHTS.complete : WEIGHTS.partial,
        };
      },
    };
  },
};

/** The last lines that can be rows of the board, as many as it has. */
class RowWindow {
  readonly #rows: number;
  readonly #columns: number;
  /** The rows, the newest at `#added - 1` modulo their number. */
  readonly #steps: Int32Array;
  #added = 0;
  /** When each number was seen last by `isComplete`: no clearing between two calls. */
  readonly #seen: Int32Array;
  #looks = 0;

  constructor({ rows, columns }: Question) {
    this.#rows = rows;
    this.#columns = columns;
    this.#steps = new Int32Array(rows * columns);
    this.#seen = new Int32Array(rows * columns + 1);
  }

  /** Adds a line that is a row: as many numbers as columns, or one or two more that label it. Says whether it is one. */
  add({ numbers }: ScannedLine): boolean {
    const labels = numbers.length - this.#columns;
    if (labels < 0 || labels > 2) return false;
    const isLabel = (at: number) => numbers.at(at) >= 0 && numbers.at(at) <= this.#rows;
    const first = labels > 0 && isLabel(0) ? 1 : 0;
    if (labels > first && !isLabel(numbers.length - 1)) return false;
    const row = this.#added++ % this.#rows;
    this.#steps.set(numbers.slice(first, first + this.#columns), row * this.#columns);
    return true;
  }

  clear(): void {
    this.#added = 0;
  }

  isFull(): boolean {
    return this.#added >= this.#rows;
  }

  /** Whether every number from 0 or from 1 on stands there once. */
  isComplete(): boolean {
    if (!this.isFull()) return false;
    const look = ++this.#looks;
    for (const step of this.#steps) {
      if (step < 0 || step > this.#steps.length || this.#seen[step] === look) return false;
      this.#seen[step] = look;
    }
    // Of the numbers from 0 to the number of squares exactly one is missing: it must be an end.
    return this.#seen[0] !== look || this.#seen[this.#steps.length] !== look;
  }

  /** A copy of the rows in their order. */
  board(): Int32Array {
    const oldest = (this.#added % this.#rows) * this.#columns;
    const board = new Int32Array(this.#steps.length);
    board.set(this.#steps.subarray(oldest));
    board.set(this.#steps.subarray(0, oldest), board.length - oldest);
    return board;
  }
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
 * if it stands a knight move from the 1 and the 1 does not stand on the start.
 */
function countsFromZero(grid: Int32Array, { columns, start }: Question): boolean {
  const zero = grid.indexOf(0);
  if (zero < 0 || grid.includes(0, zero + 1) || grid.includes(grid.length)) return false;
  const startIndex = indexOf({ columns }, start);
  const one = grid.indexOf(1);
  if (zero === startIndex || one < 0) return true;
  return one !== startIndex && isKnightMove(squareAt({ columns }, zero), squareAt({ columns }, one));
}
