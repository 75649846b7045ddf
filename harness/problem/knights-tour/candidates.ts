import { type Sentence, say } from "../../base/sentence.ts";
import type { Clues } from "../input/clues.ts";
import type { Fixed } from "../input/input-schemas.ts";
import type { Candidate, Invocation } from "../input/invocation.ts";
import { placeholdersOf } from "../input/placeholders.ts";
import { tourContract } from "./contract.ts";
import {
  easyToursFromAnywhere,
  easyToursOf,
  harderTourOf,
  TOUR_TRIALS,
  toursFromAnywhere,
  toursOf,
} from "./trial-cases.ts";

/** Makes the possible manifests for a way of asking: several if the program is not told the board's size. */
export function tourCandidates(way: Invocation, clues: Clues): Candidate[] {
  const { evidence, ...asking } = way;
  const sides = tells(way, /^(?:n|rows|columns)$/) ? [undefined] : clues.sizes.filter(isOfTours);
  const tellsStart = tells(way, /^(?:row[01]|column[01]|cell[01]|square|SQUARE|letter|LETTER)$/);
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
        ...(side === undefined ? [] : [{ at: ["fixed", "rows"], because: OWN_SIZE }]),
        ...(openOnly === undefined ? [] : [{ at: ["fixed", "tour"], because: openOnly }]),
      ],
      ...(clues.traces.closed !== undefined && { speaksOfClosed: true }),
      cases: tellsStart ? toursOf(side) : toursFromAnywhere(side),
      ...(tellsStart && { harder: harderTourOf(side) }),
      easier: tellsStart ? easyToursOf(side) : side === undefined ? easyToursFromAnywhere() : [],
    };
  });
}

/** Tests if square boards of this side have tours: on smaller ones nothing could be asked for. */
function isOfTours(side: number): boolean {
  return side >= 5;
}

const OWN_SIZE: Sentence = say`it was tried on boards of this size`;

/** Tests if a text of this way of asking holds a placeholder of the pattern. */
function tells({ input, driver }: Invocation, pattern: RegExp): boolean {
  const contract = tourContract(TOUR_TRIALS[0]!);
  const asked = { input: { ...contract.input, ...input }, ...(driver && { driver }) };
  return placeholdersOf(asked).some(({ name }) => pattern.test(name));
}

/**
 * Reason to ask for no closed tours; undefined if the program is told the kind of tour, or gets the contract's words and knows
 * `closed`.
 */
function reasonForOpen(way: Invocation, { traces }: Clues): Sentence | undefined {
  const { input } = way;
  if (tells(way, /^tour$/)) return undefined;
  const getsWords = input?.arguments === undefined || input.stdin === undefined;
  if (!getsWords) return say`this way of asking does not ask for closed tours`;
  if (traces.closed !== undefined) return undefined;
  return say`its source files have none of the words closed, fechad and cerrad`;
}
