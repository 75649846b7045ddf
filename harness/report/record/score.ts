import { isUnclear } from "../../finding/index.ts";
import { isJudged, VERDICTS, type Verdict } from "../../finding/verdict.ts";
import type { ResultRecord, SubmissionRecord } from "./record.ts";
import type { CaseResult, Points, ReportedCase } from "./report.ts";

/** A result with its points. */
interface Scored {
  readonly verdict: Verdict;
  readonly points: number;
  /** Points of a right answer. */
  readonly worth: number;
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

type Earning = Pick<ResultRecord, "worth" | "allOf" | "share"> & {
  readonly attempt: Pick<ResultRecord["attempt"], "verdict">;
};

/**
 * Gives each result of a submission its points: all for a right answer, a share if it has one for a wrong answer, and none
 * otherwise. The cases of a group of all or nothing earn what the least of them earns. What was not judged earns nothing, and costs
 * the others of its group nothing.
 */
export function scored(results: readonly Earning[]): Scored[] {
  const least = new Map<string, number>();
  for (const { allOf, ...result } of results)
    if (allOf !== undefined && isJudged(result.attempt.verdict))
      least.set(allOf, Math.min(least.get(allOf) ?? 1, partOf(result)));
  return results.map(({ allOf, ...result }) => {
    const { verdict } = result.attempt;
    const part = allOf === undefined ? partOf(result) : (least.get(allOf) ?? 0);
    return { verdict, worth: result.worth, points: isJudged(verdict) ? part * result.worth : 0 };
  });
}

/** The part of its points that a result earns by itself. */
function partOf({ attempt: { verdict }, share = 0 }: Omit<Earning, "allOf">): number {
  if (verdict === "AC") return 1;
  return verdict === "WA" ? share : 0;
}

/** Sums the points of a submission. */
export function pointsOf({ results }: Pick<SubmissionRecord, "results">): Points {
  return totalPoints(scored(results));
}

export function totalPoints(results: readonly Scored[]): Points {
  // Points may be fractions, so the sum is rounded to 6 decimals.
  const sum = (numbers: readonly number[]) =>
    Math.round(numbers.reduce((total, each) => total + each, 0) * 1e6) / 1e6;
  const judged = results.filter(({ verdict }) => isJudged(verdict));
  const others = results.filter(({ verdict }) => !isJudged(verdict));
  return {
    earned: sum(judged.map(({ points }) => points)),
    possible: sum(judged.map(({ worth }) => worth)),
    unjudged: sum(others.map(({ worth }) => worth)),
  };
}

/** Counts the verdicts, in the order of the list of verdicts. */
export function countVerdicts(verdicts: readonly Verdict[]): Record<string, number> {
  const counts = VERDICTS.map(
    (verdict) => [verdict, verdicts.filter((each) => each === verdict).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
