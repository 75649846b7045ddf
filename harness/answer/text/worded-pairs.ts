import { IntegerList } from "./integers.ts";
import type { ScannedLine } from "./line-scanner.ts";
import { isMoveTo } from "./pair-moves.ts";

/** Longest line in bytes whose words are compared. */
const LONGEST_WORDED = 100;
/** An output with more kinds of such lines is a text. */
const MOST_WORDED = 8;

/** Pairs of numbers in lines of the same words, by these words: `x: 3, y: 5`. */
export class WordedPairs {
  readonly #lists = new Map<string, IntegerList>();
  readonly #squares: number;

  constructor(squares: number) {
    this.#squares = squares;
  }

  /** Keeps the first two numbers of a line. */
  add(line: ScannedLine): void {
    if (line.length > LONGEST_WORDED) return;
    const text = line.text();
    const words = text.replace(/-?\d+/g, "#");
    if (/[A-Za-z]\d/.test(text) || (!this.#lists.has(words) && this.#lists.size === MOST_WORDED)) return;
    const pairs = this.#lists.get(words) ?? new IntegerList();
    this.#lists.set(words, pairs);
    for (let at = 0; at < 2; at++) pairs.push(line.numbers.at(at));
  }

  /**
   * Finds the pairs of a tour, or of several, among the same words. The start may have words of its own: `from 3, 2`. So may
   * the squares from which the knight goes, of which the first is the start.
   */
  tour(): Int32Array | undefined {
    const most = 2 * this.#squares;
    const lists = Array.from(this.#lists.values(), (each) => each.slice());
    const whole = lists.filter(({ length }) => length % most === 0 || length === most - 2);
    const [first] = whole;
    if (first?.length !== most - 2) return first;
    const completed = whole.map((tour) => withStart(tour, lists));
    return completed.find((each) => each !== undefined) ?? first;
  }
}

/** Adds the start to a tour that lacks it, if other lines before those of the tour name it. */
function withStart(tour: Int32Array, lists: readonly Int32Array[]): Int32Array | undefined {
  const starts = lists
    .slice(0, lists.indexOf(tour))
    .filter((each) => each.length === 2 || precedes(each, tour))
    .map((each) => Int32Array.from([...each.slice(0, 2), ...tour]));
  return starts.find((each) => isMoveTo(each, 1));
}

/** Tests if a list has the square before each square of a tour. */
function precedes(list: Int32Array, tour: Int32Array): boolean {
  return list.length === tour.length && list.every((number, at) => at < 2 || number === tour[at - 2]);
}
