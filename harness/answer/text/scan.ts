import { IntegerList } from "./integers.ts";
import { LineScanner, type ScannedLine } from "./line-scanner.ts";
import { drawnRow } from "./row.ts";

export interface Scan {
  readonly output: Buffer;
  readonly numbers: Int32Array;
}

/** Lines of an output, by positions in its numbers. */
export interface Layout {
  /** Beginnings of lines; lines without numbers are left out. */
  readonly lineStarts: Int32Array;
  readonly wordyLineStarts: Int32Array;
  /** Places of lines of words without numbers, and both ends of rows with blank squares. */
  readonly breaks: Int32Array;
}

/**
 * Scans the bytes once and calls `visit` for every line, also for a last line that is not ended. A number
 * beyond the largest is read as the largest; `34.0` is the number 34, and `0.35` is not a whole number.
 */
export function scanLines(output: Buffer, visit: (line: ScannedLine) => void): Scan {
  // A number of a long output takes at least three bytes: two digits and a gap.
  const all = new IntegerList(Math.ceil(output.length / 3));
  const scanner = new LineScanner(output, all);
  for (let at = 0; at < output.length; ) {
    at = scanner.scan(at);
    visit(scanner);
  }
  return { output, numbers: all.slice() };
}

/** Scans the bytes like `scanLines`, and keeps none of the numbers. */
export function visitLines(output: Buffer, visit: (line: ScannedLine) => void): void {
  const all = new IntegerList();
  const scanner = new LineScanner(output, all);
  for (let at = 0; at < output.length; ) {
    all.truncate(0);
    at = scanner.scan(at);
    visit(scanner);
  }
}

/** Finds the lines of an output. It is scanned once more, so this is for outputs in which something was found. */
export function layoutOf(output: Buffer): Layout {
  const lineStarts = new IntegerList();
  const wordyLineStarts = new IntegerList();
  const breaks = new IntegerList();
  let start = 0;
  visitLines(output, (line) => {
    const { numbers, words } = line;
    if (numbers.length > 0 && drawnRow(line)?.hasBlanks)
      breaks.append(Int32Array.of(start, start + numbers.length));
    if (numbers.length > 0) {
      lineStarts.push(start);
      if (words) wordyLineStarts.push(start);
    } else if (words && (breaks.length === 0 || breaks.at(breaks.length - 1) !== start)) breaks.push(start);
    start += numbers.length;
  });
  return {
    lineStarts: lineStarts.slice(),
    wordyLineStarts: wordyLineStarts.slice(),
    breaks: breaks.slice(),
  };
}
