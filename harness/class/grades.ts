import { fingerprint } from "../base/fingerprint.ts";
import { byText } from "../base/text.ts";
import { isJudged } from "../finding/verdict.ts";
import type { ByHandLine } from "../grade/store/desk-lines.ts";
import type { ReportedCase, SubmissionReport } from "../report/record/report.ts";
import { type Adjustment, adjustmentsIn } from "./by-hand/adjustments.ts";
import { type MarkedItem, markedItems, pointsOf } from "./by-hand/marks.ts";
import { mostByHand } from "./by-hand/rubric.ts";
import type { GradeResult } from "./grade-result.ts";
import { latestOf } from "./late/lateness.ts";
import { untimedOf } from "./late/untimed.ts";
import { versionThatCounts } from "./late/versions.ts";
import type { Scheme } from "./scheme.ts";
import type { Decisions, GradeDecision } from "./settle/decision.ts";
import { type JudgedSubmission, rawGrade, total } from "./share.ts";
import { indexBy } from "./who/folded.ts";
import type { Row } from "./who/people.ts";

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
  /** Everything that stands of what was said by hand, by the key of the person. */
  readonly byHand?: ReadonlyMap<string, readonly ByHandLine[]>;
}

/** Gives each row its grade. The same report, rows, scheme and decisions give the same grades. */
export function gradesOf(graded: GradedClass, rows: readonly Row[], rules: Rules): Grade[] {
  const byName = indexBy(graded.submissions, ({ name }) => [name]);
  const adjustmentsOf = adjustmentsIn(rules.scheme, rows);
  return rows.map((row) => {
    const own = row.submissions.flatMap((name) => byName.get(name) ?? []);
    const { ruling, comment } = rules.decisions?.get(row.person.key) ?? {};
    const said = rules.byHand?.get(row.person.key) ?? [];
    const programs = programsKey(own, row.claimedBy);
    const isCurrent = ruling?.programs === programs;
    const grade = judgedGrade(own, row, {
      ...rules,
      cases: graded.cases,
      adjustments: adjustmentsOf(row.person, said),
      items: markedItems(rules.scheme.rubric ?? [], said, programs),
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

interface Judging extends Omit<Rules, "decisions" | "byHand">, Pick<GradedClass, "cases"> {
  readonly adjustments: readonly Adjustment[];
  /** Items of the rubric; none if there is no rubric. */
  readonly items: readonly MarkedItem[];
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
  const best = grades.reduce((best, each) => (each.result.final > best.result.final ? each : best));
  return { ...best, result: openIfUnmarked(best.result) };
}

/** Leaves a grade open as long as items of the rubric are. */
function openIfUnmarked(graded: Graded): GradeResult {
  const { kind: _, raw: __, final: ___, rubric, ...parts } = graded;
  if (!rubric || rubric.items.every(({ state }) => state === "marked")) return graded;
  return { kind: "to-mark", ...parts, rubric };
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
  { cases, scheme, scale, adjustments, items }: Judging,
): Graded {
  const most = Math.max(0, scale.most - mostByHand(scheme));
  const programs = rawGrade(submissions, cases, { scheme, most });
  const raw = programs + total(items.map((each) => pointsOf(each) ?? 0));
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
    ...(items.length > 0 && { rubric: { programs, most, items } }),
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
