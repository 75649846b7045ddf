import { IntegerList } from "./integers.ts";

/** Counts of the step numbers in a window that moves along a stream. It is a whole board if each step stands there once. */
export class StepCounts {
  readonly #squares: number;
  /** Count of each number, 0 to the number of squares; `#distinct` of them occur. */
  readonly #counts: Int32Array;
  #distinct = 0;

  constructor(squares: number) {
    this.#squares = squares;
    this.#counts = new Int32Array(squares + 1);
  }

  enter(step: number): void {
    if (step >= 0 && step <= this.#squares && this.#counts[step]!++ === 0) this.#distinct++;
  }

  leave(step: number): void {
    if (step >= 0 && step <= this.#squares && --this.#counts[step]! === 0) this.#distinct--;
  }

  /** Checks if the window, of as many numbers as there are squares, holds every number from 0 or from 1 on. */
  isComplete(): boolean {
    // A single number from 0 to the number of squares is missing: it must be the first or the last.
    return this.#distinct === this.#squares && (this.#counts[0] === 0 || this.#counts[this.#squares] === 0);
  }

  clear(): void {
    this.#counts.fill(0);
    this.#distinct = 0;
  }
}

/** Growing list of step numbers, and the counts of the last ones. */
export class StepWindow {
  readonly #squares: number;
  readonly #steps: IntegerList;
  readonly #counts: StepCounts;

  constructor(squares: number) {
    this.#squares = squares;
    this.#steps = new IntegerList(squares);
    this.#counts = new StepCounts(squares);
  }

  get length(): number {
    return this.#steps.length;
  }

  add(steps: Int32Array): void {
    this.#steps.append(steps);
    for (const step of steps) this.#counts.enter(step);
    const end = this.#steps.length - this.#squares;
    for (let at = Math.max(0, end - steps.length); at < end; at++) this.#counts.leave(this.#steps.at(at));
  }

  isComplete(): boolean {
    return this.#counts.isComplete();
  }

  /** Copies the steps before `end`, as many as there are squares. */
  board(end = this.#steps.length): Int32Array {
    return this.#steps.slice(end - this.#squares, end).slice();
  }

  clear(): void {
    if (this.length < this.#squares) for (const step of this.#steps.slice()) this.#counts.leave(step);
    else this.#counts.clear();
    this.#steps.truncate(0);
  }
}
