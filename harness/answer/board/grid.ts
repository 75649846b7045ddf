import { type AnswerReader, type Question, WEIGHTS } from "../reading/answer.ts";
import type { Conventions } from "../reading/conventions.ts";
import { type Several, Tours } from "../reading/several.ts";
import { LARGEST } from "../text/integers.ts";
import { type ScannedLine, UNVISITED } from "../text/line-scanner.ts";
import { hasWordsWithin, KNIGHT, rowReader } from "../text/row.ts";
import { isCellRoute } from "../tour/cell-route.ts";
import { boardReadings, hasAllSteps } from "./board-readings.ts";
import { withSignForMark } from "./marked-start.ts";
import { isNumbering } from "./numbering.ts";
import { countSteps, isMarked, isNextOnStart, isOfSmallerBoard, isPart } from "./part-board.ts";
import { RowBlock, WAYS } from "./row-block.ts";
import { showsFirstIsOne, WholeBoards } from "./whole-boards.ts";

/**
 * A board of step numbers with one line per row, counted from 0 or from 1, with or without borders and
 * labels. If several boards are drawn, the last complete one counts that a knight can walk, or the last complete one, or the
 * last one if none is complete. A board with the numbers of the squares counts only if there is no other.
 */
export const gridReader: AnswerReader = {
  open(question, declared) {
    const rows = new Rows(declared.order === "column-row" ? transposed(question) : question);
    return {
      line: (line) => rows.add(line),
      *end({ drawn }) {
        rows.endBlocks();
        const { counting: whole, several } = rows.whole;
        const isInVain = !whole && rows.endsEmpty;
        drawn.firstIsOne = rows.firstIsOne || isInVain;
        const printed = whole ?? (isInVain ? undefined : rows.last) ?? rows.numbering;
        if (!printed) return;
        const board = whole ?? withSignForMark(printed);
        const isTour = whole ? !isCellRoute(board, question) : hasOneMark(board);
        const weight = isTour ? WEIGHTS.complete : WEIGHTS.partial;
        const meant = { ...rows.counting, ...declared };
        const compared = whole ? several : rows.severalParts;
        yield* boardReadings(board, question, { declared: meant, weight, several: compared });
      },
    };
  },
};

/** Tests if the knight stands on one square, as on the first or the last, and all others have numbers. */
function hasOneMark(board: Int32Array): boolean {
  return board.includes(KNIGHT) && new Set(board.filter((step) => step > 0)).size === board.length - 1;
}

/** Board of a question as a program prints it that writes columns as lines. */
function transposed({ rows, columns, start }: Question): Printed {
  const turned = start && { start: { row: start.column, column: start.row } };
  return { rows: columns, columns: rows, ...turned };
}

type Printed = Pick<Question, "rows" | "columns" | "start">;

/** Labels of a row: its number at one end, or at both. */
const MOST_LABELS = 2;

/** Takes lines for rows, with or without labels, and keeps the boards that they form. */
class Rows {
  last: Int32Array | undefined;
  numbering: Int32Array | undefined;
  /** The last board has no steps, so a 0 is a free square: if no board is whole, a search took back all of its moves. */
  endsEmpty = false;
  /** A board shows that steps count from 1. Then a single 0 is no first step. */
  firstIsOne = false;
  /** A board shows that steps count from 0. */
  #firstIsZero = false;
  /** The last whole board counts from 0 as one before does: its second step is on the start that was asked. */
  #isAsBefore = false;
  readonly #parts = new Tours((board) => board.indexOf(1));
  whole: WholeBoards;
  readonly #size: Printed;
  readonly #blocks: readonly RowBlock[];
  readonly #read: ReturnType<typeof rowReader>;
  /** A block has rows. */
  #isOpen = false;
  /** The rows that come now are the rest of a board, of which a row could not be read. */
  #isTorn = false;

  constructor(size: Printed) {
    this.#size = size;
    this.whole = new WholeBoards(size.columns);
    this.#blocks = WAYS.map((way) => new RowBlock(size, way));
    this.#read = rowReader(size);
  }

  get counting(): Pick<Conventions, "counting"> {
    if (this.firstIsOne) return { counting: 1 };
    return this.#isAsBefore ? { counting: 0 } : {};
  }

  /** Compares the parts of tours in an output: those that begin elsewhere are others, and no steps of a search. */
  get severalParts(): Several | undefined {
    return this.#parts.several?.startsVary ? this.#parts.several : undefined;
  }

