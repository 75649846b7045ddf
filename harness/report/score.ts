import type { Case } from "../case/any-case.ts";
import { isUnclear } from "../finding/index.ts";
import { isJudged, VERDICTS, type Verdict } from "../finding/verdict.ts";
import type { CaseResult, Points, ReportedCase } from "./report.ts";

interface Scored {
  readonly verdict: Verdict;
  readonly worth: Case["points"];
}

/** Tests if a judged result differs from the verdict in the manifest, or from AC if there is none. */
export function isDifferent({ verdict, expected = "AC" }: Pick<CaseResult, "verdict" | "expected">): boolean {
  return isJudged(verdict) && verdict !== expected;
}

/**
 * Tests if somebody must look at a result. A folder in which nothing can be run costs no points, but it
 * counts as a failure.
 */
export function isFailure(result: CaseResult): boolean {
  return isDifferent(result) || isOfUnclear(result);
}

/** Tests if nothing of a submission could be run. */
export function isOfUnclear({ finding }: CaseResult): boolean {
  return finding !== undefined && isUnclear(finding);
}

/** Tests if a result contradicts its manifest, or is our own error. */
export function isUnexpected(result: Pick<CaseResult, "verdict" | "expected">): boolean {
  return result.verdict === "JE" || (result.expected !== undefined && isDifferent(result));
}

/** Tests if the reference was accepted on a case. Programs are judged only on such cases. */
export function isProven({ reference }: Pick<ReportedCase, "reference">): boolean {
  return reference.verdict === "AC";
}

/** Tests if the reference was run on a case and was not accepted. */
export function isRejected(asked: Pick<ReportedCase, "reference">): boolean {
  return !isProven(asked) && asked.reference.verdict !== "SK";
}

/** Gives all points for a right answer, and none otherwise. */
export function pointsFor({ verdict, worth }: Scored): number {
  return verdict === "AC" ? worth : 0;
}

export function totalPoints(results: readonly Scored[]): Points {
  const sum = (wanted: (result: Scored) => boolean) =>
    // Points may be fractions, so the sum is rounded to 6 decimals.
    Math.round(results.filter(wanted).reduce((total, { worth }) => total + worth, 0) * 1e6) / 1e6;
  return {
    earned: sum(({ verdict }) => verdict === "AC"),
    possible: sum(({ verdict }) => isJudged(verdict)),
    unjudged: sum(({ verdict }) => !isJudged(verdict)),
  };
}

/** Counts the verdicts, in the order of the list of verdicts. */
export function countVerdicts(verdicts: readonly Verdict[]): Record<string, number> {
  const counts = VERDICTS.map(
    (verdict) => [verdict, verdicts.filter((each) => each === verdict).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
