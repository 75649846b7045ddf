import { rememberedOf } from "../../base/remembered.ts";
import type { Size } from "../../case/knight.ts";
import { countNumbers, drawnRow, KNIGHT } from "../text/row.ts";
import { visitLines } from "../text/scan.ts";

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
 * Lists the sizes of the blocks of numbers in an output: consecutive lines with equally many cells, also with borders
 * between them, at least two lines of two numbers.
 */
const shapesIn = rememberedOf((output: Buffer): Size[] => {
  const shapes = new Map<string, Size>();
  let rows = 0;
  let columns = 0;
  const [first, last] = [new Label(), new Label()];
  // Numbers of the line of words before a block: a prompt that did not end its line stands before the first row.
  let behindWords = 0;
  /** Numbers in the block that are no marks: a drawing with a few of them is no board of numbers. */
  let counted = 0;
  let blanks = 0;
  /** A blank line stands between all rows. */
  let isSpaced = false;
  const endBlock = () => {
    const isFirstRow = behindWords >= columns && behindWords < 2 * columns;
    const all = isFirstRow ? rows + 1 : rows;
    // Two numbers may count up or down by chance.
    const labels = rows > 2 ? Number(first.isLabel) + Number(last.isLabel) : 0;
    const width = columns - labels;
    const isFilled = 2 * counted >= rows * columns;
    if (rows > 1 && width > 1 && isFilled) shapes.set(`${all}x${width}`, { rows: all, columns: width });
    if (rows > 0) behindWords = 0;
    rows = 0;
    isSpaced = false;
    counted = 0;
  };
  visitLines(output, (line) => {
    const row = drawnRow(line);
    const cells = row?.cells ?? line.numbers;
    const words = line.words && !row;
    const isBare = line.numbers.length === 0 && !words;
    if (isBare && BORDER.test(line.text())) return;
    if (isSpaced && !isBare && blanks === 0) endBlock();
    blanks = isBare ? blanks + 1 : 0;
    isSpaced ||= isBare && rows === 1;
    if (isBare && blanks === 1 && (isSpaced || rows === 0)) return;
    const width = words ? 0 : cells.length;
    if (width !== columns) endBlock();
    columns = width;
    if (width < 2) {
      behindWords = cells.length;
      return;
    }
    counted += countNumbers(cells);
    first.add(cells.at(0)!, rows);
    last.add(cells.at(cells.length - 1)!, rows);
    rows++;
  });
  endBlock();
  return [...shapes.values()];
});

/** Cells at one end of rows. They are labels if they are letters, or go up or down by one. */
class Label {
  #cell = 0;
  #step = 0;
  #isInTurn = true;

  get isLabel(): boolean {
    return this.#isInTurn && (Math.abs(this.#step) === 1 || (this.#step === 0 && this.#cell === KNIGHT));
  }

  /** @param row the number of the row, counted from 0 */
  add(cell: number, row: number): void {
    const step = row === 0 ? 0 : cell - this.#cell;
    this.#isInTurn = row < 2 || (this.#isInTurn && step === this.#step);
    this.#cell = cell;
    this.#step = step;
  }
}
