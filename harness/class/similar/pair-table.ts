/** A number for each two of some things, whichever of them comes first. */
export class PairTable {
  readonly #numbers: Float64Array;

  constructor(
    readonly size: number,
    from?: PairTable,
  ) {
    this.#numbers = from ? from.#numbers.slice() : new Float64Array(size * size);
  }

  of(one: number, other: number): number {
    return this.#numbers[one * this.size + other]!;
  }

  set([one, other]: readonly [number, number], value: number): void {
    this.#numbers[one * this.size + other] = value;
    this.#numbers[other * this.size + one] = value;
  }

  /** All two with at least this number, the highest first. */
  atLeast(least: number): [number, number][] {
    const found: [number, number][] = [];
    for (let one = 0; one < this.size; one++)
      for (let other = one + 1; other < this.size; other++)
        if (this.of(one, other) >= least) found.push([one, other]);
    return found.sort(([a, b], [c, d]) => this.of(c, d) - this.of(a, b));
  }
}
