import { LARGEST } from "./integers.ts";
import { hasBlankSquares } from "./marked-row.ts";
import { type Scan, visitLines } from "./scan.ts";

/**
 * Replaces the numbers of rows with blank squares by one that is no step: the steps of a board that is half full may be all
 * of a smaller one. Scans the output once more, so it is for those in which a board was found.
 */
export function withoutBlankRows(scan: Scan): Scan {
  let numbers = scan.numbers;
  let start = 0;
  visitLines(scan.output, (line) => {
    const end = start + line.numbers.length;
    if (end > start && hasBlankSquares(line)) {
      if (numbers === scan.numbers) numbers = scan.numbers.slice();
      numbers.fill(LARGEST, start, end);
    }
    start = end;
  });
  return { ...scan, numbers };
}

/** Tests if there may be rows in a frame at all. */
export function mayHaveFrames({ output }: Scan): boolean {
  return output.includes("|") || output.includes(FIRST_OF_BOX);
}

/** First byte of `│` and its like. */
const FIRST_OF_BOX = 0xe2;
