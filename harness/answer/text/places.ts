import { IntegerList } from "./integers.ts";

/** Ascending places in a list. Most of them stand side by side, so only the ends of such stretches are kept. */
export class Places {
  /** First place of each stretch and, but for the last one, the place behind it. */
  readonly #ends = new IntegerList();
  #behindLast = -1;
  length = 0;

  add(place: number): void {
    this.length++;
    if (place !== this.#behindLast) {
      if (this.#ends.length > 0) this.#ends.push(this.#behindLast);
      this.#ends.push(place);
    }
    this.#behindLast = place + 1;
  }

  *[Symbol.iterator](): Generator<number> {
    const ends = [...this.#ends.slice(), this.#behindLast];
    for (let at = 0; at + 1 < ends.length; at += 2)
      for (let place = ends[at]!; place < ends[at + 1]!; place++) yield place;
  }
}
