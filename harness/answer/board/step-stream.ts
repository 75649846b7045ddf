/** Step numbers of a stream, one after the other. The last ones are a whole board if each step stands there once. */
export class StepStream {
  readonly #squares: number;
  /** Place of each number where it was met last, counted from 1; 0 if it was not. */
  readonly #lastAt: Int32Array;
  #length = 0;
  /** Place behind which each number stands once, and none is out of range. */
  #from = 0;

  constructor(squares: number) {
    this.#squares = squares;
    this.#lastAt = new Int32Array(squares + 1);
  }

  enter(step: number): void {
    this.#length++;
    if (step < 0 || step > this.#squares) {
      this.#from = this.#length;
      return;
    }
    const before = this.#lastAt[step]!;
    if (before > this.#from) this.#from = before;
    this.#lastAt[step] = this.#length;
  }

  /** Checks if the last numbers, as many as there are squares, are every number from 0 or from 1 on. */
  isComplete(): boolean {
    const start = this.#length - this.#squares;
    if (start < this.#from) return false;
    // A single number from 0 to the number of squares is missing: it must be the first or the last.
    return this.#lastAt[0]! <= start || this.#lastAt[this.#squares]! <= start;
  }

  /** Forgets what was entered. */
  clear(): void {
    this.#from = this.#length;
  }
}
