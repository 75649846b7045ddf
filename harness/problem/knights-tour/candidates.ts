import type { Fixed } from "../asking.ts";
import type { Clues } from "../clues.ts";
import { placeholdersOf } from "../placeholders.ts";
import type { Candidate, Way } from "../way.ts";
import { tourContract } from "./contract.ts";
import { TOUR_TRIALS, toursFromAnywhere, toursOf } from "./trial-cases.ts";

/** Makes the manifests that a way of asking allows for: several if the size of the board is not told. */
export function tourCandidates(way: Way, clues: Clues): Candidate[] {
  const { evidence, ...asking } = way;
  const sides = tells(way, /^(?:n|rows|columns)$/) ? [undefined] : clues.sizes;
  const tellsStart = tells(way, /^(?:row[01]|column[01]|cell[01]|square)$/);
  const openOnly = reasonForOpen(way, clues);
  return sides.map((side) => {
    const fixed: Fixed = {
      ...(side !== undefined && { rows: side, columns: side }),
      ...(openOnly !== undefined && { tour: "open" }),
    };
    return {
      manifest: { ...asking, ...(Object.keys(fixed).length > 0 && { fixed }) },
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
  const contract = tourContract(TOUR_TRIALS[0]!);
  const asked = { input: { ...contract.input, ...input }, ...(driver && { driver }) };
  return placeholdersOf(asked).some(({ name }) => pattern.test(name));
}

/** Why a program is not asked for closed tours, unless it gets the contract's words and knows the one for it. */
function reasonForOpen({ input }: Way, { traces }: Clues): string | undefined {
  const getsWords = input?.arguments === undefined || input.stdin === undefined;
  if (!getsWords) return "nothing tells it to close its tour";
  return traces.closed === undefined ? "nothing in its sources speaks of closed tours" : undefined;
}
