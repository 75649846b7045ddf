import { IntegerList } from "./integers.ts";
import { LineScanner, type ScannedLine } from "./line-scanner.ts";

export interface Scan {
  readonly output: Buffer;
  readonly numbers: Int32Array;
  /** Positions in `numbers` at which lines begin; lines without numbers are left out. */
  readonly lineStarts: Int32Array;
  readonly wordyLineStarts: Int32Array;
  /** Positions in `numbers` at which lines of words without numbers stand. */
  readonly breaks: Int32Array;
}

/**
 * Scans the bytes once and calls `visit` for every line, also for a last line that is not ended. A number
 * beyond the largest is read as the largest; `34.0` is the number 34, and `0.35` is not a whole number.
 */
export function scanLines(output: Buffer, visit: (line: ScannedLine) => void): Scan {
  // A number of a long output takes at least four bytes: three digits and a gap.
  const all = new IntegerList(Math.ceil(output.length / 4));
  const lineStarts = new IntegerList();
  const wordyLineStarts = new IntegerList();
  const breaks = new IntegerList();
  const scanner = new LineScanner(output, all);
  for (let at = 0; at < output.length; ) {
    at = scanner.scan(at);
    if (scanner.numbers.length > 0) {
      const start = all.length - scanner.numbers.length;
      lineStarts.push(start);
      if (scanner.words) wordyLineStarts.push(start);
    } else if (scanner.words && breaks.at(breaks.length - 1) !== all.length) breaks.push(all.length);
    visit(scanner);
  }
  return {
    output,
    numbers: all.slice(),
    lineStarts: lineStarts.slice(),
    wordyLineStarts: wordyLineStarts.slice(),
    breaks: breaks.slice(),
  };
}
