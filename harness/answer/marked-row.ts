import { type ScannedLine, UNVISITED } from "./scan.ts";

/** Sign of a square on which the knight stands. No printed number is read as this one. */
export const KNIGHT = -(2 ** 31);

/** Numbers, and signs that stand alone. Brackets and lines around a square are gaps. */
const SQUARE =
  /(?<![\p{L}\d.])-?\d+(?![\p{L}\d.])|(?<=^|[\s|,;"'[(\u2500-\u257f])[^\s\d|,;"'[\]()\u2500-\u257f](?=$|[\s|,;"'\])\u2500-\u257f])/gu;

/**
 * Reads a row of a board in which the knight or another sign stands on some squares: `23 | C | 41`. Such a square has no
 * number. Returns undefined if the line is not such a row.
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

/** Tests if a line is a row of a board that has signs on some of its squares, however many. */
export function isRowWithSigns(line: ScannedLine, width: number): boolean {
  return line.numbers.length < width && squaresIn(line, width) !== undefined;
}

function squaresIn(line: ScannedLine, width: number): string[] | undefined {
  if (line.length > LONGEST) return undefined;
  const text = Buffer.from(line.text(), "latin1").toString();
  const squares = text.match(SQUARE) ?? [];
  return squares.length === width && !/[\p{L}\d]/u.test(text.replace(SQUARE, "")) ? squares : undefined;
}

/** Longest line in bytes that is looked at. */
const LONGEST = 1000;
