import { numberedLines } from "../../base/text.ts";
import type { Size } from "../../case/knight.ts";

/** Share of the rows in which numbers must run together. */
const MOST_ROWS = 0.5;

/** Tests if a board seems to be printed with nothing between its numbers: most rows hold a number with too many digits. */
export function runsTogether(output: Buffer, { rows, columns }: Size): boolean {
  const digits = String(rows * columns).length;
  const tooLong = new RegExp(`\\d{${digits + 2},}`);
  const lines = numberedLines(output).filter(({ text }) => /^[\s\d]+$/.test(text));
  return lines.length === rows && lines.filter(({ text }) => tooLong.test(text)).length >= MOST_ROWS * rows;
}
