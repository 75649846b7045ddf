import type { Case } from "../case/any-case.ts";
import { isUnclear } from "../finding/index.ts";
import { isJudged, VERDICTS, type Verdict } from "../finding/verdict.ts";
import type { CaseResult, Points } from "./report.ts";

/** A verdict on a case of so many points. */
interface Scored {
  readonly verdict: Verdict;
  readonly worth: Case["points"];
}

/**
 * Whether a case did not come out as it should: as the manifest states or, where it states nothing, accepted. A folder
 * in which nothing can be run costs no points, but somebody has to look at it.
 */
export function isFailure({ verdict, expected = "AC", finding }: CaseResult): boolean {
  return (isJudged(verdict) && verdict !== expected) || (finding !== undefined && isUnclear(finding));
}

/** The points of a right answer, or none. */
export function pointsFor({ verdict, worth }: Scored): number {
  return verdict === "AC" ? worth : 0;
}

export function totalPoints(results: readonly Scored[]): Points {
  const sum = (wanted: (result: Scored) => boolean) =>
    // Points may be fractions; a sum of them is rounded to what anyone would write down.
    Math.round(results.filter(wanted).reduce((total, { worth }) => total + worth, 0) * 1e6) / 1e6;
  return {
    earned: sum(({ verdict }) => verdict === "AC"),
    possible: sum(({ verdict }) => isJudged(verdict)),
    unjudged: sum(({ verdict }) => !isJudged(verdict)),
  };
}

/** How many of each verdict there are, in the order of the list of verdicts. */
export function countVerdicts(verdicts: readonly Verdict[]): Record<string, number> {
  const counts = VERDICTS.map(
    (verdict) => [verdict, verdicts.filter((each) => each === verdict).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
