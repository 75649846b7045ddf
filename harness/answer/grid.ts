import { type AnswerReader, type Question, WEIGHTS } from "./answer.ts";
import { boardReadings, hasAllSteps } from "./board-readings.ts";
import { isCellRoute } from "./cell-route.ts";
import type { Conventions } from "./conventions.ts";
import { fixedWidthRows } from "./fixed-width.ts";
import type { ScannedLine } from "./line-scanner.ts";
import {
  hasLabelAlone,
  hasSignBetweenLabels,
  isOfOtherFrame,
  isRuleBesideLabels,
  KNIGHT,
  markedRow,
  moatAround,
  partedRow,
} from "./marked-row.ts";
import { withSignForMark } from "./marked-start.ts";
import { isNumbering } from "./numbering.ts";
import { countSteps, hasSteps, isMarked, isNextOnStart, isOfSmallerBoard, isPart } from "./part-board.ts";
import { RowBlock } from "./row-block.ts";
import { type Several, Tours } from "./several.ts";
import { showsFirstIsOne, WholeBoards } from "./whole-boards.ts";
import { hasWordsWithin, isAnyBeyond } from "./worded-row.ts";

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

/** Tests if the knight stands on one square, as on the start, and all others have numbers. */
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
  readonly #whole: WholeBoards;
  readonly #wholeFromOne: WholeBoards;
  readonly #size: Printed;
  readonly #bare: RowBlock;
  readonly #labelledBefore: RowBlock;
  readonly #labelledBehind: RowBlock;
  readonly #labelledTwice: RowBlock;
  readonly #withinMoat: RowBlock;
  readonly #blocks: readonly RowBlock[];
  readonly #runTogether: ReturnType<typeof fixedWidthRows>;
  #isBehindBlank = false;
  /** The last line but for blank ones was no row, so no block is begun. */
  #isBetween = false;
  /** The last line was of a moat, or of a board in one. */
  #isInMoat = false;
  /** The rows that come now are the rest of a board, of which a row could not be read. */
  #isTorn = false;

  constructor(size: Printed) {
    this.#size = size;
    this.#whole = new WholeBoards(size.columns);
    this.#wholeFromOne = new WholeBoards(size.columns);
    this.#bare = new RowBlock(size);
    this.#labelledBefore = new RowBlock(size);
    this.#labelledBehind = new RowBlock(size);
    this.#labelledTwice = new RowBlock(size);
    this.#withinMoat = new RowBlock(size);
    this.#blocks = [
      this.#bare,
      this.#labelledBefore,
      this.#labelledBehind,
      this.#labelledTwice,
      this.#withinMoat,
    ];
    this.#runTogether = fixedWidthRows(size);
  }

  get counting(): Pick<Conventions, "counting"> {
    if (this.firstIsOne) return { counting: 1 };
    return this.#isAsBefore ? { counting: 0 } : {};
  }

  get whole(): WholeBoards {
    return this.firstIsOne ? this.#wholeFromOne : this.#whole;
  }

  /** Compares the parts of tours in an output: those that begin elsewhere are others, and no steps of a search. */
  get severalParts(): Several | undefined {
    return this.#parts.several?.startsVary ? this.#parts.several : undefined;
  }

  add(line: ScannedLine): void {
    const { numbers, words } = line;
    const width = this.#size.columns;
    const extra = numbers.length - width;
    // Most lines of a long output are no rows, and few questions show it.
    if (
      line.bare &&
      (extra > width + 1 || (2 * numbers.length < width && line.length < width && numbers.length > 0))
    ) {
      if (!this.#isBetween) this.endBlocks();
      this.#isBetween = true;
      this.#isBehindBlank = false;
      this.#isInMoat = false;
      return;
    }
    // Blank lines or borders may stand between two rows.
    if (!words && (numbers.length === 0 || isRuleBesideLabels(line, width))) {
      this.#isBehindBlank ||= line.length === 0;
      return;
    }
    const isBehindBlank = this.#isBehindBlank;
    this.#isBehindBlank = false;
    this.#isBetween = false;
    if (this.#addWithinMoat(line)) return;
    if (numbers.length > 0 && isOfOtherFrame(line, width)) {
      this.endBlocks();
      return;
    }
    if (hasSignBetweenLabels(line)) {
      this.endBlocks(true);
      return;
    }
    const together = this.#runTogether(line) ?? partedRow(line, width) ?? markedRow(line, width);
    const isLog = words && extra >= 0 && isAnyBeyond(numbers, extra);
    if (!together && (isLog || (extra === 0 && hasLabelAlone(line)))) {
      this.endBlocks();
      return;
    }
    const mayBeProse = words && !together && extra >= 0 && extra <= MOST_LABELS;
    const traits = { isProse: mayBeProse && hasWordsWithin(line, extra), isBehindBlank };
    if (extra === 0 || together) this.#bare.add(together ?? numbers.slice(), traits);
    else if (extra === 1) {
      this.#labelledBefore.add(numbers.slice(1), { label: numbers.at(0), ...traits });
      this.#labelledBehind.add(numbers.slice(0, width), { label: numbers.at(width), ...traits });
    } else if (extra === 2 && numbers.at(0) === numbers.at(width + 1))
      this.#labelledTwice.add(numbers.slice(1, width + 1), { label: numbers.at(0), ...traits });
    else this.endBlocks(!words && extra < 0 && 2 * numbers.length >= width);
    // A prompt that did not end its line stands before the first row. It has fewer numbers than the row.
    if (words && extra > 0 && extra < width) {
      this.#end(this.#bare);
      this.#bare.add(numbers.slice(extra));
    }
  }

  /** Adds a row without the moat around it, if the rows before it are of the same moat. */
  #addWithinMoat(line: ScannedLine): boolean {
    const { columns } = this.#size;
    const moat = moatAround(line, columns);
    if (moat?.isAll) this.endBlocks();
    const isWithin = moat !== undefined && (moat.isAll || this.#isInMoat);
    if (isWithin && !moat.isAll) this.#withinMoat.add(line.numbers.slice(moat.wide, columns + moat.wide));
    this.#isInMoat = isWithin;
    return isWithin;
  }

  /** @param isTorn a row of the last board cannot be read, so that neither the rows before it nor those behind are all of a board */
  endBlocks(isTorn = false): void {
    const areEmpty = this.#blocks.every((block) => block.isEmpty);
    const isWithin = isTorn && (this.#isTorn || !areEmpty);
    this.#isTorn ||= isTorn;
    if (!areEmpty) for (const block of this.#blocks) this.#end(block);
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
    if (last) this.endsEmpty = !hasSteps(last);
    // Beside a whole board that counts from 1, no part counts any more.
    if (!this.#wholeFromOne.isEmpty) return;
    // A board that is drawn before the search has no steps.
    const { columns } = this.#size;
    const isOfThis = (board: Int32Array) =>
      isPart(board, columns) && isSteps(board) && !isOfSmallerBoard(board, columns);
    if (!this.#isTorn && last && isOfThis(last)) {
      this.last = last;
      this.#parts.add(last);
      this.firstIsOne ||= showsFirstIsOne(last, this.#size.columns);
    }
  }

  #take(board: Int32Array, { isAsBefore = false } = {}): void {
    this.#isAsBefore = isAsBefore;
    this.#whole.add(board);
    if (!board.includes(board.length)) {
      this.#firstIsZero = true;
      return;
    }
    this.#wholeFromOne.add(board);
    this.firstIsOne = true;
  }
}
