/** A list of whole numbers that grows; numbers are kept flat because a tour may have a million squares. */
export class IntegerList {
  #numbers = new Int32Array(256);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = number;
  }

  /** Adds the numbers of another list from a position on. */
  append(other: IntegerList, from = 0): void {
    for (let position = from; position < other.length; position++) this.push(other.at(position));
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
