import type { Size } from "../case/knight.ts";
import { IntegerList } from "./integers.ts";
import { apart } from "./several.ts";
import { StepWindow } from "./step-window.ts";

/** The numbers in lines of a log may by chance be all those of a smaller board. */
export const LEAST_AMONG_WORDS = 12;

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
  /** Number of the last rows whose labels go up or down by one, or that have no labels. */
  #inSequence = 0;

  constructor(size: Size) {
    this.#size = size;
  }

  get isEmpty(): boolean {
    return this.#inSequence === 0;
  }

  /** @param row the label of the row, and if it has words between its steps */
  add(steps: Int32Array, { label, isProse = false }: { label?: number; isProse?: boolean } = {}): void {
    this.#isProse ||= isProse;
    this.#window ??= new StepWindow(this.#size.rows * this.#size.columns);
    this.#window.add(steps);
    if (this.#window.isComplete()) this.#completeAt.push(this.#window.length);
    const follows = label === undefined || this.#label === undefined || Math.abs(label - this.#label) === 1;
    this.#inSequence = follows ? this.#inSequence + 1 : 1;
    this.#label = label;
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
    for (const end of isChance ? [] : apart(this.#completeAt.slice(), squares))
      take(last && end === window.length ? last : window.board(end));
    window.clear();
    this.#completeAt.truncate(0);
    this.#inSequence = 0;
    this.#isProse = false;
    return last;
  }
}
