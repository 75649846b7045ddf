import { IntegerList } from "../text/integers.ts";

/** Comparison of the tours in an output, of which the last one counts. */
export interface Several {
  /** Tours begin on different squares: that of the last one is not the start of the program. */
  readonly startsVary: boolean;
}

/** Compares the tours of an output, or tells that there is only one. A tour that is printed twice is one. */
export class Tours {
  #last: Int32Array | undefined;
  #several: Several | undefined;
  readonly #startOf: (tour: Int32Array) => number;

  /** @param startOf gives the place of the first square */
  constructor(startOf: (tour: Int32Array) => number) {
    this.#startOf = startOf;
  }

  get several(): Several | undefined {
    return this.#several;
  }

  add(tour: Int32Array): void {
    const last = this.#last;
    if (last && areSame(last, tour)) return;
    this.#last = tour;
    if (!last) return;
    const startsVary = this.#several?.startsVary === true || this.#startOf(tour) !== this.#startOf(last);
    this.#several = { startsVary };
  }
}

function areSame(one: Int32Array, other: Int32Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Finds the place of the first step of a whole board. */
export function firstStepIn(board: Int32Array): number {
  return board.indexOf(board.includes(0) ? 0 : 1);
}

/**
 * Chooses ends of boards that do not overlap, from the last one backwards, and gives them from first to last.
 *
 * @param ends ascending ends of whole boards, the last one of which counts
 */
export function apart(ends: Int32Array, squares: number): Int32Array {
  const chosen = new IntegerList();
  let before = Number.POSITIVE_INFINITY;
  for (let at = ends.length - 1; at >= 0; at--) {
    if (ends[at]! > before) continue;
    chosen.push(ends[at]!);
    before = ends[at]! - squares;
  }
  return chosen.slice().reverse();
}
