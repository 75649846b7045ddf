import { mayBeginWithFrame, mayBeginWithNumber } from "./first-byte.ts";
import { type ScannedLine, UNVISITED } from "./line-scanner.ts";

/** Sign of a square on which the knight stands. No printed number is read as this one. */
export const KNIGHT = -(2 ** 31);

/** Numbers, and signs that stand alone. Brackets and lines around a square are gaps. */
const SQUARE =
  /(?<![\p{L}\d.])-?\d+(?![\p{L}\d.])|(?<=^|[\s|,;"'[(\u2500-\u257f])[^\s\d|,;:="'[\]()\u2500-\u257f](?=$|[\s|,;"'\])\u2500-\u257f])/gu;

/**
 * Reads a row of a board in which the knight or another sign, or nothing, stands on some squares: `23 | C | 41`. Such a
 * square has no number. Returns undefined if the line is not such a row.
 */
export function markedRow(line: ScannedLine, width: number): Int32Array | undefined {
  const { length } = line.numbers;
  if (length >= width || 2 * length < width) return undefined;
  const squares = squaresIn(line, width);
  return (
    squares &&
    Int32Array.from(squares, (square) => {
      if (/\d/.test(square)) return Number(square);
      return /[-._*]/.test(square) ? UNVISITED : KNIGHT;
    })
  );
}

/** Reads a row with a sign between all squares, `1 - 16 - 31`, or on one side or both of each: `1 * 16 *`, `* 1 * 16 *`. */
export function partedRow({ numbers }: ScannedLine, width: number): Int32Array | undefined {
  const signs = numbers.length - width;
  if (width < 2 || Math.abs(signs - width) > 1) return undefined;
  const all = numbers.slice();
  const isFirst = signs < width || (signs === width && all[0] !== UNVISITED);
  const isSquare = (at: number) => (at % 2 === 0) === isFirst;
  return all.every((number, at) => (number === UNVISITED) !== isSquare(at))
    ? all.filter((_, at) => isSquare(at))
    : undefined;
}

/** Squares around a board that no knight may enter are one or two wide: so wide is its longest step. */
const MOATS = [1, 2] as const;

/**
 * Tests if a line is a row of a board within a moat of negative numbers: `-1 -1 7 12 17 -1 -1`.
 *
 * @returns the width of the moat, and if the whole line is a part of it; undefined if it is no such row
 */
export function moatAround(
  { numbers, words }: ScannedLine,
  width: number,
): { readonly wide: number; readonly isAll: boolean } | undefined {
  const isWide = numbers.length === width + 2 * MOATS[0] || numbers.length === width + 2 * MOATS[1];
  if (!isWide || words || numbers.at(0) >= 0) return undefined;
  const wide = (numbers.length - width) / 2;
  const isOfMoat = (number: number) => number === numbers.at(0);
  const ends = [...numbers.slice(0, wide), ...numbers.slice(width + wide)];
  return ends.every(isOfMoat) ? { wide, isAll: numbers.slice().every(isOfMoat) } : undefined;
}

/** Tests if a line is a row of a board that has signs on some of its squares, however many. */
export function isRowWithSigns(line: ScannedLine, width: number): boolean {
  return line.numbers.length < width && squaresIn(line, width) !== undefined;
}

/** Tests if a line is drawn between two rows, from the column of their labels on: `_|____|____|`, `-|----|----|`. */
export function isRuleBesideLabels(line: ScannedLine, width: number): boolean {
  const { length } = line.numbers;
  if (line.bare || length === width || length > width + 1) return false;
  if (countNumbers(line) > 0) return false;
  const text = line.text();
  return !/\d/.test(text) && (length > width || /[-_=]{4}/.test(text));
}

/** Tests if the only number of a row is its label, `3| __ X __ |`: the others are signs, and a letter is not even read as one. */
export function hasLabelAlone(line: ScannedLine): boolean {
  const isSign = line.numbers.length > 1 && line.numbers.at(1) === UNVISITED;
  return isSign && countNumbers(line) === 1 && /^\s*\d+\s*[|\u2502\u2503\u2551]/u.test(line.text());
}

