import { ExpectedError } from "../base/errors.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { ByHandLine, DecisionLine } from "../grade/store/desk-lines.ts";
import type { FoundWay } from "../report/record/record.ts";
import type { Report, SubmissionReport } from "../report/record/report.ts";
import { type Student, withoutVersion } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import type { ClassFolder } from "./class-folder.ts";
import { type Grade, type GradedClass, gradesOf, type Scale, scaleOf } from "./grades.ts";
import { untimedHandIns } from "./late/untimed.ts";
import { peopleMistakes } from "./people-mistakes.ts";
import type { RubricItem } from "./scheme.ts";
import { schemeMistakes } from "./scheme-mistakes.ts";
import { type Attributed, attributed, joined } from "./settle/decision.ts";
import { peopleById } from "./who/by-id.ts";
import { oneOfEach, rowsOf } from "./who/people.ts";
import type { HandInTime } from "./who/person.ts";

/** A submission of a report with all else that its grade depends on. */
export interface ReportedHandIn extends HandInTime {
  readonly report: SubmissionReport;
  readonly student: Student;
  /** Hash of the program. */
  readonly sources: string;
  /** The way of asking that was found for it. */
  readonly adopted?: FoundWay | undefined;
}

/** A graded class with all that its grades depend on. Submissions are told by their problem and student: names may be shared. */
export interface ClassResults {
  readonly grades: readonly Grade[];
  readonly scale: Scale;
  /** Items that a person judges; none if there is no rubric. */
  readonly rubric: readonly RubricItem[];
  readonly handIns: ReadonlyMap<string, ReportedHandIn>;
  /** Decisions that hold, and whom they are about. */
  readonly decisions: Attributed<DecisionLine>;
  /** Everything that stands of what graders said by hand, and whom it is about. */
  readonly byHand: Attributed<ByHandLine>;
}

/**
 * Checks the scheme of a class before it is graded.
 *
 * @returns names of the hand-ins that cannot count as late, because their time is not known
 * @throws ExpectedError with every mistake that only the class shows
 */
export function checkScheme(
  { scheme, people, match, gradebook }: ClassFolder,
  { cases, submissions }: { cases: GradedClass["cases"]; submissions: readonly Submission[] },
): ReturnType<typeof untimedHandIns> {
  const rows = rowsOf(people, submissions, match);
  const students = oneOfEach(submissions.flatMap(({ student }) => student ?? []));
  const mistakes = [
    ...schemeMistakes(scheme, { cases, rows, gradebook }),
    ...peopleMistakes(scheme, { rows, students }),
  ];
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return untimedHandIns(rows, scheme.value);
}

interface Known {
  readonly handIns: readonly ReportedHandIn[];
  /** Decisions that stand. */
  readonly decided: readonly DecisionLine[];
  /** Everything that stands of what graders said by hand. */
  readonly byHand: readonly ByHandLine[];
}

/** Computes the grades of a class, of everybody whom the report has. */
export function resultsOf(
  { scheme: { value: scheme }, people, match, gradebook }: ClassFolder,
  { cases }: Pick<Report, "cases">,
  { handIns: given, decided, byHand: said }: Known,
): ClassResults {
  const handIns = new Map(given.map((each) => [`${each.report.problem}/${each.student.key}`, each]));
  const named = Array.from(handIns, ([name, each]) => ({ ...each, name, problem: each.report.problem }));
  const submissions = named.map(({ name, report, sources }) => ({ ...report, name, sources }));
  const scale = scaleOf(scheme, gradebook?.most);
  const rows = rowsOf(people, named, match);
  const candidates = rows.map((row) => ({ ...row.person, students: studentsOf(row, { handIns }) }));
  const decisions = attributed(decided, candidates);
  const byHand = attributed(said, candidates);
  const byPerson = new Map(Array.from(decisions.of, ([key, lines]) => [key, joined(lines)]));
  const grades = gradesOf({ cases, submissions }, rows, {
    ...{ scheme, scale, decisions: byPerson },
    byHand: byHand.of,
  });
  return { grades, scale, rubric: scheme.rubric ?? [], handIns, decisions, byHand };
}

/** Keys of the students whose hand-ins a person has. */
export function studentsOf(
  { submissions }: Pick<Grade, "submissions">,
  { handIns }: Pick<ClassResults, "handIns">,
): string[] {
  return submissions.flatMap((id) => {
    const student = handIns.get(id)?.student;
    return student ? [withoutVersion(student).key] : [];
  });
}

/** Finds whom something was decided or said by hand about who is nobody in the class any more: it would be lost without a word. */
export function lostDecisions({ decisions, byHand }: ClassResults): Sentence[] {
  const lost = [...decisions.lost, ...byHand.lost];
  const people = new Set(lost.map(({ name, person }) => `${excerpt(name)} (${excerpt(person)})`));
  return Array.from(people, (shown) => {
    return say`what you decided about ${shown} fits nobody in the class any more. Decide again, or type cavalo settle --undo`;
  });
}

/** Finds the adjustments that change no grade, because their student has none that is computed. */
export function unappliedAdjustments({ scheme }: ClassFolder, { grades, byHand }: ClassResults): Sentence[] {
  const { adjustments = [] } = scheme.value;
  const peopleWith = peopleById(grades.map(({ person }) => person));
  const gradeOf = new Map(grades.map((grade) => [grade.person, grade]));
  const inScheme = adjustments.flatMap(({ student }, index) =>
    peopleWith(student).flatMap((person) => {
      const sentence = whyUnapplied(gradeOf.get(person)!);
      return sentence ? [scheme.mistake(["adjustments", index], sentence)] : [];
    }),
  );
  const made = grades.flatMap((grade) => {
    const own = byHand.of.get(grade.person.key)?.find((line) => line.kind === "adjusted");
    const sentence = own && whyUnapplied(grade);
    return sentence ? [placed(excerpt(own.reason), sentence)] : [];
  });
  return [...inScheme, ...made];
}

/** Says why no adjustment changes a grade; undefined if it does, or will when the rubric is marked. */
export function whyUnapplied({ result: { kind }, person }: Grade): Sentence | undefined {
  return kind === "graded" || kind === "to-mark" ? undefined : UNAPPLIED[kind](excerpt(person.name));
}

type WithoutComputed = Exclude<Grade["result"]["kind"], "graded" | "to-mark">;

const UNAPPLIED: Readonly<Record<WithoutComputed, (name: string) => Sentence>> = {
  "to-look-at": (name) =>
    say`this changes nothing, because ${name} is still to settle. Type cavalo settle with a grade`,
  "not-handed-in": (name) =>
    say`this changes nothing, because ${name} has handed nothing in. Type cavalo settle with a grade`,
  settled: (name) =>
    say`this changes nothing, because you gave ${name} a grade by cavalo settle. Give the right one there`,
};
