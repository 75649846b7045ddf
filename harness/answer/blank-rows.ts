import { LARGEST } from "./integers.ts";
import { hasBlankSquares } from "./marked-row.ts";
import type { Scan, ScannedLine } from "./scan.ts";

/** Rows with blank squares. The steps of a board that is half full may be all of a smaller one. */
export class BlankRows {
  /** Places of the rows among the lines with numbers. */
  readonly #rows: number[] = [];
  #lines = 0;

  add(line: ScannedLine): void {
    if (line.numbers.length === 0) return;
    if (hasBlankSquares(line)) this.#rows.push(this.#lines);
    this.#lines++;
  }

  /** Replaces the numbers of these rows by one that is no step. */
  without(scan: Scan): Scan {
    if (this.#rows.length === 0) return scan;
    const numbers = scan.numbers.slice();
    for (const at of this.#rows) numbers.fill(LARGEST, scan.lineStarts[at], scan.lineStarts[at + 1]);
    return { ...scan, numbers };
  }
}
