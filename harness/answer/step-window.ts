import { IntegerList } from "./integers.ts";

/** Stream of step numbers. The last ones are a whole board if each step stands there once. */
export class StepWindow {
  readonly #squares: number;
  readonly #steps: IntegerList;
  /** Count of each number, 0 to the number of squares, among the last ones; `#distinct` of them occur. */
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

  /** Checks if the last numbers, as many as there are squares, hold every number from 0 or from 1 on. */
  isComplete(): boolean {
    // A single number from 0 to the number of squares is missing: it must be the first or the last.
    return this.#distinct === this.#squares && (this.#counts[0] === 0 || this.#counts[this.#squares] === 0);
  }

  /** Copies the steps before `end`, as many as there are squares. */
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