  add(line: ScannedLine): void {
    const { numbers, words } = line;
    const { length } = numbers;
    const width = this.#size.columns;
    // Most lines of a long output are no rows, and few questions show it.
    const mayRunTogether = line.length >= 2 * width && line.beginsWithNumber;
    const isTooShort = length > 0 && 2 * length < width && line.bars === 0 && !mayRunTogether;
    if (line.bare && (isTooShort || length > 2 * width + 1)) {
      if (this.#isOpen) this.endBlocks();
      return;
    }
    // Blank lines or borders may stand between two rows.
    if (!words && isBetweenRows(line, width)) {
      if (line.length === 0 && this.#isOpen)
        for (const block of this.#blocks) if (block.beginPart()) this.#end(block);
      return;
    }
    const row = isTooShort ? undefined : this.#read(line);
    const cells = row?.cells.length ?? 0;
    const extra = cells - width;
    const isProse = words && !row?.isDrawn;
    if (!row || extra < 0 || (isProse && row.cells.includes(LARGEST))) {
      this.endBlocks(!words && extra < 0 && 2 * cells >= width);
      return;
    }
    const isLog = isProse && extra <= MOST_LABELS && hasWordsWithin(line, extra);
    let isRow = false;
    for (const block of this.#blocks) {
      const placed = block.placed(row);
      if (placed) block.add(placed, isLog);
      else this.#end(block);
      isRow ||= placed !== undefined;
    }
    // A prompt that did not end its line stands before the first row. It has fewer numbers than the row.
    const isBehindPrompt = isProse && extra > 0 && extra < width;
    if (isBehindPrompt) this.#blocks[0]!.add({ steps: row.cells.slice(extra) });
    this.#isOpen = isRow || isBehindPrompt;
    if (!isRow) this.#isTorn = false;
  }

  /** @param isTorn a row of the last board cannot be read, so that neither the rows before it nor those behind are all of a board */
  endBlocks(isTorn = false): void {
    const isWithin = isTorn && (this.#isTorn || this.#isOpen);
    this.#isTorn ||= isTorn;
    for (const block of this.#blocks) this.#end(block);
    this.#isOpen = false;
    this.#isTorn = isWithin;
  }

  #end(block: RowBlock): void {
    if (block.isEmpty) return;
    const isSteps = (board: Int32Array) => !isNumbering(board, this.#size);
    const last = block.end((board) => {
      if (!isSteps(board)) this.numbering = board;
      else if (hasAllSteps(board, this.#size)) this.#take(board);
      else if (this.#firstIsZero && isNextOnStart(board, this.#size)) this.#take(board, { isAsBefore: true });
    });
    // Ones that become more are marks of visited squares, and so was the first of them.
    if (last && isMarked(last) && this.last && countSteps(this.last) === 1) this.last = undefined;
    if (last) this.endsEmpty = countSteps(last) === 0;
    // Beside a whole board that counts from 1, no part counts any more.
    if (this.firstIsOne && !this.whole.isEmpty) return;
    // A board that is drawn before the search has no steps.
    const { columns } = this.#size;
    const isOfThis = (board: Int32Array) =>
      isPart(board, columns) && isSteps(board) && !isOfSmallerBoard(board, columns);
    if (!this.#isTorn && last && isOfThis(last)) {
      this.last = last;
      this.#parts.add(last);
      if (showsFirstIsOne(last, columns)) this.#countFromOne();
    }
  }

  #take(board: Int32Array, { isAsBefore = false } = {}): void {
    const isFromOne = board.includes(board.length);
    if (isFromOne) this.#countFromOne();
    else if (this.firstIsOne) return;
    this.#firstIsZero ||= !isFromOne;
    this.#isAsBefore = isAsBefore;
    this.whole.add(board);
  }

  /** Forgets the whole boards that count from 0. */
  #countFromOne(): void {
    if (!this.firstIsOne) this.whole = new WholeBoards(this.#size.columns);
    this.firstIsOne = true;
  }
}

/** Tests if a line is blank or a border. What looks like the marks of a row are its lines: too few, or one beside them. */
function isBetweenRows({ numbers }: ScannedLine, width: number): boolean {
  const { length } = numbers;
  let at = 0;
  if (length === 0 || 2 * length < width || length === width + 1)
    while (at < length && numbers.at(at) === UNVISITED) at++;
  return at === length;
}
