import type { Size } from "../case/knight.ts";
import type { ScannedLine } from "./scan.ts";

/**
 * Makes a reader of rows whose numbers run together, as `%2d` or `%02d` prints them. A row must be as long as
 * a row of numbers with as many digits as the last step, so it is certain where each number ends. The reader
 * returns undefined for all other lines.
 */
export function fixedWidthRows({ rows, columns }: Size): (line: ScannedLine) => Int32Array | undefined {
  // The last step is the number of squares or, counted from 0, one less.
  const widths = [rows * columns, rows * columns - 1]
    .map((step) => String(step).length)
    .filter((width) => width > 1);
  return (line) => {
    const width = widths.find((digits) => line.length === columns * digits);
    if (width === undefined || line.numbers.length >= columns) return undefined;
    const places = Array.from({ length: columns }, (_, column) =>
      line.text().slice(column * width, (column + 1) * width),
    );
    return places.every((place) => /^ *\d+$/.test(place)) ? Int32Array.from(places, Number) : undefined;
  };
}
