import { askedFor, type Comparison, filledLines, isNear, otherValue } from "./comparison.ts";

/** A number that is no part of a word, as the 2 of `e2` is. A comma stands for a point if digits are around it. */
const NUMBERS = /(?<![\p{L}\d_.,])[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\d_])/gu;

/** A list in brackets: there, a comma stands between two numbers. */
const LIST = /\[[-+\d\s,]{1,200}\]/g;

/** A number, and the line that it is in. */
export interface PrintedNumber {
  readonly text: string;
  readonly value: number;
  readonly line: number;
}

/** Compares one number: the only one on the last line that holds any, or the last one there. */
export const compareNumber: Comparison = ({ expected, printed, rules: { tolerance = 0 } }) => {
  const found = numbersIn(printed).at(-1);
  if (!found) return { kind: "other-count", unit: "numbers", expected: 1, found: 0 };
  return isNear(Number(expected), found.value, tolerance)
    ? undefined
    : otherValue(expected, found.text, { line: found.line });
};

/** Compares lists of numbers. Sentences may stand around them: then the last number of each line counts. */
export const compareNumbers: Comparison = ({ expected, printed, rules: { tolerance = 0 }, input }) => {
  const right = numbersIn(expected);
  const { found, areLasts } = answersIn(numbersIn(printed), right.length);
  // Of another number of numbers, nothing tells which one answers what.
  if (found.length !== right.length)
    return { kind: "other-count", unit: "numbers", expected: right.length, found: found.length };
  for (const [at, { text, value }] of right.entries()) {
    const number = found[at]!;
    if (!isNear(value, number.value, tolerance))
      return otherValue(text, number.text, {
        unit: "numbers",
        position: at + 1,
        line: number.line,
        ...(areLasts && { isLast: true }),
        ...askedFor(input, at, right.length),
      });
  }
  return undefined;
};

/** Chooses the numbers that are answers: all, or the last one of each line if so many are asked for. */
export function answersIn(
  all: readonly PrintedNumber[],
  count: number,
): { readonly found: readonly PrintedNumber[]; readonly areLasts: boolean } {
  const lasts = lastsOf(all);
  const areLasts = all.length !== count && lasts.length === count;
  return { found: areLasts ? lasts : all, areLasts };
}

/** The last number of a text; undefined if there is none. */
export function lastNumberIn(text: string): number | undefined {
  return numbersIn(text).at(-1)?.value;
}

/** The numbers of a text, from the first to the last. */
export function numbersIn(text: string): PrintedNumber[] {
  return filledLines(text).flatMap(({ number, text: line }) =>
    Array.from(line.replace(LIST, (list) => list.replaceAll(",", " ")).matchAll(NUMBERS), ([found]) => ({
      text: found,
      value: Number(found.replace(",", ".")),
      line: number,
    })),
  );
}

function lastsOf(numbers: readonly PrintedNumber[]): PrintedNumber[] {
  return numbers.filter(({ line }, at) => numbers[at + 1]?.line !== line);
}
