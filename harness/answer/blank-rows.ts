import { LARGEST } from "./integers.ts";
import { hasBlankSquares } from "./marked-row.ts";
import { type Scan, scanLines } from "./scan.ts";

/**
 * Replaces the numbers of rows with blank squares by one that is no step: the steps of a board that is half full may be all
 * of a smaller one. Scans the output once more, so it is for those in which a board was found.
 */
export function withoutBlankRows(scan: Scan): Scan {
  const rows: number[] = [];
  let lines = 0;
  scanLines(scan.output, (line) => {
    if (line.numbers.length === 0) return;
    if (hasBlankSquares(line)) rows.push(lines);
    lines++;
  });
  if (rows.length === 0) return scan;
  const numbers = scan.numbers.slice();
  for (const at of rows) numbers.fill(LARGEST, scan.lineStarts[at], scan.lineStarts[at + 1]);
  return { ...scan, numbers };
}

/** Tests if there may be rows in a frame at all. */
export function mayHaveFrames({ output }: Scan): boolean {
  return output.includes("|") || output.includes(FIRST_OF_BOX);
}

/** First byte of `│` and its like. */
const FIRST_OF_BOX = 0xe2;
