import type { ProblemName } from "../case/names.ts";
import type { CaseResult, ReportedCase } from "../report/record/report.ts";
import { isNamed } from "./case-groups.ts";
import type { GroupScheme, Scheme } from "./scheme.ts";

/** A judged case, with the points of a right answer. */
interface Outcome extends Pick<CaseResult, "case" | "verdict" | "points"> {
  readonly worth: number;
}

/** The part of a submission on which its points depend. */
export interface JudgedSubmission {
  readonly problem: ProblemName;
  readonly results: readonly Pick<CaseResult, "case" | "verdict" | "points">[];
}

/**
 * The raw grade of one submission of each problem: weighted points and the bonus, not rounded.
 *
 * @param most the highest grade of the scale
 */
export function rawGrade(
  submissions: readonly JudgedSubmission[],
  cases: readonly Pick<ReportedCase, "problem" | "name" | "points">[],
  { scheme, most }: { readonly scheme: Scheme; readonly most: number },
): number {
  const problems = Array.from(new Set(cases.map(({ problem }) => problem)));
  const outcomes = problems.map((problem) => ({
    problem,
    results: outcomesOf(
      submissions.find((each) => each.problem === problem),
      cases,
    ),
  }));
  const parts = outcomes.map(({ problem, results }) => ({
    weight: scheme.problems?.[problem]?.weight ?? 1,
    share: problemShare(results, problem, scheme),
  }));
  const all = outcomes.flatMap(({ results }) => results);
  const bonus = (scheme.bonus ?? []).map(
    ({ cases: named, points }) => points * RULES.sum(all.filter(isIn(named))),
  );
  return most * mean(parts) + total(bonus);
}

function outcomesOf(
  submission: JudgedSubmission | undefined,
  cases: readonly Pick<ReportedCase, "problem" | "name" | "points">[],
): Outcome[] {
  if (!submission) return [];
  const own = cases.filter(({ problem }) => problem === submission.problem);
  const worth = new Map(own.map(({ name, points }) => [name, points]));
  return submission.results.map((result) => ({ ...result, worth: worth.get(result.case) ?? 0 }));
}

/** The share of a problem's points, from 0 to 1. A problem without a hand-in has none. */
function problemShare(
  results: readonly Outcome[],
  problem: ProblemName,
  { problems, bonus = [] }: Scheme,
): number {
  if (results.length === 0) return 0;
  const { compiles = 0, groups } = problems?.[problem] ?? {};
  const parts = groups?.map(({ cases, weight, rule = "sum" }) => ({
    weight,
    own: results.filter(isIn(cases)),
    rule,
  })) ?? [{ weight: 1, own: restOf(results, bonus), rule: "sum" as const }];
  const share = mean(
    parts
      .filter(({ own }) => own.length > 0)
      .map(({ weight, own, rule }) => ({ weight, share: RULES[rule](own) })),
  );
  const built = results.every(({ verdict }) => verdict !== "CE");
  return ((built ? 1 : 0) * compiles + share * (100 - compiles)) / 100;
}

/** All cases that are no bonus. */
function restOf(results: readonly Outcome[], bonus: NonNullable<Scheme["bonus"]>): Outcome[] {
  return results.filter((result) => !bonus.some(({ cases }) => isIn(cases)(result)));
}

/** Shares, from 0 to 1, of the points of a group of cases. */
const RULES: Readonly<Record<NonNullable<GroupScheme["rule"]>, (group: readonly Outcome[]) => number>> = {
  sum: (group) => ratio(total(group.map(({ points }) => points)), total(group.map(({ worth }) => worth))),
  min: (group) => Math.min(1, ...group.map(({ points, worth }) => ratio(points, worth))),
  all: (group) => (group.every(({ points, worth }) => points >= worth) ? 1 : 0),
};

function isIn(named: string | readonly string[]): (result: Pick<Outcome, "case">) => boolean {
  return (result) => isNamed(result.case, named);
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Nothing of nothing is all of it. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function mean(parts: readonly { readonly weight: number; readonly share: number }[]): number {
  const weights = total(parts.map(({ weight }) => weight));
  return weights === 0 ? 0 : total(parts.map(({ weight, share }) => weight * share)) / weights;
}