/** Counts the numbers of a line without the signs of squares that were not visited. */
export function countNumbers({ numbers }: Pick<ScannedLine, "numbers">): number {
  let count = 0;
  for (let at = 0; at < numbers.length; at++) if (numbers.at(at) !== UNVISITED) count++;
  return count;
}

/** A row of numbers alone has fewer bytes for each of them. */
const MOST_BYTES_EACH = 6;

/** Tests if a line is a row of a board of another width, in a frame: its numbers alone are no row. */
export function isOfOtherFrame(line: ScannedLine, width: number): boolean {
  // One more may be the number of the row.
  if (cellsIn(line).length > width + 1) return true;
  const squares = squaresBetweenLabels(line);
  // With its number at both ends, a row of a smaller board may have as many numbers.
  return squares.length > width || squares.length + 2 === width;
}

/** Tests if the sign of a knight stands in the place of a number, in a row that has its number at both ends. */
export function hasSignBetweenLabels(line: ScannedLine): boolean {
  return squaresBetweenLabels(line).some((square) => /\p{L}|\P{ASCII}/u.test(square));
}

/** A row with a line between all of its squares, and its number at both ends: `4 | 7|  | 4`. A 0 may be a free square. */
const LABELLED_TWICE = /^\s*([1-9]\d*)\s*[|\u2502\u2503\u2551](.*)[|\u2502\u2503\u2551]\s*\1\s*$/u;

/** Finds the squares of a row of a frame that has its number at both ends; other lines have none. */
function squaresBetweenLabels(line: ScannedLine): readonly string[] {
  const { numbers, length } = line;
  if (numbers.length < 2 || length > LONGEST || numbers.at(0) !== numbers.at(numbers.length - 1)) return [];
  if (line.bare || !mayBeginWithNumber(line)) return [];
  const inside = LABELLED_TWICE.exec(Buffer.from(line.text(), "latin1").toString())?.[2];
  return inside?.split(/[|\u2502\u2503\u2551]/u) ?? [];
}

/** Tests if a line is a row of a board in a frame, with blank squares. */
export function hasBlankSquares(line: ScannedLine): boolean {
  return cellsIn(line).includes(BLANK);
}

function cellsIn(line: ScannedLine): string[] {
  if (line.length <= MOST_BYTES_EACH * line.numbers.length || line.length > LONGEST) return [];
  if (!mayBeginWithFrame(line)) return [];
  return framedCells(Buffer.from(line.text(), "latin1").toString());
}

function squaresIn(line: ScannedLine, width: number): string[] | undefined {
  if (line.length > LONGEST) return undefined;
  const text = Buffer.from(line.text(), "latin1").toString();
  const squares = text.match(SQUARE) ?? [];
  if (squares.length === width && !/[\p{L}\d=:]/u.test(text.replace(SQUARE, ""))) return squares;
  const cells = framedCells(text);
  return cells.length === width && squares.length > 0 ? cells : undefined;
}

/** Sign of a square that is not visited, in place of nothing. */
const BLANK = "-";

/** Splits a row with a line between all of its squares: `| 4|  | 8|`. A blank one is not visited. */
function framedCells(text: string): string[] {
  const [, inside] = /^\s*[|\u2502\u2503\u2551](.*)[|\u2502\u2503\u2551]\s*$/u.exec(text) ?? [];
  const parts = withoutGaps(inside?.split(/[|\u2502\u2503\u2551]/u) ?? []);
  const cells = parts.map((cell) => cell.trim());
  return cells.every((cell) => /^(?:-?\d+)?$/.test(cell)) ? cells.map((cell) => cell || BLANK) : [];
}

/** Leaves out what is between squares that have a line on each side, `| 4 |  | 8 |`: it is narrower than all of them. */
function withoutGaps(parts: readonly string[]): readonly string[] {
  const [squares, gaps] = [0, 1].map((first) => parts.filter((_, at) => at % 2 === first));
  const areGaps =
    gaps!.length > 1 && squares!.length > gaps!.length && gaps!.every((gap) => gap.trim() === "");
  const narrowest = Math.min(...squares!.map(({ length }) => length));
  return areGaps && gaps!.every(({ length }) => length < narrowest) ? squares! : parts;
}

/** Longest line in bytes that is looked at. */
const LONGEST = 1000;
