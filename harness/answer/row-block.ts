import type { Size } from "../case/knight.ts";
import { StepWindow } from "./step-window.ts";

/** Consecutive lines that can be rows of a board. */
export class RowBlock {
  readonly #size: Size;
  /** Window, made with the first row because few outputs have rows of every kind. */
  #window: StepWindow | undefined;
  /** Number of steps at the end of the last whole board. */
  #completeAt = 0;
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
    if (this.#window.isComplete()) this.#completeAt = this.#window.length;
    const follows = label === undefined || this.#label === undefined || Math.abs(label - this.#label) === 1;
    this.#inSequence = follows ? this.#inSequence + 1 : 1;
    this.#label = label;
  }

  /** Tests if the rows are those of boards. One more may be a heading; others are left of boards with other marks. */
  #isWhole(): boolean {
    return this.#inSequence >= this.#size.rows && this.#inSequence % this.#size.rows <= 1;
  }

  /** Ends the block, which must have rows. Returns its last whole board, and its last rows if they fit. */
  end(): { complete?: Int32Array; last?: Int32Array } {
    const window = this.#window!;
    const last = this.#isWhole() && !this.#isProse ? window.board() : undefined;
    const isLast = this.#completeAt === window.length && last;
    const complete = this.#completeAt > 0 ? isLast || window.board(this.#completeAt) : undefined;
    const boards = { ...(complete && { complete }), ...(last && { last }) };
    window.clear();
    this.#completeAt = 0;
    this.#inSequence = 0;
    this.#isProse = false;
    return boards;
  }
}
