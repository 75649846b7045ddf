import type { Case, ProblemName } from "../case/case.ts";
import { contractOf } from "../problem/index.ts";
import { placeholdersOf } from "../recipe.ts";
import type { Fixed, Manifest } from "../submission/manifest.ts";
import type { Clues } from "./clues.ts";
import { BOARD_TRIALS, TOUR_TRIALS, toursFromAnywhere, toursOfSide } from "./trial-cases.ts";
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
  if (problem === "lost-knight") return [{ manifest: recipe, evidence, cases: BOARD_TRIALS }];

  const tellsSize = tells(way, /^(?:n|rows|columns)$/);
  const tellsStart = tells(way, /^(?:row[01]|column[01]|cell[01]|square)$/);
  const kind = kindFixed(way, clues);
  if (tellsSize) {
    const cases = tellsStart ? TOUR_TRIALS : toursFromAnywhere(8);
    return [
      {
        manifest: { ...recipe, ...(kind && { fixed: kind.fixed }) },
        evidence: [...evidence, ...(kind?.evidence ?? [])],
        cases,
      },
    ];
  }
  return clues.sizes.map((side) => ({
    manifest: { ...recipe, fixed: { rows: side, columns: side, ...kind?.fixed } },
    evidence: [
      ...evidence,
      { at: ["fixed", "rows"], because: "nothing tells it a size, and its boards have this one" },
      ...(kind?.evidence ?? []),
    ],
    cases: tellsStart ? toursOfSide(side) : toursFromAnywhere(side),
  }));
}

/** Whether the texts of a way hold such a placeholder. */
function tells({ input, driver }: Way, pattern: RegExp): boolean {
  const { recipe } = contractOf(TOUR_TRIALS[0]!);
  const manifest: Manifest = { input: { ...recipe, ...input }, ...(driver && { driver }) };
  return placeholdersOf(manifest).some(({ name }) => pattern.test(name));
}

/** A program is asked for closed tours only where it gets the contract's words and knows the one for it. */
function kindFixed({ input }: Way, { traces }: Clues): { fixed: Fixed; evidence: Evidence[] } | undefined {
  const getsWords = input?.arguments === undefined || input.stdin === undefined;
  if (getsWords && traces.closed !== undefined) return undefined;
  const because = getsWords
    ? "nothing in its sources speaks of closed tours"
    : "nothing tells it to close its tour";
  return { fixed: { tour: "open" }, evidence: [{ at: ["fixed", "tour"], because }] };
}
