import { rememberedOf } from "../base/remembered.ts";
import type { Size } from "../case/knight.ts";
import type { IntegerSpan } from "./integers.ts";
import { countNumbers } from "./row.ts";
import { visitLines } from "./scan.ts";

/** Lines of other drawings hold bytes beyond ASCII, and part rows as a blank line does. */
const BORDER = /^\s*[|+=_-]+\s*$/;

/**
 * Finds the size of the blocks of numbers that may be meant for boards.
 *
 * @param output as `plainOutput` returns it
 * @param board the size that was to be printed
 * @returns undefined if there is no such block, if there are several sizes, or if it is the size of the board
 */
export function otherShapeIn(output: Buffer, board: Size): Size | undefined {
  const [shape, other] = shapesIn(output);
  return shape && !other && !isSame(shape, board) ? shape : undefined;
}

/**
 * Tests if boards of other sizes are drawn, and none of this one. Two numbers a line are a list of squares.
 *
 * @param output as `plainOutput` returns it
 */
export function drawsOtherBoard(output: Buffer, board: Size): boolean {
  const shapes = shapesIn(output);
  return shapes.some(({ columns }) => columns > 2) && !shapes.some((shape) => isSame(shape, board));
}

function isSame(one: Size, other: Size): boolean {
  return one.rows === other.rows && one.columns === other.columns;
}

/**
 * Lists the sizes of the blocks of numbers in an output: consecutive lines with equally many numbers, also with borders
 * between them, at least two lines of two numbers.
 */
const shapesIn = rememberedOf((output: Buffer): Size[] => {
  const shapes = new Map<string, Size>();
  let rows = 0;
  let columns = 0;
  const labels = new Labels();
  // Numbers of the line of words before a block: a prompt that did not end its line stands before the first row.
  let behindWords = 0;
  /** A row has more than its label: a board of which only labels are numbers is none of numbers. */
  let hasNumbers = false;
  /** Numbers in the block that are no marks: a drawing with a few of them is no board of numbers. */
  let counted = 0;
  let blanks = 0;
  /** A blank line stands between all rows. */
  let isSpaced = false;
  const endBlock = () => {
    const isFirstRow = behindWords >= columns && behindWords < 2 * columns;
    const all = isFirstRow ? rows + 1 : rows;
    // Two numbers may be in turn by chance.
    const width = columns - (rows > 2 ? labels.count : 0);
    const isFilled = hasNumbers && 2 * counted >= rows * columns;
    if (rows > 1 && width > 1 && isFilled) shapes.set(`${all}x${width}`, { rows: all, columns: width });
    if (rows > 0) behindWords = 0;
    rows = 0;
    isSpaced = false;
    hasNumbers = false;
    counted = 0;
  };
  visitLines(output, (line) => {
    const { numbers, words } = line;
    const isBare = numbers.length === 0 && !words;
    if (isBare && BORDER.test(line.text())) return;
    blanks = isBare ? blanks + 1 : 0;
    isSpaced ||= isBare && rows === 1;
    if (isBare && blanks === 1 && (isSpaced || rows === 0)) return;
    const width = words ? 0 : numbers.length;
    if (width !== columns) endBlock();
    columns = width;
    const count = width > 1 ? countNumbers(numbers) : 0;
    hasNumbers ||= count > 1;
    counted += count;
    if (width > 1) labels.add(numbers, rows++);
    else behindWords = numbers.length;
  });
  endBlock();
  return [...shapes.values()];
});

/** Numbers of rows at one end of them, or at both: they go up or down by one. */
class Labels {
  readonly #ends = [new Label(), new Label()] as const;

  get count(): number {
    return this.#ends.filter((end) => end.counts).length;
  }

  /** @param row the number of the row in its block, counted from 0 */
  add(numbers: IntegerSpan, row: number): void {
    this.#ends[0].add(numbers.at(0), row);
    this.#ends[1].add(numbers.at(numbers.length - 1), row);
  }
}

/** Number at one end of the row before, how it went on from the one before that, and if all did so. */
class Label {
  #number = 0;
  #step = 0;
  #isInTurn = true;

  get counts(): boolean {
    return this.#isInTurn && Math.abs(this.#step) === 1;
  }

  add(number: number, row: number): void {
    const step = row === 0 ? 0 : number - this.#number;
    this.#isInTurn = row < 2 || (this.#isInTurn && step === this.#step);
    this.#number = number;
    this.#step = step;
  }
}
