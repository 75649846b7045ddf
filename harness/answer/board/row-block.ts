import type { Size } from "../../case/knight.ts";
import { apart } from "../reading/several.ts";
import { IntegerList } from "../text/integers.ts";
import type { Row } from "../text/row.ts";
import { StepStream } from "./step-stream.ts";

/** The numbers in lines of a log may by chance be all those of a smaller board. */
export const LEAST_AMONG_WORDS = 12;

/**
 * Cells before and behind the squares of a row. They are labels or padding: squares around the board that no knight may enter,
 * with one negative number. It is one or two wide, for so wide is the longest step.
 */
export const WAYS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 2],
] as const;
type Way = (typeof WAYS)[number];

/** Squares of a row, and what stands beside them. */
interface PlacedRow {
  readonly steps: Int32Array;
  readonly label?: number | undefined;
}

/** Consecutive lines that can be rows of a board. */
export class RowBlock {
  readonly #size: Size;
  readonly #way: Way;
  readonly #squares: number;
  readonly #steps: IntegerList;
  /** Made with the first row because few outputs have rows of every kind. */
  #stream: StepStream | undefined;
  /** Numbers of steps at the ends of whole boards. */
  readonly #completeAt = new IntegerList();
  #label: number | undefined;
  /** A row has words between its steps: it may be a line of a log. */
  #isProse = false;
  #sinceBlank = 0;
  /** Number of the last rows whose labels go up or down by one, or that have no labels. */
  #inSequence = 0;

  constructor(size: Size, way: Way) {
    this.#size = size;
    this.#way = way;
    this.#squares = size.rows * size.columns;
    this.#steps = new IntegerList(this.#squares);
  }

  /** Finds the squares of a row; undefined if it is none of this kind. */
  placed({ cells, isLabelled }: Row): PlacedRow | undefined {
    const { columns } = this.#size;
    const [before, behind] = this.#way;
    if (cells.length !== before + columns + behind) return undefined;
    if (behind + before === 0) return isLabelled ? undefined : { steps: cells };
    const steps = cells.subarray(before, before + columns);
    const [label = 0, ...others] = [...cells.subarray(0, before), ...cells.subarray(before + columns)];
    if (others.some((other) => other !== label)) return undefined;
    const isPadded = others.length > 0 && label < 0;
    // A line of nothing but padding is no row.
    if (isPadded ? steps.every((step) => step === label) : others.length > 1) return undefined;
    return { steps, label };
  }

  get isEmpty(): boolean {
    return this.#inSequence === 0;
  }

  /** @param isProse it has words between its steps: it may be a line of a log */
  add({ steps, label }: PlacedRow, isProse = false): void {
    this.#isProse ||= isProse;
    this.#sinceBlank++;
    this.#stream ??= new StepStream(this.#squares);
    this.#steps.append(steps);
    for (let at = 0; at < steps.length; at++) this.#stream.enter(steps[at]!);
    if (this.#stream.isComplete()) this.#completeAt.push(this.#steps.length);
    const before = this.#label;
    const isInTurn = (one: number, other: number) => (one < 0 ? one === other : Math.abs(one - other) === 1);
    const follows = label === undefined || before === undefined || isInTurn(label, before);
    this.#inSequence = follows ? this.#inSequence + 1 : 1;
    this.#label = label;
  }

  /** Begins a part below a blank line. Tells if the one above it is of whole boards: the rows below it are none of theirs. */
  beginPart(): boolean {
    const { rows } = this.#size;
    const isOfBoards = this.#sinceBlank > 0 && this.#sinceBlank % rows === 0;
    this.#sinceBlank = 0;
    return isOfBoards;
  }

  /** Tests if the rows are those of boards. One more may be a heading; others are left of boards with other marks or sizes. */
  #isWhole(): boolean {
    const { rows } = this.#size;
    if (this.#label !== undefined && this.#label >= 0) return this.#inSequence === rows;
    return this.#inSequence === rows + 1 || (this.#inSequence > 0 && this.#inSequence % rows === 0);
  }

  /**
   * Ends the block, which must have rows. Returns its last rows if they fit.
   *
   * @param take receives each whole board
   */
  end(take: (board: Int32Array) => void): Int32Array | undefined {
    const squares = this.#squares;
    const boardTo = (end: number) => this.#steps.slice(end - squares, end).slice();
    const last = this.#isWhole() && !this.#isProse ? boardTo(this.#steps.length) : undefined;
    const isChance = this.#isProse && squares < LEAST_AMONG_WORDS;
    for (const end of isChance ? [] : apart(this.#completeAt.slice(), squares))
      take(last && end === this.#steps.length ? last : boardTo(end));
    this.#stream?.clear();
    this.#steps.truncate(0);
    this.#completeAt.truncate(0);
    this.#inSequence = 0;
    this.#label = undefined;
    this.#isProse = false;
    this.#sinceBlank = 0;
    return last;
  }
}
