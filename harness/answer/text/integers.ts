/** Largest whole number that is read; a number beyond it, positive or negative, is limited to it. */
export const LARGEST = 2 ** 31 - 1;

/** Limits a number to the range that is read, from -`LARGEST` to `LARGEST`. */
export function bounded(number: number): number {
  return Math.max(-LARGEST, Math.min(number, LARGEST));
}

/** Finds all whole numbers of a short text, in order, whatever stands around them. */
export function integersIn(text: string): number[] {
  return Array.from(text.matchAll(/-?\d+/g), ([number]) => Number(number));
}

/** Growing list of whole numbers, kept flat because a tour may have a million squares. */
export class IntegerList {
  #numbers = new Int32Array();
  readonly #capacity: number;
  length = 0;

  /** @param capacity the number of numbers that fit before the list must be copied; the first of them takes the memory */
  constructor(capacity = 16) {
    this.#capacity = capacity;
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#grow(this.length + 1);
    this.#numbers[this.length++] = number;
  }

  append(numbers: Int32Array): void {
    const length = this.length + numbers.length;
    if (length > this.#numbers.length) this.#grow(length);
    this.#numbers.set(numbers, this.length);
    this.length = length;
  }

  #grow(length: number): void {
    const larger = new Int32Array(Math.max(this.#capacity, 2 * this.length, length));
    larger.set(this.slice());
    this.#numbers = larger;
  }

  at(position: number): number {
    return this.#numbers[position]!;
  }

  /** Returns the numbers from `start` up to `end` without copying them. */
  slice(start = 0, end = this.length): Int32Array {
    return this.#numbers.subarray(start, end);
  }

  /** Forgets all numbers from `length` on. */
  truncate(length: number): void {
    this.length = length;
  }
}

/** Part of a list that can be moved along it. */
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

  at(position: number): number {
    return this.#list.at(this.#start + position);
  }

  slice(start = 0, end = this.length): Int32Array {
    return this.#list.slice(this.#start + start, this.#start + end);
  }
}
