import type { Size } from "../case/knight.ts";
import { mayBeginWithNumber } from "./first-byte.ts";
import type { ScannedLine } from "./line-scanner.ts";

/** Bytes of blanks before a row, where a prompt may have stood. */
const LONGEST_MARGIN = 200;

/**
 * Makes a reader of rows whose numbers run together, as `%2d` or `%02d` prints them. A row must be as long as
 * a row of numbers with as many digits as the last step, so it is certain where each number ends. The reader
 * returns undefined for all other lines.
 */
export function fixedWidthRows({ rows, columns }: Size): (line: ScannedLine) => Int32Array | undefined {
  // The last step is the number of squares or, counted from 0, one less.
  const widths = [rows * columns, rows * columns - 1].map((last) => String(last).length);
  const longest = Math.max(...widths) * columns + LONGEST_MARGIN;
  // Most lines of a long list are shorter than any row, and need not be looked at.
  const shortest = Math.min(...widths) * columns;
  return (line) => {
    const { length } = line.numbers;
    if (length === 0 || length >= columns || line.length > longest || line.length < shortest)
      return undefined;
    if (!mayBeginWithNumber(line)) return undefined;
    const text = line.text().trimEnd();
    for (const width of new Set(widths)) {
      const margin = text.length - columns * width;
      if (width < 2 || margin < 0 || text.slice(0, margin).trim() !== "") continue;
      const places = Array.from({ length: columns }, (_, column) =>
        text.slice(margin + column * width, margin + (column + 1) * width),
      );
      if (places.every((place) => /^ *\d+$/.test(place))) return Int32Array.from(places, Number);
    }
    return undefined;
  };
}
