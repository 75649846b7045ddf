import { excerpt } from "../../../base/text.ts";
import type { Answering } from "../../../case/custom/schema.ts";
import type { Finding } from "../../../finding/index.ts";

/** The first difference between an answer and the right one. */
export type Difference = Finding<"other-value" | "other-count">;

/** Two texts that are compared: that of the case, and that of a program. */
export interface Compared {
  readonly expected: string;
  readonly printed: string;
  readonly rules: Omit<Answering, "kind">;
}

/** Finds the first difference; undefined if the answer is right. */
export type Comparison = (texts: Compared) => Difference | undefined;

/** Tells of a value that is another one. */
export function otherValue(
  expected: string,
  found: string,
  place: Pick<Finding<"other-value">, "unit" | "position" | "line" | "isLast"> = {},
): Difference {
  return { kind: "other-value", expected: excerpt(expected), found: excerpt(found), ...place };
}

/** A whole number or a decimal number, with a point. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Tests if two values are the same: as numbers if a tolerance is given, else as texts. */
export function isSame(
  expected: string,
  found: string,
  { tolerance, case: letters }: Compared["rules"],
): boolean {
  if (expected === found) return true;
  if (tolerance !== undefined && NUMBER.test(expected) && NUMBER.test(found))
    return isNear(Number(expected), Number(found), tolerance);
  return letters !== "exact" && expected.toLowerCase() === found.toLowerCase();
}

/** Tests if a number is near another one, absolutely or relatively. */
export function isNear(expected: number, found: number, tolerance: number): boolean {
  const difference = Math.abs(expected - found);
  return difference <= tolerance || difference <= tolerance * Math.abs(expected);
}

/** The words of a line. */
export function wordsIn(line: string): string[] {
  const trimmed = line.trim();
  return trimmed === "" ? [] : trimmed.split(/\s+/);
}

/** The lines of a text that are not blank, each with its number, counted from 1. */
export function filledLines(text: string): { readonly number: number; readonly text: string }[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ number: at + 1, text: line }))
    .filter((line) => line.text.trim() !== "");
}
