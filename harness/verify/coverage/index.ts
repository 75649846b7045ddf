import type { Case } from "../../case/any-case.ts";
import type { ProblemName } from "../../case/names.ts";
import type { CaseGroup } from "../case-group.ts";
import type { Band } from "./band.ts";
import { tourBands } from "./knights-tour.ts";
import { lostKnightBands } from "./lost-knight.ts";

/** What a case can be like, by problem. A new problem is a file and a line here. */
const BANDS: { readonly [Name in ProblemName]: readonly Band<Extract<Case, { problem: Name }>>[] } = {
  "lost-knight": lostKnightBands,
  "knights-tour": tourBands,
};

/** A band, and the groups with a case of that kind; none where it is missing. */
export interface CoveredBand {
  readonly aspect: string;
  readonly band: string;
  readonly cases: string[];
}

/** Which part of all the cases there could be a case set stands for. */
export function coverageOf(problem: ProblemName, groups: readonly CaseGroup[]): CoveredBand[] {
  const bands = BANDS[problem] as readonly Band<never>[];
  return bands.map(({ aspect, name, holds }) => ({
    aspect,
    band: name,
    cases: groups
      .filter(({ cases }) => cases.some((asked) => holds(asked as never)))
      .map((group) => group.name),
  }));
}
