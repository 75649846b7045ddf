import type { Case } from "../case/any-case.ts";
import { isUnclear } from "../finding/index.ts";
import { isJudged, VERDICTS, type Verdict } from "../finding/verdict.ts";
import type { CaseResult, Points, ReportedCase } from "./report.ts";

/** A verdict on a case of so many points. */
interface Scored {
  readonly verdict: Verdict;
  readonly worth: Case["points"];
}

/** True for a result that was judged otherwise than the manifest states or, where it states nothing, than accepted. */
function isDifferent({ verdict, expected = "AC" }: Pick<CaseResult, "verdict" | "expected">): boolean {
  return isJudged(verdict) && verdict !== expected;
}

/**
 * True for a result that is not as it should be. A folder in which nothing can be run costs no points, but somebody has
 * to look at it.
 */
export function isFailure(result: CaseResult): boolean {
  return isDifferent(result) || (result.finding !== undefined && isUnclear(result.finding));
}

/** True for a result that contradicts its manifest, or is our own error. */
export function isUnexpected(result: Pick<CaseResult, "verdict" | "expected">): boolean {
  return result.verdict === "JE" || (result.expected !== undefined && isDifferent(result));
}

/** True for a case on which the reference was accepted: only there programs are judged. */
export function isProven({ reference }: Pick<ReportedCase, "reference">): boolean {
  return reference.verdict === "AC";
}

/** True for a case on which the reference was run and not accepted. */
export function isRejected(asked: Pick<ReportedCase, "reference">): boolean {
  return !isProven(asked) && asked.reference.verdict !== "SK";
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
