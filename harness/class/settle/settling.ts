import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { ChosenManifest, Decision } from "../../grade/store/desk-lines.ts";
import type { SubmissionReport, ToldFinding } from "../../report/record/report.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { withoutVersion } from "../../submission/student.ts";
import type { Grade } from "../grades.ts";
import type { ClassResults, ReportedHandIn } from "../results.ts";
import { keyNamed } from "../who/named.ts";

/** An instructor's word: on one person, or on all with a cause. */
export interface Settlement extends Pick<Decision, "comment"> {
  readonly about: { readonly person: string } | { readonly cause: string };
  readonly grade?: number;
  /** The points count as they were judged. */
  readonly isConfirmed?: boolean;
  /** The file with the main program, for the next grading. */
  readonly program?: string;
  /** The reading that was offered counts, from the next grading on. */
  readonly takesReading?: boolean;
}

/** A decision and whom it is about. */
export type DecisionOn = Decision & { readonly about: Grade };

/**
 * Finds what an instructor decides about whom.
 *
 * @throws ExpectedError if nobody is meant, or if it cannot be decided so
 */
export function decisionsFor(settlement: Settlement, results: ClassResults): DecisionOn[] {
  const { about, comment, grade } = settlement;
  if (grade !== undefined) checkGrade(grade, results);
  const meant =
    "person" in about ? meantBy(about.person, results) : withCause(about.cause, settlement, results);
  return meant.map((each) => {
    if (settlement.isConfirmed) checkConfirmed(each, results);
    const manifest = manifestFor(each, settlement, results);
    const ruling = grade ?? (settlement.isConfirmed ? "confirm" : undefined);
    return {
      about: each,
      ...(ruling !== undefined && { grade: ruling }),
      ...(comment !== undefined && { comment }),
      ...(manifest && { manifest }),
    };
  });
}

/** The people of a hand-in that is named as the report calls it: of a team, all. Else the one person who is named. */
function meantBy(text: string, results: ClassResults): Grade[] {
  const { grades, handIns } = results;
  const isNamed = (id: string) => {
    const handIn = handIns.get(id);
    return handIn?.report.name === text || handIn?.student.key === text;
  };
  const own = grades.filter(({ submissions }) => submissions.some(isNamed));
  const hasOneHandIn = new Set(own.flatMap(({ submissions }) => submissions.filter(isNamed))).size === 1;
  // Of two people of one name, only one may have handed in: that says nothing of whom is meant.
  const isPerson = grades.some(({ person }) => person.key === text || person.name === text);
  return hasOneHandIn && !isPerson ? own : [namedIn(text, results)];
}

/** @throws ExpectedError if nobody or several people are named so */
export function namedIn(text: string, { grades }: Pick<ClassResults, "grades">): Grade {
  const people = grades.map(({ person: { key, name, ids } }) => ({ key, names: [name, ...ids] }));
  const key = keyNamed(text, people);
  const found = grades.find(({ person }) => person.key === key);
  if (found) return found;
  throw new ExpectedError(say`${excerpt(text)}: nobody in the class has this key or name`);
}

function checkGrade(grade: number, { scale: { most, decimals } }: ClassResults): void {
  if (Number(grade.toFixed(decimals)) !== grade)
    throw new ExpectedError(
      say`${grade} has more decimals than the grades of the class, ${decimals} (scale in grading.yaml)`,
    );
  if (grade > most) throw new ExpectedError(say`the highest grade is ${most}, and not ${grade}`);
}

/** Finds the people with a cause; a grade is given only to those who have none without it. */
function withCause(cause: string, settlement: Settlement, results: ClassResults): Grade[] {
  const { grade, isConfirmed, takesReading, program } = settlement;
  const isOnlyComment = grade === undefined && !isConfirmed && !takesReading && program === undefined;
  const isChanged = ({ result }: Grade) => result.kind === "to-look-at" && result.isOutdated === true;
  const causes = new Map(
    results.grades.map((each) => [each, isChanged(each) ? new Set(["changed"]) : causesOf(each, results)]),
  );
  const open = results.grades.filter(({ result }) => isOnlyComment || result.kind === "to-look-at");
  const meant = open.filter((each) => causes.get(each)!.has(cause));
  if (meant.length > 0) return meant;
  const known = new Set(open.flatMap((each) => Array.from(causes.get(each)!)));
  const names = Array.from(known).toSorted().join(", ");
  throw new ExpectedError(
    say`${excerpt(cause)}: nobody is to settle with this cause. There are ${names || say`none`}`,
  );
}

