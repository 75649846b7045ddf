import { fingerprint } from "../base/fingerprint.ts";
import { byText } from "../base/text.ts";
import { isJudged } from "../finding/verdict.ts";
import type { ReportedCase, SubmissionReport } from "../report/record/report.ts";
import { type Lateness, latestOf } from "./late/lateness.ts";
import { type Untimed, untimedOf } from "./late/untimed.ts";
import { versionThatCounts } from "./late/versions.ts";
import type { Scheme } from "./scheme.ts";
import type { Decisions, GradeDecision } from "./settle/decision.ts";
import { type JudgedSubmission, rawGrade, total } from "./share.ts";
import { peopleById } from "./who/by-id.ts";
import { indexBy } from "./who/folded.ts";
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
  /** The instructor has given this grade. */
  | { readonly kind: "settled"; readonly final: number }
  /** Only the instructor can settle these submissions. */
  | {
      readonly kind: "to-look-at";
      readonly submissions: readonly string[];
      /** Set if a grade was given for another program than the one that is handed in now. */
      readonly isOutdated?: true;
    }
  | { readonly kind: "not-handed-in" };

/** A row with its grade, and those of its submissions that count. */
export type Grade = Row & {
  readonly result: GradeResult;
  /** Hash of all programs that the person has handed in. */
  readonly programs: string;
  /** A sentence of the instructor's that the student reads. */
  readonly comment?: string;
};

/** The part of a report on which grades depend. */
export interface GradedClass {
  readonly cases: readonly Pick<ReportedCase, "problem" | "name" | "points">[];
  readonly submissions: readonly GradedSubmission[];
}

type GradedSubmission = Pick<SubmissionReport, "name"> &
  JudgedSubmission & {
    /** Findings that only the instructor can settle. */
    readonly toLookAt?: readonly unknown[];
    /** Hash of the program; absent if nobody asks for which program something was decided. */
    readonly sources?: string;
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
  /** Decisions of the instructor. */
  readonly decisions?: Decisions;
}

/** Gives each row its grade. The same report, rows, scheme and decisions give the same grades. */
export function gradesOf(graded: GradedClass, rows: readonly Row[], rules: Rules): Grade[] {
  const byName = indexBy(graded.submissions, ({ name }) => [name]);
  const adjustmentsOf = adjustmentsIn(rules.scheme, rows);
  return rows.map((row) => {
    const own = row.submissions.flatMap((name) => byName.get(name) ?? []);
    const { ruling, comment } = rules.decisions?.get(row.person.key) ?? {};
    const programs = programsKey(own, row.claimedBy);
    const isCurrent = ruling?.programs === programs;
    const grade = judgedGrade(own, row, {
      ...rules,
      cases: graded.cases,
      adjustments: adjustmentsOf(row.person),
      isConfirmed: isCurrent && ruling.grade === "confirm",
    });
    return {
      ...grade,
      programs,
      ...(comment !== undefined && { comment }),
      ...(ruling && { result: ruled(grade, ruling, isCurrent) }),
    };
  });
}

/** Grade that the instructor decided. It holds only for the programs that were handed in at that time. */
function ruled(
  { result, submissions }: JudgedRow,
  { grade }: GradeDecision,
  isCurrent: boolean,
): GradeResult {
  if (!isCurrent) return { kind: "to-look-at", submissions, isOutdated: true };
  return grade === "confirm" ? result : { kind: "settled", final: grade };
}

/** Names all programs of a person, so that a decision is not taken for one about later programs. */
function programsKey(
  submissions: readonly Pick<GradedSubmission, "problem" | "sources">[],
  claimedBy: readonly string[] = [],
): string {
  const own = submissions.map(({ problem, sources = "" }) => `${problem}/${sources}`);
  return fingerprint([...own.toSorted(byText), ...claimedBy.toSorted(byText)]);
}

function adjustmentsIn({ adjustments = [] }: Scheme, rows: readonly Row[]): (person: Person) => Adjustment[] {
  const peopleWith = peopleById(rows.map(({ person }) => person));
  return (person) =>
    adjustments
      .filter(({ student }) => peopleWith(student).includes(person))
      .map(({ points, reason }) => ({ points, reason }));
}

interface Judging extends Omit<Rules, "decisions">, Pick<GradedClass, "cases"> {
  readonly adjustments: readonly Adjustment[];
  /** True if what is to look at is settled: the points count as they were judged. */
  readonly isConfirmed: boolean;
}

type JudgedRow = Row & Pick<Grade, "result">;

/** The grade by what the programs of a row are worth. */
function judgedGrade(own: readonly GradedSubmission[], row: Row, judging: Judging): JudgedRow {
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
      judging,
    ),
  );
  const isOpen = judging.isConfirmed ? isUnjudged : needsLook;
  const open = versions.flat().filter(isOpen);
  if (open.length > 0)
    return {
      ...row,
      submissions: versions.flatMap((each) => each.find(isOpen)?.name ?? each[0]?.name ?? []),
      result: { kind: "to-look-at", submissions: open.map(({ name }) => name) },
    };
  const grades = oneOfEach(versions).map((chosen) => ({
    ...row,
    submissions: chosen.map(({ name }) => name),
    result: resultOf(chosen, row, judging),
  }));
  return grades.reduce((best, each) => (each.result.final > best.result.final ? each : best));
}

function versionsThatCount(
  versions: readonly GradedSubmission[],
  { person, times }: Row,
  { scheme }: Pick<Rules, "scheme">,
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
  { cases, scheme, scale, adjustments }: Judging,
): Graded {
  const raw = rawGrade(submissions, cases, { scheme, most: scale.most });
  const own = submissions.map(({ name }) => times.get(name) ?? {});
  const late = latestOf(own, { person, scheme });
  const untimed = untimedOf(own, scheme);
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
    adjustments,
  };
}

/** Points that were not judged are neither won nor lost, so somebody must say. */
function needsLook(submission: GradedSubmission): boolean {
  return (submission.toLookAt ?? []).length > 0 || isUnjudged(submission);
}

function isUnjudged({ results }: Pick<GradedSubmission, "results">): boolean {
  return results.some(({ verdict }) => !isJudged(verdict));
}

/** Rounds as a person would: 8.25 is not a little less, whatever its binary digits say. */
export function rounded(grade: number, { decimals, rounding }: Scale): number {
  const scaled = Number((grade * 10 ** decimals).toFixed(6));
  const whole = { "half-up": Math.floor(scaled + 0.5), up: Math.ceil(scaled), down: Math.floor(scaled) }[
    rounding
  ];
  return Number((whole / 10 ** decimals).toFixed(decimals));
}
