import { IntegerList } from "./integers.ts";

/** A stream of step numbers, of which the last ones are a whole board whenever each step stands there once. */
export class StepWindow {
  readonly #squares: number;
  readonly #steps: IntegerList;
  /** How often each number from 0 to that of the squares is among the last ones, and how many of them are. */
  readonly #counts: Int32Array;
  #distinct = 0;

  constructor(squares: number) {
    this.#squares = squares;
    this.#steps = new IntegerList(squares);
    this.#counts = new Int32Array(squares + 1);
  }

  get length(): number {
    return this.#steps.length;
  }

  add(steps: Int32Array): void {
    this.#steps.append(steps);
    this.#enter(steps);
    const end = this.#steps.length - this.#squares;
    if (end > 0) this.#leave(this.#steps.slice(Math.max(0, end - steps.length), end));
  }

  #enter(steps: Int32Array): void {
    const counts = this.#counts;
    for (const step of steps)
      if (step >= 0 && step < counts.length && counts[step]!++ === 0) this.#distinct++;
  }

  #leave(steps: Int32Array): void {
    const counts = this.#counts;
    for (const step of steps)
      if (step >= 0 && step < counts.length && --counts[step]! === 0) this.#distinct--;
  }

  /** Whether every number from 0 or from 1 on is among the last ones, as many as there are squares. */
  isComplete(): boolean {
    // Of the numbers from 0 to the number of squares exactly one is missing: it must be an end.
    return this.#distinct === this.#squares && (this.#counts[0] === 0 || this.#counts[this.#squares] === 0);
  }

  /** A copy of as many steps as there are squares, the last one at `end`. */
  board(end = this.#steps.length): Int32Array {
    return this.#steps.slice(end - this.#squares, end).slice();
  }

  clear(): void {
    if (this.length < this.#squares) this.#leave(this.#steps.slice());
    else this.#counts.fill(0);
    this.#distinct = 0;
    this.#steps.truncate(0);
  }
}
