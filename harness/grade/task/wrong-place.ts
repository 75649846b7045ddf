import { linesIn, quotedLine, type TextPlace } from "../../base/around.ts";
import type { Finding } from "../../finding/index.ts";
import type { Read } from "../../finding/ruling.ts";

type Pair = readonly [number, number];

/** Larger outputs are quoted from their beginning. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Ways to write a square: the row or the column first, counted from 0 or from 1. */
const WAYS: readonly ((at: Pair) => Pair)[] = [
  ([row, column]) => [row, column],
  ([row, column]) => [row + 1, column + 1],
  ([row, column]) => [column, row],
  ([row, column]) => [column + 1, row + 1],
];

/**
 * Finds where a list of squares has the step that a finding is about: two squares one after the other, with at most the number of
 * a step between them. Undefined if they are not written by numbers.
 */
export function wrongPlace(output: Buffer, finding: Finding): (TextPlace & Read) | undefined {
  const squares = squaresOf(finding);
  if (!squares || output.length > MOST_BYTES) return undefined;
  const [before, at] = squares;
  const sought = WAYS.flatMap((way) => [
    { first: way(before), second: way(at), isReversed: false },
    { first: way(at), second: way(before), isReversed: true },
  ]);
  const last: (TextPlace & { readonly number: number })[] = [];
  const lines = linesIn(output);
  for (const [index, text] of lines.entries()) {
    for (const match of text.matchAll(/-?\d+/g)) {
      last.push({ line: index + 1, at: match.index, number: Number(match[0]) });
      if (last.length > 5) last.shift();
      const found = sought.find(
        ({ first, second }) => ends(last, second) && [2, 3].some((end) => ends(last.slice(0, -end), first)),
      );
      if (!found) continue;
      const { line, at: from } = last.at(found.isReversed ? 0 : -2)!;
      return { line, at: from, quote: quotedLine(lines[line - 1]!, from) };
    }
  }
  return undefined;
}

function ends(numbers: readonly { readonly number: number }[], [first, second]: Pair): boolean {
  return numbers.at(-2)?.number === first && numbers.at(-1)?.number === second;
}

/** The square of the step that is wrong, behind the one before it, if the answer is a list of squares. */
function squaresOf(finding: Finding): readonly [before: Pair, at: Pair] | undefined {
  const told = finding.kind === "should-be-no-tour" ? finding.defect : finding;
  switch (told.kind) {
    case "path-not-a-knight-move":
      return [told.from, told.at];
    case "path-leaves-board":
    case "path-blocked":
    case "square-off-board":
    case "square-visited-twice":
    case "path-ends-elsewhere": {
      const at = told.kind === "path-ends-elsewhere" ? told.found : told.at;
      const { steps } = told.view ?? { steps: [] };
      const step = "step" in told ? told.step : Math.max(...steps.map((each) => each.step));
      const before = steps.find((each) => each.step === step - 1)?.at;
      return before && [before, at];
    }
    default:
      return undefined;
  }
}
