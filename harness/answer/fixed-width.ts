import type { Size } from "../case/knight.ts";
import type { ScannedLine } from "./scan.ts";

/**
 * Makes a reader of rows whose numbers run together, as `%2d` or `%02d` prints them. A row must be as long as
 * a row of numbers with as many digits as the last step, so it is certain where each number ends. The reader
 * returns undefined for all other lines.
 */
export function fixedWidthRows({ rows, columns }: Size): (line: ScannedLine) => Int32Array | undefined {
  // The last step is the number of squares or, counted from 0, one less.
  const digits = String(rows * columns).length;
  const digitsFromZero = String(rows * columns - 1).length;
  return (line) => {
    const width = line.length / columns;
    if (width < 2 || (width !== digits && width !== digitsFromZero)) return undefined;
    if (line.numbers.length >= columns) return undefined;
    const places = Array.from({ length: columns }, (_, column) =>
      line.text().slice(column * width, (column + 1) * width),
    );
    return places.every((place) => /^ *\d+$/.test(place)) ? Int32Array.from(places, Number) : undefined;
  };
}
