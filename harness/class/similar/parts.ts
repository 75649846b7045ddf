import type { FileEntry, Pair } from "@dodona/dolos-core";
import type { Lines, Prints } from "./prints.ts";

/** A part that matches, in both programs. */
export interface AlikePart {
  readonly left: Lines;
  readonly right: Lines;
}

/**
 * Matches of one place with another that are joined to parts, of all pairs together: about 10 s. Programs that say the
 * same thousands of times would take hours; pairs of students' programs have some hundreds.
 */
const MOST_STEPS = 3_000_000;

/** Comparisons of two places that take as long as one match. */
const COMPARISONS_A_STEP = 300;

/**
 * Makes a function that finds the parts in which two programs match, those of the left one in order; nothing as soon as all
 * together would take too long.
 */
export function partsFinder({
  index,
  files,
}: Prints): (left: number, right: number) => AlikePart[] | undefined {
  const entries = new Map(index.entries().map((entry) => [entry.file.id, entry]));
  let stepsLeft = MOST_STEPS;
  return (left, right) => {
    const steps = stepsFor(entries.get(left)!, entries.get(right)!);
    if (steps > stepsLeft) return undefined;
    stepsLeft -= steps;
    return partsOf(index.getPair(files[left]!, files[right]!));
  };
}

function stepsFor(left: FileEntry, right: FileEntry): number {
  let [matches, inLeft, inRight] = [0, 0, 0];
  for (const print of left.shared) {
    const count = print.occurrencesOf(left.file).length;
    inLeft += count;
    matches += count * print.occurrencesOf(right.file).length;
  }
  for (const print of right.shared) inRight += print.occurrencesOf(right.file).length;
  return matches + (inLeft * inRight) / COMPARISONS_A_STEP;
}

function partsOf(pair: Pair): AlikePart[] {
  return pair.buildFragments().map(({ leftSelection: left, rightSelection: right }) => ({
    left: [left.startRow + 1, left.endRow + 1],
    right: [right.startRow + 1, right.endRow + 1],
  }));
}
