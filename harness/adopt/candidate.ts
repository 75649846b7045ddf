import type { Case } from "../case/any-case.ts";
import type { ProblemName } from "../case/names.ts";
import type { Fixed } from "../problem/asking.ts";
import { contractOf } from "../problem/index.ts";
import type { Manifest } from "../submission/manifest.ts";
import { placeholdersOf } from "../submission/placeholders.ts";
import type { Clues } from "./clues.ts";
import { TRIALS, toursFromAnywhere, toursOf } from "./trial-cases.ts";
import type { Evidence, Way } from "./ways/way.ts";

/** A manifest that may be the right one, and the cases that are to show it. */
export interface Candidate {
  readonly manifest: Manifest;
  readonly evidence: readonly Evidence[];
  readonly cases: readonly Case[];
}

/** The manifests that a way of asking allows for: more than one where the size of the board is not told. */
export function candidatesFor(way: Way, problem: ProblemName, clues: Clues): Candidate[] {
  const { evidence, ...recipe } = way;
  if (problem === "lost-knight") return [{ manifest: recipe, evidence, cases: TRIALS[problem] }];

  const sides = tells(way, /^(?:n|rows|columns)$/) ? [undefined] : clues.sizes;
  const tellsStart = tells(way, /^(?:row[01]|column[01]|cell[01]|square)$/);
  const openOnly = reasonForOpen(way, clues);
  return sides.map((side) => {
    const fixed: Fixed = {
      ...(side !== undefined && { rows: side, columns: side }),
      ...(openOnly !== undefined && { tour: "open" }),
    };
    return {
      manifest: { ...recipe, ...(Object.keys(fixed).length > 0 && { fixed }) },
      evidence: [
        ...evidence,
        ...(side === undefined
          ? []
          : [{ at: ["fixed", "rows"], because: "nothing tells it a size; its boards have this one" }]),
        ...(openOnly === undefined ? [] : [{ at: ["fixed", "tour"], because: openOnly }]),
      ],
      cases: tellsStart ? toursOf(side) : toursFromAnywhere(side ?? 8),
    };
  });
}

/** Whether the texts of a way hold such a placeholder. */
function tells({ input, driver }: Way, pattern: RegExp): boolean {
  const { recipe } = contractOf(TRIALS["knights-tour"][0]!);
  const manifest: Manifest = { input: { ...recipe, ...input }, ...(driver && { driver }) };
  return placeholdersOf(manifest).some(({ name }) => pattern.test(name));
}

/** Why a program is not asked for closed tours, unless it gets the contract's words and knows the one for it. */
function reasonForOpen({ input }: Way, { traces }: Clues): string | undefined {
  const getsWords = input?.arguments === undefined || input.stdin === undefined;
  if (!getsWords) return "nothing tells it to close its tour";
  return traces.closed === undefined ? "nothing in its sources speaks of closed tours" : undefined;
}
