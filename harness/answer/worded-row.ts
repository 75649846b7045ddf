import { type IntegerSpan, LARGEST } from "./integers.ts";
import type { ScannedLine } from "./line-scanner.ts";

/** Tests if words stand between the steps of a row, beside its labels, or letters touch them: `1f` is no step. */
export function hasWordsWithin(line: ScannedLine, labels: number): boolean {
  const [, ...between] = line.text().split(/-?\d+/).slice(0, -1);
  return between.slice(labels > 0 ? 1 : 0).some((text) => /[A-Za-z]{2}|^[A-Za-z]|[A-Za-z]$/.test(text));
}

/** Checks if a number, from `start` on, was too large to read. Among words it is most often several that run together. */
export function isAnyBeyond(numbers: IntegerSpan, start: number): boolean {
  for (let at = start; at < numbers.length; at++) if (Math.abs(numbers.at(at)) === LARGEST) return true;
  return false;
}
