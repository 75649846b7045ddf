import type { Size } from "../../case/knight.ts";
import { bounded, IntegerList } from "./integers.ts";
import { type ScannedLine, UNVISITED } from "./line-scanner.ts";
import { isMoveTo } from "./pair-moves.ts";
import { Places } from "./places.ts";
import { drawnRow } from "./row.ts";
import { WordedPairs } from "./worded-pairs.ts";

/** Label of a pair that has no step number beside it. */
export const ABSENT = -2;

/** A range in brackets, as a prompt has it: `(0-4)`, `[0;7]`. A program may write its squares so, too. */
const RANGE = /[([]\d+ ?[-;] ?\d+[)\]]/;

/** Pairs that arrows or semicolons part, with an arrow to the next line: `2 5 -> 1 7 ->`. */
const PARTED = /^(?:\s*\d+[ ,]\s*\d+\s*(?:[-=]+>|→|;|$))+\s*$/;

/** Pairs with a comma in each, behind the number of their list: `12: 2,3 4,4 5,6 3,5`. */
const JOINED = /^\s*(?:\d+\s*[:.)]\s*)?(?:\d+,\d+(?:\s+|$)){4,}$/;

/** A list whose first pair has no brackets of its own, as Python joins lists: `[0, 0, [2, 1], [3, 3]`. */
const BARE_FIRST = /^\s*[[(]\s*\d+, ?\d+, ?[[(]/;

/** Pairs of numbers in an output that may be coordinates, and the step numbers beside them. */
export class PairList {
  readonly #labels = new IntegerList();
  readonly #numbers: IntegerList;
  readonly #squares: number;
  readonly #columns: number;
  /** Number of pairs that were named, as in `linha 2 coluna 5`; they are kept with the row first. */
  #named = 0;
  /** Lines of three numbers; one of the three may be the number of a step. */
  readonly #triples = new IntegerList();
  #nextStep = 0;
  readonly #worded: WordedPairs;
  /** Pairs in brackets that are the only one of their line. */
  readonly #logged: WordedPairs;
  /** Places of the pairs that stand alone on their line, without brackets or names. */
  readonly #plain = new Places();
  /** Places of the pairs in brackets that are the only one among the words of their line, and of those that may be ranges. */
  readonly #amongWords = new Places();
  readonly #ranges = new Places();

  constructor({ rows, columns }: Size) {
    this.#squares = rows * columns;
    this.#numbers = new IntegerList(2 * this.#squares);
    this.#columns = columns;
    this.#worded = new WordedPairs(this.#squares);
    this.#logged = new WordedPairs(this.#squares);
  }

  get length(): number {
    return this.#numbers.length / 2;
  }

  /** Step number beside each pair, or `ABSENT`, up to the last pair that has one. */
  get labels(): Int32Array {
    return this.#labels.slice();
  }

  /** Coordinates as printed, one number after the other. */
  get numbers(): Int32Array {
    return this.#numbers.slice();
  }

  /** Checks if more than half of the pairs name their row and column. */
  get named(): boolean {
    return 2 * this.#named > this.length;
  }

  /** Pairs in brackets among the same words, if there is one for each square of a tour, or for each move. */
  get logged(): Int32Array | undefined {
    const tour = this.#logged.tour();
    return tour && tour.length <= 2 * this.#squares ? tour : undefined;
  }

  add(line: ScannedLine): void {
    const { numbers, pairStarts, words } = line;
    if (numbers.length < 2 || (words && this.#addNamed(line))) return;
    const from = pairStarts.length > 0 ? undefined : this.#plainFrom(line);
    if (pairStarts.length > 0) this.#addBracketed(line);
    else if (from !== undefined) {
      for (let at = from; at < numbers.length; at += 2) {
        this.#plain.add(this.length);
        this.#push(numbers.at(at), numbers.at(at + 1));
      }
    } else if (numbers.length > 3 || this.#isRowWithSigns(line)) return;
    else if (numbers.length === 3) this.#addTriple(line);
    else this.#worded.add(line);
  }

  #isRowWithSigns(line: ScannedLine): boolean {
    const { numbers, words } = line;
    if (!words || numbers.length >= this.#columns) return false;
    return drawnRow(line, this.#columns)?.cells.length === this.#columns;
  }

  /**
   * Leaves out what is written otherwise than most. Takes lines of three numbers for numbered pairs if there are more of
   * them, or two numbers among the same words if there is one such line for each square of a tour or of several. Must be called last.
   */
  settle(): void {
    this.#leaveOutOthers();
    this.#settleTriples();
    const worded = this.#worded.tour();
    if (!worded || this.length >= this.#squares - 1) return;
    this.#clear();
    for (let at = 0; at < worded.length; at += 2) this.#push(worded[at]!, worded[at + 1]!);
  }

  /** Finds the number with which pairs without brackets begin in a line that has nothing else, but for the number of a list. */
  #plainFrom(line: ScannedLine): number | undefined {
    const { numbers, words } = line;
    if ((numbers.length === 2 && !words) || numbers.length === 2 * this.#squares) return 0;
    if (words || line.bare || numbers.length < 4 || !line.beginsWithNumber) return undefined;
    const text = line.text();
    if (numbers.length % 2 === 0 && PARTED.test(text)) return 0;
    return JOINED.test(text) ? numbers.length % 2 : undefined;
  }

  #settleTriples(): void {
    const triples = this.#triples.slice();
    if (triples.length / 3 <= this.length) return;
    const place =
      [0, 2].find((place) => isSequence(triples, place)) ??
      [0, 2].find((place) => isNumbering(triples, place));
    if (place === undefined) return;
    this.#clear();
    const first = place === 0 ? 1 : 0;
    for (let at = 0; at < triples.length; at += 3) {
      this.#push(triples[at + first]!, triples[at + first + 1]!, triples[at + place]!);
    }
  }

  /**
   * A plain pair among pairs in brackets is something else, such as the size of the board or the range of a choice. So is a
   * pair in brackets among words, beside plain pairs: but it may be the start, from which a knight goes on to the next.
   */
  #leaveOutOthers(): void {
    const [plain, ranges] = [this.#plain, this.#ranges];
    const inBrackets = this.length - plain.length - ranges.length;
    const all = this.numbers;
    const isAlone = (at: number) => !isMoveTo(all, at) && !isMoveTo(all, at + 1);
    const others =
      inBrackets >= plain.length + ranges.length
        ? [...plain, ...ranges]
        : plain.length > ranges.length
          ? [...ranges, ...Array.from(this.#amongWords).filter(isAlone)]
          : [];
    if (others.length === 0) return;
    const leftOut = new Set(others);
    const numbers = all.slice();
    const labels = this.labels.slice();
    this.#clear();
    for (let at = 0; 2 * at < numbers.length; at++) {
      if (!leftOut.has(at)) this.#push(numbers[2 * at]!, numbers[2 * at + 1]!, labels[at]);
    }
  }

  #clear(): void {
    this.#numbers.truncate(0);
    this.#labels.truncate(0);
  }

  #push(first: number, second: number, label = ABSENT): void {
    if (label !== ABSENT) {
      while (this.#labels.length < this.length) this.#labels.push(ABSENT);
      this.#labels.push(label);
    }
    this.#numbers.push(first);
    this.#numbers.push(second);
  }

  #addNamed(line: ScannedLine): boolean {
    const found = namedPairs(line.text());
    const { numbers } = line;
    const [first] = found;
    // The third number, before or after the pair, is the step's.
    const label = first && numbers.length === 3 ? numbers.at(first.isFirst ? 2 : 0) : ABSENT;
    for (const { row, column } of found) this.#push(row, column, label);
    this.#named += found.length;
    return found.length > 0;
  }

  #addBracketed(line: ScannedLine): void {
    const { numbers, pairStarts, words } = line;
    if (words && pairStarts.length === 1) {
      if (numbers.length === 2) this.#logged.add(line);
      (RANGE.test(line.text()) ? this.#ranges : this.#amongWords).add(this.length);
    }
    const isOneMore = !words && pairStarts.at(0) === 2 && numbers.length === 2 * pairStarts.length + 2;
    if (isOneMore && BARE_FIRST.test(line.text())) this.#push(numbers.at(0), numbers.at(1));
    const eachNumbered = numbers.length === 3 * pairStarts.length;
    for (let index = 0; index < pairStarts.length; index++) {
      const at = pairStarts.at(index);
      let label = ABSENT;
      if (eachNumbered) label = numbers.at(at === 3 * index ? at + 2 : 3 * index);
      // The dash in `#1 - [0, 0]` looks like the mark of a square that was not visited.
      else if (pairStarts.length === 1 && at === 2 && numbers.at(1) === UNVISITED) label = numbers.at(0);
      this.#push(numbers.at(at), numbers.at(at + 1), label);
    }
  }

  #addTriple(line: ScannedLine): void {
    const { numbers, words } = line;
    if (!words) {
      for (let at = 0; at < 3; at++) this.#triples.push(numbers.at(at));
      return;
    }
    // The numbers in `3. a1 -> b3` belong to letters.
    if (/[A-Za-z]\d/.test(line.text())) return;
    // A number among words may be there by chance, so it must be that of the next step, or of the first one of a list.
    const step = numbers.at(0);
    if (step !== this.#nextStep && step !== 0 && step !== 1) return;
    this.#nextStep = step + 1;
    this.#push(numbers.at(1), numbers.at(2), step);
  }
}

/** Checks if every third number, from `place` on, is one more than the one before. */
function isSequence(triples: Int32Array, place: number): boolean {
  for (let at = place + 3; at < triples.length; at += 3) {
    if (triples[at]! !== triples[at - 3]! + 1) return false;
  }
  return true;
}

/** Checks if every third number, from `place` on, can be a step: no two are equal, and one is 0 or 1. */
function isNumbering(triples: Int32Array, place: number): boolean {
  const numbers = triples.filter((_, at) => at % 3 === place);
  const distinct = new Set(numbers);
  return distinct.size === numbers.length && (distinct.has(0) || distinct.has(1));
}

const ROW = "(?:linha|lin|l|row|r|fila|f)";
const COLUMN = "(?:coluna|columna|column|col|c)";
const named = (first: string, second: string) =>
  `(?<![a-z])${first}[^a-z0-9-]{0,4}(-?\\d+)[^a-z0-9]{0,4}(?:e |y |and )?${second}[^a-z0-9-]{0,4}(-?\\d+)`;
const PAIR = new RegExp(`${named(ROW, COLUMN)}|${named(COLUMN, ROW)}`, "gi");

/** Finds row and column of each named square, `linha 2, coluna 5` or `"col": 5, "row": 2`, and if they stand first in the line. */
function namedPairs(text: string): { row: number; column: number; isFirst: boolean }[] {
  const found: ReturnType<typeof namedPairs> = [];
  // An iterator of matches takes five times as long, and is asked for each line.
  PAIR.lastIndex = 0;
  for (let match = PAIR.exec(text); match; match = PAIR.exec(text)) {
    const [, row, column, secondColumn, secondRow] = match;
    found.push({
      row: bounded(Number(row ?? secondRow)),
      column: bounded(Number(column ?? secondColumn)),
      isFirst: !/\d/.test(text.slice(0, match.index)),
    });
  }
  return found;
}
