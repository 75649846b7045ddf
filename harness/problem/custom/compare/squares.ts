import { askedFor, type Comparison, otherValue } from "./comparison.ts";

/** A square as chess players name it, or as row and column in brackets. */
const SQUARES = /(?<![\p{L}\d])([a-z])(\d{1,2})(?![\p{L}\d])|[([]\s*(\d+)(?:\s*[,;]\s*|\s+)(\d+)\s*[)\]]/giu;

/** Compares lists of squares, in the order in which they are printed. */
export const compareSquares: Comparison = ({ expected, printed, input }) => {
  const [right, found] = [squaresIn(expected), squaresIn(printed)];
  for (const [at, square] of right.entries()) {
    const other = found[at];
    if (other !== undefined && other !== square)
      return otherValue(square, other, {
        unit: "squares",
        position: at + 1,
        ...askedFor(input, at, right.length),
      });
  }
  return found.length === right.length
    ? undefined
    : { kind: "other-count", unit: "squares", expected: right.length, found: found.length };
};

function squaresIn(text: string): string[] {
  return Array.from(text.matchAll(SQUARES), ([, letter, digit, row, column]) =>
    letter === undefined ? `(${Number(row)}, ${Number(column)})` : `${letter.toLowerCase()}${Number(digit)}`,
  );
}
