import type { Size } from "../../case/knight.ts";
import { bounded, type IntegerSpan, LARGEST } from "./integers.ts";
import { type ScannedLine, UNVISITED } from "./line-scanner.ts";

/** Sign of a square on which the knight stands. No printed number is read as this one. */
export const KNIGHT = -(2 ** 31);

/** A line as the row of a drawing. */
export interface Row {
  /** Its squares, and the labels beside them: numbers, `UNVISITED`, and `KNIGHT` for other signs. */
  readonly cells: Int32Array;
  /** It was read as text. What words it has are signs on its squares. */
  readonly isDrawn?: boolean;
  /** The first and the last cell are labels: they are the same number on both sides of a frame. */
  readonly isLabelled?: boolean;
  readonly hasBlanks?: boolean;
}

/** Makes a reader of lines that may be rows of a board of this size. */
export function rowReader(size: Size): (line: ScannedLine) => Row {
  const runTogether = runTogetherIn(size);
  return (line) => {
    const cells = runTogether(line) ?? partedRow(line, size.columns);
    if (cells) return { cells, isDrawn: true };
    const { length } = line.numbers;
    const mayHaveSigns = length < size.columns && 2 * length >= size.columns;
    const row = drawnRow(line, mayHaveSigns ? size.columns : 0) ?? { cells: line.numbers.slice() };
    // A letter before a whole row is its label.
    const isLettered = row.cells.length === size.columns + 1 && row.cells[0] === KNIGHT;
    return isLettered ? { ...row, cells: row.cells.subarray(1) } : row;
  };
}

/**
 * Makes a reader of rows whose numbers run together, as `%2d` or `%02d` prints them. A row must be as long as a row of numbers
 * with as many digits as the last step, so it is certain where each number ends. A prompt may have stood before it.
 */
function runTogetherIn({ rows, columns }: Size): (line: ScannedLine) => Int32Array | undefined {
  // The last step is the number of squares or, counted from 0, one less.
  const digits = [rows * columns, rows * columns - 1].map((last) => String(last).length);
  const widths = digits.filter((width) => width > 1);
  return (line) => {
    const { length } = line.numbers;
    if (length === 0 || length >= columns || line.length < 2 * columns || !line.beginsWithNumber)
      return undefined;
    const text = line.text().trimEnd();
    for (const width of widths) {
      const margin = text.length - columns * width;
      if (margin < 0 || text.slice(0, margin).trim() !== "") continue;
      const places = Array.from({ length: columns }, (_, column) =>
        text.slice(margin + column * width, margin + (column + 1) * width),
      );
      if (places.every((place) => /^ *\d+$/.test(place))) return Int32Array.from(places, Number);
    }
    return undefined;
  };
}

/** Reads a row with a sign between all squares, `1 - 16 - 31`, or on one side or both of each: `1 * 16 *`, `* 1 * 16 *`. */
function partedRow({ numbers }: ScannedLine, width: number): Int32Array | undefined {
  const signs = numbers.length - width;
  if (width < 2 || Math.abs(signs - width) > 1) return undefined;
  const all = numbers.slice();
  const isFirst = signs < width || (signs === width && all[0] !== UNVISITED);
  const isSquare = (at: number) => (at % 2 === 0) === isFirst;
  return all.every((number, at) => (number === UNVISITED) !== isSquare(at))
    ? all.filter((_, at) => isSquare(at))
    : undefined;
}

/** Longest line in bytes that is looked at. */
const LONGEST = 1000;

const BAR = /[|\u2502\u2503\u2551]/u;

/** Bars, numbers, and signs that stand alone. Brackets around a square are gaps. */
const TOKEN =
  /[|\u2502\u2503\u2551]|(?<![\p{L}\d.])-?\d+(?![\p{L}\d.])|(?<=^|[\s|,;"'[(\u2500-\u257f])[^\s\d|,;:="'[\]()\u2500-\u257f](?=$|[\s|,;"'\])\u2500-\u257f])/gu;

/** Words, or numbers that are no tokens. */
const OTHER = /[\p{L}\d=:]/u;

/**
 * Reads a row in a frame, where a cell is what stands between two bars, and nothing is a square that is not visited:
 * `| 4|  | 8|`. Without a frame, a sign may stand in the place of a number: `23 C 41`.
 *
 * @param width squares that a row without a frame must have; 0 if none is looked for
 * @returns undefined if the row holds just its numbers, or if it has words
 */
export function drawnRow(line: ScannedLine, width = 0): Row | undefined {
  if (line.bare || line.length > LONGEST || !(width > 0 || mayHaveBlanks(line))) return undefined;
  const printed = Buffer.from(line.text(), "latin1").toString();
  const text = line.bars > 0 ? withoutGaps(printed) : printed;
  const tokens = text.match(TOKEN) ?? [];
  if (line.bars === 0 && tokens.length !== width) return undefined;
  if (OTHER.test(text.replace(TOKEN, ""))) return undefined;
  const isBar = (at: number) => at >= 0 && BAR.test(tokens[at]!);
  const cells: number[] = [];
  let hasBlanks = false;
  for (const [at, token] of tokens.entries()) {
    if (!isBar(at)) cells.push(cellOf(token));
    else if (isBar(at - 1)) {
      hasBlanks = true;
      cells.push(UNVISITED);
    }
  }
  // A number that is too large is most often several that run together.
  if (line.words && cells.includes(LARGEST)) return undefined;
  // A 0 at both ends may be a free square.
  const isLabelled =
    isBar(1) && isBar(tokens.length - 2) && cells[0]! > 0 && cells[0] === cells.at(-1) && !isBar(0);
  return { cells: Int32Array.from(cells), isDrawn: true, isLabelled, hasBlanks };
}

function cellOf(token: string): number {
  if (/\d/.test(token)) return bounded(Number(token));
  return /[-._*]/.test(token) ? UNVISITED : KNIGHT;
}

/** Tests if a line is of a frame that may have blank squares, signs, or labels outside of it. */
function mayHaveBlanks(line: ScannedLine): boolean {
  const { bars, numbers, words } = line;
  if (bars === 0) return false;
  if (words) return true;
  if (line.beginsWithBar) return numbers.length < bars - 1;
  return numbers.length <= bars || numbers.at(0) === numbers.at(numbers.length - 1);
}

/** Leaves out what is between squares that have a line on each side, `| 4 |  | 8 |`: it is narrower than all of them. */
function withoutGaps(text: string): string {
  const [first = "", ...parts] = text.split(BAR);
  const last = parts.pop();
  const [squares, gaps] = [0, 1].map((even) => parts.filter((_, at) => at % 2 === even));
  const narrowest = Math.min(...squares!.map(({ length }) => length));
  const areGaps = gaps!.length > 1 && squares!.length > gaps!.length;
  const areNarrow = areGaps && gaps!.every((gap) => gap.trim() === "" && gap.length < narrowest);
  return areNarrow ? [first, ...squares!, last].join("|") : text;
}

/** Tests if words stand between the steps of a row, beside its labels, or letters touch them: `1f` is no step. */
export function hasWordsWithin(line: ScannedLine, labels: number): boolean {
  const [, ...between] = line.text().split(/-?\d+/).slice(0, -1);
  return between.slice(labels > 0 ? 1 : 0).some((text) => /[A-Za-z]{2}|^[A-Za-z]|[A-Za-z]$/.test(text));
}

/** Counts the numbers of a row without the signs on its squares. */
export function countNumbers(cells: Int32Array | IntegerSpan): number {
  let count = 0;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells.at(at);
    if (cell !== UNVISITED && cell !== KNIGHT) count++;
  }
  return count;
}
