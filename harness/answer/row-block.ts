import type { Size } from "../case/knight.ts";
import { IntegerList } from "./integers.ts";
import { apart } from "./several.ts";
import { StepWindow } from "./step-window.ts";

/** The numbers in lines of a log may by chance be all those of a smaller board. */
export const LEAST_AMONG_WORDS = 12;

interface RowTraits {
  readonly label?: number;
  /** It has words between its steps: it may be a line of a log. */
  readonly isProse?: boolean;
  readonly isBehindBlank?: boolean;
}

/** Consecutive lines that can be rows of a board. */
export class RowBlock {
  readonly #size: Size;
  /** Window, made with the first row because few outputs have rows of every kind. */
  #window: StepWindow | undefined;
  /** Numbers of steps at the ends of whole boards. */
  readonly #completeAt = new IntegerList();
  #label: number | undefined;
  /** A row has words between its steps: it may be a line of a log. */
  #isProse = false;
  /** Rows since a blank line, and if all such lines stand between whole boards. Undefined before the first of them. */
  #sinceBlank = 0;
  #partsBoards: boolean | undefined;
  /** Number of the last rows whose labels go up or down by one, or that have no labels. */
  #inSequence = 0;

  constructor(size: Size) {
    this.#size = size;
  }

  get isEmpty(): boolean {
    return this.#inSequence === 0;
  }

  /** Adds a row. */
  add(steps: Int32Array, { label, isProse = false, isBehindBlank = false }: RowTraits = {}): void {
    this.#isProse ||= isProse;
    if (isBehindBlank && !this.isEmpty) this.#endPart();
    this.#sinceBlank++;
    this.#window ??= new StepWindow(this.#size.rows * this.#size.columns);
    this.#window.add(steps);
    if (this.#window.isComplete()) this.#completeAt.push(this.#window.length);
    const follows = label === undefined || this.#label === undefined || Math.abs(label - this.#label) === 1;
    this.#inSequence = follows ? this.#inSequence + 1 : 1;
    this.#label = label;
  }

  #endPart(): void {
    this.#partsBoards = this.#partsBoards !== false && this.#sinceBlank % this.#size.rows === 0;
    this.#sinceBlank = 0;
  }

  /** Tests if the rows are those of boards. One more may be a heading; others are left of boards with other marks or sizes. */
  #isWhole(): boolean {
    const { rows } = this.#size;
    return this.#inSequence === rows + 1 || (this.#inSequence > 0 && this.#inSequence % rows === 0);
  }

  /**
   * Ends the block, which must have rows. Returns its last rows if they fit.
   *
   * @param take receives each whole board
   */
  end(take: (board: Int32Array) => void): Int32Array | undefined {
    const window = this.#window!;
    const squares = this.#size.rows * this.#size.columns;
    const last = this.#isWhole() && !this.#isProse ? window.board() : undefined;
    const isChance = this.#isProse && squares < LEAST_AMONG_WORDS;
    // The last rows of one drawing and the first of the next are no board.
    const isParted = this.#partsBoards === true && this.#sinceBlank % this.#size.rows === 0;
    const all = this.#completeAt.slice();
    const ends = isParted ? all.filter((end) => end % squares === 0) : all;
    for (const end of isChance ? [] : apart(ends, squares))
      take(last && end === window.length ? last : window.board(end));
    window.clear();
    this.#completeAt.truncate(0);
    this.#inSequence = 0;
    this.#isProse = false;
    this.#sinceBlank = 0;
    this.#partsBoards = undefined;
    return last;
  }
}
