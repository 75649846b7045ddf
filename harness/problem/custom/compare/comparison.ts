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
  /** The lines of the case's input, which may each ask for a value. */
  readonly input?: readonly FilledLine[];
}

/** A line that is not blank, with its number, counted from 1. */
export interface FilledLine {
  readonly number: number;
  readonly text: string;
}

/** Finds the first difference; undefined if the answer is right. */
export type Comparison = (texts: Compared) => Difference | undefined;

/** Tells of a value that is another one. */
export function otherValue(
  expected: string,
  found: string,
  place: Pick<Finding<"other-value">, "unit" | "position" | "line" | "isLast" | "asked"> = {},
): Difference {
  return { kind: "other-value", expected: excerpt(expected), found: excerpt(found), ...place };
}

/** Gives the line of the input that belongs to one of so many values: each has one, and the first line may say how many there are. */
export function askedFor(
  input: readonly FilledLine[] = [],
  at: number,
  count: number,
): Pick<Finding<"other-value">, "asked"> {
  const [first, ...others] = input;
  const lines = others.length === count && first!.text.trim() === String(count) ? others : input;
  const line = count > 1 && lines.length === count ? lines[at] : undefined;
  return line ? { asked: { line: line.number, quote: excerpt(line.text) } } : {};
}

/** A whole number or a decimal number, with a point. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

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
export function filledLines(text: string): FilledLine[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ number: at + 1, text: line }))
    .filter((line) => line.text.trim() !== "");
}