/** Finds why only the instructor can settle the hand-ins of a person: what kept a program from being judged, or else what is open. */
export function openCause({ submissions }: Grade, { handIns }: ClassResults): ToldFinding | undefined {
  const reports = submissions.flatMap((id) => handIns.get(id)?.report ?? []);
  const unjudged = reports.flatMap(({ results }) => results.filter(({ verdict }) => !isJudged(verdict)));
  const open = reports.flatMap(({ toLookAt = [] }) => toLookAt);
  return unjudged.flatMap(({ finding }) => finding ?? [])[0] ?? open[0];
}

/** Parts of findings by which causes of one kind are told apart. */
const PARTS = ["idea", "error"] as const;

/** Names all that was found about the hand-ins of a person: kinds, wrong ideas, and errors that ended the program. */
function causesOf({ submissions }: Grade, { handIns }: ClassResults): Set<string> {
  const reports = submissions.flatMap((id) => handIns.get(id)?.report ?? []);
  return new Set(
    reports.flatMap(findingsOf).flatMap((finding) => {
      const parts: Readonly<Record<string, unknown>> = finding;
      return [finding.kind, ...PARTS.flatMap((part) => (part in parts ? String(parts[part]) : []))];
    }),
  );
}

function findingsOf({ diagnoses, notices = [], toLookAt = [], results }: SubmissionReport) {
  return [...results.flatMap(({ finding }) => finding ?? []), ...toLookAt, ...diagnoses, ...notices];
}

function checkConfirmed({ person, submissions, result }: Grade, { handIns }: ClassResults): void {
  const cases = submissions.flatMap((id) => handIns.get(id)?.report.results ?? []);
  const unjudged = cases.filter(({ verdict }) => !isJudged(verdict)).length;
  const name = excerpt(person.name);
  if (result.kind === "graded")
    throw new ExpectedError(say`${name} has a grade already, and there is nothing to confirm`);
  if (unjudged > 0 || cases.length === 0)
    throw new ExpectedError(
      say`${name}: ${cases.length === 0 ? say`no program was judged` : say`${unjudged} of ${cases.length} cases were not judged`}, so there are no points to confirm. Give a grade`,
    );
}

function manifestFor(
  { person, submissions }: Grade,
  { program, takesReading }: Settlement,
  { handIns }: ClassResults,
): ChosenManifest | undefined {
  if (program === undefined && !takesReading) return undefined;
  const own = submissions.flatMap((id) => handIns.get(id) ?? []);
  const found = own.flatMap((handIn): ChosenManifest[] => {
    const reading = takesReading ? offeredReading(handIn) : {};
    if (!reading) return [];
    const keys = { ...reading, ...(program !== undefined && { main: program }) };
    return [{ student: withoutVersion(handIn.student).key, problem: handIn.report.problem, keys }];
  });
  const [only, other] = found;
  if (only && !other) return only;
  const name = excerpt(person.name);
  throw new ExpectedError(
    say`${name}: ${only ? say`several hand-ins could be meant` : say`there is no hand-in to which this could apply`}. Write a manifest`,
  );
}

/** Makes the keys of a manifest by which the offered reading counts; undefined if none is offered. */
function offeredReading({ report: { toLookAt = [] }, adopted }: ReportedHandIn): Manifest | undefined {
  for (const finding of toLookAt) {
    if (finding.kind === "two-conventions")
      return { ...adopted, answer: { ...adopted?.answer, ...finding.declared } };
    if (finding.kind === "fixed-found") return { ...adopted, fixed: JSON.parse(finding.fixed) };
  }
  return undefined;
}
