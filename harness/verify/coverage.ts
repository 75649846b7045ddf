import type { Locale } from "../base/locale.ts";
import type { ProblemName } from "../case/names.ts";
import { problemOf } from "../problem/index.ts";
import type { CaseGroup } from "./case-group.ts";

/** Kind of case, with the groups that contain such a case. The kind is missing if there are no groups. */
export interface CoveredBand {
  readonly aspect: string;
  readonly band: string;
  readonly cases: string[];
}

/** Finds the groups that cover each kind of case of a problem. */
export function coverageOf(
  problem: ProblemName,
  groups: readonly CaseGroup[],
  locale: Locale,
): CoveredBand[] {
  return problemOf(problem).bands.map(({ aspect, name, holds }) => ({
    aspect: aspect[locale],
    band: name[locale],
    cases: groups.filter(({ cases }) => cases.some((asked) => holds(asked))).map((group) => group.name),
  }));
}
