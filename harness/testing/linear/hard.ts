import { endsWithin } from "./effort.ts";
import { growsTooFastOn } from "./growth.ts";
import { type Pump, pumpsOf, textOf } from "./pumps.ts";

/** Length of the texts that an expression is tried with first, and the time for one of them that is worth a closer look. */
const FIRST_LENGTH = 4 * 1024;
const SUSPECT_MS = 0.25;

/** CPU time for one of 64 KiB that harms nobody. */
const HARMLESS_MS = 2;

/** Time after which the texts for one expression are looked at one by one. */
const GUARD_MS = 3000;

/** Finds the first text for which an expression takes more than linear time in its length. */
export function hardFor(expression: RegExp): Pump | undefined {
  for (const pump of suspects(expression, pumpsOf(expression)))
    if (growsTooFastOn((length) => searchOf(expression, textOf(pump, length)), HARMLESS_MS)) return pump;
  return undefined;
}

/** Finds the texts that take long; some do so by chance. */
function* suspects(expression: RegExp, pumps: readonly Pump[]): Iterable<Pump> {
  let next = 0;
  let isSlow = false;
  // To guard a search takes longer than most searches, so all that are quick are guarded together.
  const untilOneIsSlow = () => {
    for (isSlow = false; next < pumps.length && !isSlow; next++)
      isSlow = leastMs(searchOf(expression, textOf(pumps[next]!, FIRST_LENGTH))) >= SUSPECT_MS;
  };
  while (next < pumps.length) {
    if (!endsWithin(untilOneIsSlow, GUARD_MS)) yield pumps[next++]!;
    else if (isSlow) yield pumps[next - 1]!;
  }
}

/** Measures time on the clock, more than once where it is long. */
function leastMs(search: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 1; time <= 3 && least >= SUSPECT_MS; time++) {
    const start = performance.now();
    search();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Looks for all that an expression finds, or for the first if it is not global. */
function searchOf(expression: RegExp, text: string): () => void {
  return () => {
    expression.lastIndex = 0;
    if (!expression.global) expression.exec(text);
    // The matches themselves would take longer than most searches.
    else text.replace(expression, "");
  };
}
