import type { Size } from "../case/knight.ts";
import { type AnswerReader, WEIGHTS } from "./answer.ts";
import { boardReadings } from "./board-readings.ts";
import { fixedWidthRows } from "./fixed-width.ts";
import { LARGEST } from "./integers.ts";
import { RowBlock } from "./row-block.ts";
import type { ScannedLine } from "./scan.ts";

/**
 * A board of step numbers with one line per row, counted from 0 or from 1, with or without borders and
 * labels. If several boards are drawn, the last complete one counts, or the last one if none is complete.
 */
export const gridReader: AnswerReader = {
  open(question, declared) {
    const transposed = declared.order === "column-row";
    const rows = new Rows(transposed ? { rows: question.columns, columns: question.rows } : question);
    return {
      line: (line) => rows.add(line),
      *end() {
        rows.endBlocks();
        const board = rows.lastComplete ?? rows.last;
        if (!board) return;
        const weight = rows.lastComplete ? WEIGHTS.complete : WEIGHTS.partial;
        yield* boardReadings(board, question, { declared, weight });
      },
    };
  },
};

/** Takes lines for rows, with or without labels, and keeps the boards that they form. */
class Rows {
  lastComplete: Int32Array | undefined;
  last: Int32Array | undefined;
  readonly #columns: number;
  readonly #bare: RowBlock;
  readonly #labelledBefore: RowBlock;
  readonly #labelledBehind: RowBlock;
  readonly #labelledTwice: RowBlock;
  readonly #runTogether: ReturnType<typeof fixedWidthRows>;

  constructor(size: Size) {
    this.#columns = size.columns;
    this.#bare = new RowBlock(size);
    this.#labelledBefore = new RowBlock(size);
    this.#labelledBehind = new RowBlock(size);
    this.#labelledTwice = new RowBlock(size);
    this.#runTogether = fixedWidthRows(size);
  }

  add(line: ScannedLine): void {
    const { numbers, words } = line;
    // Blank lines or borders may stand between two rows.
    if (numbers.length === 0 && !words) return;
    const width = this.#columns;
    const extra = numbers.length - width;
    const together = this.#runTogether(line);
    if (!together && words && numbers.slice(Math.max(0, extra)).some(isBeyond)) {
      this.endBlocks();
      return;
    }
    if (extra === 0 || together) this.#bare.add(together ?? numbers.slice());
    else if (extra === 1) {
      this.#labelledBefore.add(numbers.slice(1), numbers.at(0));
      this.#labelledBehind.add(numbers.slice(0, width), numbers.at(width));
    } else if (extra === 2) this.#labelledTwice.add(numbers.slice(1, width + 1), numbers.at(0));
    else this.endBlocks();
    // A prompt that did not end its line stands before the first row.
    if (words && extra > 0) {
      this.#end(this.#bare);
      this.#bare.add(numbers.slice(extra));
    }
  }

  endBlocks(): void {
    this.#end(this.#bare);
    this.#end(this.#labelledBefore);
    this.#end(this.#labelledBehind);
    this.#end(this.#labelledTwice);
  }

  #end(block: RowBlock): void {
    if (block.isEmpty) return;
    const { complete, last } = block.end();
    this.lastComplete = complete ?? this.lastComplete;
    this.last = last ?? this.last;
  }
}

/** Checks if a number was too large to read. Among words it is most often several that run together. */
function isBeyond(number: number): boolean {
  return Math.abs(number) === LARGEST;
}
