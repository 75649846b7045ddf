/** The largest whole number that is read; what lies beyond it, either way, is taken for it. */
export const LARGEST = 2 ** 31 - 1;

/** The number, or the nearest to it that is read. */
export function bounded(number: number): number {
  return Math.max(-LARGEST, Math.min(number, LARGEST));
}

/** A list of whole numbers that grows; numbers are kept flat because a tour may have a million squares. */
export class IntegerList {
  #numbers: Int32Array;
  length = 0;

  /** @param capacity how many numbers it holds before it has to be copied */
  constructor(capacity = 256) {
    this.#numbers = new Int32Array(Math.max(capacity, 1));
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = number;
  }

  append(numbers: Int32Array): void {
    const length = this.length + numbers.length;
    if (length > this.#numbers.length) {
      const larger = new Int32Array(2 * length);
      larger.set(this.slice());
      this.#numbers = larger;
    }
    this.#numbers.set(numbers, this.length);
    this.length = length;
  }

  /** The number at a position within the list. */
  at(position: number): number {
    return this.#numbers[position]!;
  }

  /** The numbers from `start` up to `end`, not copied. */
  slice(start = 0, end = this.length): Int32Array {
    return this.#numbers.subarray(start, end);
  }

  /** Forgets all numbers from `length` on. */
  truncate(length: number): void {
    this.length = length;
  }
}

/** A part of a list, which can be moved along it. */
export class IntegerSpan {
  readonly #list: IntegerList;
  #start = 0;
  length = 0;

  constructor(list: IntegerList) {
    this.#list = list;
  }

  set(start: number, end: number): void {
    this.#start = start;
    this.length = end - start;
  }

  /** The number at a position within the part. */
  at(position: number): number {
    return this.#list.at(this.#start + position);
  }

  /** The numbers from `start` up to `end`, not copied. */
  slice(start = 0, end = this.length): Int32Array {
    return this.#list.slice(this.#start + start, this.#start + end);
  }
}
