import type { ProblemName } from "../case/names.ts";
import { isJudged } from "../finding/verdict.ts";
import type { CaseResult, ReportedCase, SubmissionReport } from "../report/report.ts";
import { matches } from "../submission/expectation.ts";
import { type Lateness, latestOf } from "./late/lateness.ts";
import { type Untimed, untimedOf } from "./late/untimed.ts";
import { versionThatCounts } from "./late/versions.ts";
import type { GroupScheme, Scheme } from "./scheme.ts";
import type { Row } from "./who/people.ts";
import type { Person } from "./who/person.ts";

export interface Adjustment {
  readonly points: number;
  readonly reason: string;
}

export type GradeResult =
  | {
      readonly kind: "graded";
      /** Before lateness and adjustments, not rounded. */
      readonly raw: number;
      readonly final: number;
      readonly late?: Lateness;
      /** Set if lateness counts, and is not known of all that was handed in. */
      readonly untimed?: Untimed;
      readonly adjustments: readonly Adjustment[];
    }
  /** Only the instructor can settle these submissions. */
  | { readonly kind: "to-look-at"; readonly submissions: readonly string[] }
  | { readonly kind: "not-handed-in" };

/** A row with its grade, and those of its submissions that count. */
export type Grade = Row & { readonly result: GradeResult };

/** The part of a report on which grades depend. */
export interface GradedClass {
  readonly cases: readonly Pick<ReportedCase, "problem" | "name" | "points">[];
  readonly submissions: readonly GradedSubmission[];
}

type GradedSubmission = Pick<SubmissionReport, "name" | "problem"> & {
  readonly results: readonly Pick<CaseResult, "case" | "verdict" | "points">[];
  /** Findings that only the instructor can settle. */
  readonly toLookAt?: readonly unknown[];
};

/** A scale without anything left open. */
export interface Scale {
  readonly most: number;
  readonly decimals: number;
  readonly rounding: "half-up" | "up" | "down";
}

/** @param most the highest grade, if the scheme does not state it */
export function scaleOf({ scale }: Scheme, most = 10): Scale {
  return { most, decimals: 1, rounding: "half-up", ...scale };
}

interface Rules {
  readonly scheme: Scheme;
  readonly scale: Scale;
}

/** Gives each row its grade. The same report, rows and scheme give the same grades. */
export function gradesOf(graded: GradedClass, rows: readonly Row[], rules: Rules): Grade[] {
  return rows.map((row) => gradeOf(graded, row, rules));
}

function gradeOf({ cases, submissions }: GradedClass, row: Row, rules: Rules): Grade {
  const own = submissions.filter(({ name }) => row.submissions.includes(name));
  if (own.length === 0) {
    const { claimedBy = [] } = row;
    const isOpen = claimedBy.length > 0;
    return {
      ...row,
      result: isOpen ? { kind: "to-look-at", submissions: claimedBy } : { kind: "not-handed-in" },
    };
  }
  const versions = Array.from(new Set(own.map(({ problem }) => problem)), (problem) =>
    versionsThatCount(
      own.filter((each) => each.problem === problem),
      row,
      rules,
    ),
  );
  const open = versions.flat().filter(needsLook);
  if (open.length > 0)
    return {
      ...row,
      submissions: versions.flatMap((each) => each.find(needsLook)?.name ?? each[0]?.name ?? []),
      result: { kind: "to-look-at", submissions: open.map(({ name }) => name) },
    };
  const grades = oneOfEach(versions).map((chosen) => ({
    ...row,
    submissions: chosen.map(({ name }) => name),
    result: resultOf(chosen, row, { ...rules, cases }),
  }));
  return grades.reduce((best, each) => (each.result.final > best.result.final ? each : best));
}

function versionsThatCount(
  versions: readonly GradedSubmission[],
  { person, times }: Row,
  { scheme }: Rules,
): readonly GradedSubmission[] {
  const dated = versions.map((submission) => ({ ...times.get(submission.name), submission }));
  return versionThatCounts(dated, person, scheme).graded.map(({ submission }) => submission);
}

/** All choices of one version from each list. */
function oneOfEach<Version>(lists: readonly (readonly Version[])[]): Version[][] {
  return lists.reduce<Version[][]>(
    (choices, list) => choices.flatMap((choice) => list.map((version) => [...choice, version])),
    [[]],
  );
}

