import { type Comparison, filledLines, isSame, otherValue, wordsIn } from "./comparison.ts";

/** Compares rows of values. Lines before and after the last block of so many rows do not count. */
export const compareGrids: Comparison = ({ expected, printed, rules }) => {
  const right = filledLines(expected).map(({ text }) => wordsIn(text));
  const lines = filledLines(printed).map(({ text, number }) => ({ words: wordsIn(text), number }));
  const start = lastBlock(
    lines.map(({ words }) => words.length),
    right.map(({ length }) => length),
  );
  const rows = lines.slice(start ?? 0);
  for (const [at, row] of right.entries()) {
    const found = rows[at];
    if (!found) return { kind: "other-count", unit: "lines", expected: right.length, found: rows.length };
    const { words, number: line } = found;
    if (words.length !== row.length)
      return { kind: "other-count", unit: "values", expected: row.length, found: words.length, line };
    const other = row.findIndex((value, column) => !isSame(value, words[column]!, rules));
    if (other >= 0)
      return otherValue(row[other]!, words[other]!, { unit: "values", position: other + 1, line });
  }
  return undefined;
};

/** Finds the last lines with these widths; undefined if there are none. */
function lastBlock(widths: readonly number[], wanted: readonly number[]): number | undefined {
  for (let start = widths.length - wanted.length; start >= 0; start--)
    if (wanted.every((width, at) => widths[start + at] === width)) return start;
  return undefined;
}
