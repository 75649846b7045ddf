import type { ProblemName } from "../case/names.ts";
import { PROBLEMS } from "../problem/index.ts";
import type { CaseGroup } from "./case-group.ts";

/** A band, and the groups with a case of that kind; none where it is missing. */
export interface CoveredBand {
  readonly aspect: string;
  readonly band: string;
  readonly cases: string[];
}

/** Which part of all the cases there could be a case set stands for. */
export function coverageOf(problem: ProblemName, groups: readonly CaseGroup[]): CoveredBand[] {
  return PROBLEMS[problem].bands.map(({ aspect, name, holds }) => ({
    aspect,
    band: name,
    cases: groups.filter(({ cases }) => cases.some((asked) => holds(asked))).map((group) => group.name),
  }));
}