type Graded = Extract<GradeResult, { kind: "graded" }>;

/** Grades one submission of each problem. */
function resultOf(
  submissions: readonly GradedSubmission[],
  { person, times }: Row,
  { cases, scheme, scale }: Rules & Pick<GradedClass, "cases">,
): Graded {
  const problems = Array.from(new Set(cases.map(({ problem }) => problem)));
  const outcomes = problems.map((problem) => ({
    problem,
    results: resultsOf(
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
  const raw = scale.most * mean(parts) + total(bonus);

  const own = submissions.map(({ name }) => times.get(name) ?? {});
  const late = latestOf(own, { person, scheme });
  const untimed = untimedOf(own, scheme);
  const adjustments = (scheme.adjustments ?? []).filter(({ student }) => isKeyOf(student, person));
  const changed = raw * (1 - (late?.percent ?? 0) / 100) + total(adjustments.map(({ points }) => points));
  return {
    kind: "graded",
    raw,
    final: Math.min(
      rounded(Math.max(changed, 0), scale),
      rounded(scheme.cap ?? scale.most, { ...scale, rounding: "down" }),
    ),
    ...(late && { late }),
    ...(untimed && { untimed }),
    adjustments: adjustments.map(({ points, reason }) => ({ points, reason })),
  };
}

/** Checks if this key is one of a person's. */
export function isKeyOf(key: string, { key: own, ids }: Person): boolean {
  return own === key || ids.includes(key);
}

/** Points that were not judged are neither won nor lost, so somebody must say. */
function needsLook({ results, toLookAt = [] }: GradedSubmission): boolean {
  return toLookAt.length > 0 || results.some(({ verdict }) => !isJudged(verdict));
}

/** A judged case, with the points of a right answer. */
interface Outcome extends Pick<CaseResult, "case" | "verdict" | "points"> {
  readonly worth: number;
}

function resultsOf(submission: GradedSubmission | undefined, cases: GradedClass["cases"]): Outcome[] {
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
  const { compiles = 0, groups = restOf(results, bonus) } = problems?.[problem] ?? {};
  const parts = groups.map(({ cases, weight, rule = "sum" }) => ({
    weight,
    own: results.filter(isIn(cases)),
    rule,
  }));
  const share = mean(
    parts
      .filter(({ own }) => own.length > 0)
      .map(({ weight, own, rule }) => ({ weight, share: RULES[rule](own) })),
  );
  const built = results.every(({ verdict }) => verdict !== "CE");
  return ((built ? 1 : 0) * compiles + share * (100 - compiles)) / 100;
}

/** All cases that are no bonus, as one group. */
function restOf(results: readonly Outcome[], bonus: NonNullable<Scheme["bonus"]>): GroupScheme[] {
  const rest = results.filter((result) => !bonus.some(({ cases }) => isIn(cases)(result)));
  return [{ cases: rest.map((result) => result.case), weight: 1 }];
}

/** Shares, from 0 to 1, of the points of a group of cases. */
const RULES: Readonly<Record<NonNullable<GroupScheme["rule"]>, (group: readonly Outcome[]) => number>> = {
  sum: (group) => ratio(total(group.map(({ points }) => points)), total(group.map(({ worth }) => worth))),
  min: (group) => Math.min(1, ...group.map(({ points, worth }) => ratio(points, worth))),
  all: (group) => (group.every(({ points, worth }) => points >= worth) ? 1 : 0),
};

function isIn(named: string | readonly string[]): (result: Pick<Outcome, "case">) => boolean {
  return (result) => [named].flat().some((pattern) => matches(pattern, result.case));
}

function total(numbers: readonly number[]): number {
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

/** Rounds as a person would: 8.25 is not a little less, whatever its binary digits say. */
function rounded(grade: number, { decimals, rounding }: Scale): number {
  const scaled = Number((grade * 10 ** decimals).toFixed(6));
  const whole = { "half-up": Math.floor(scaled + 0.5), up: Math.ceil(scaled), down: Math.floor(scaled) }[
    rounding
  ];
  return Number((whole / 10 ** decimals).toFixed(decimals));
}
