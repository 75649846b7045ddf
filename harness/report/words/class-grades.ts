import { submissionId } from "../record/hand-in.ts";
import type { SubmissionReport } from "../record/report.ts";
import { isToSettle } from "./to-settle.ts";

/** Grades of a class, as far as its page shows them. */
export interface ClassGrades {
  /** Number of people who have handed in nothing. */
  readonly missing: number;
  /** Grades of the people whose hand-in a submission is. */
  readonly of: Readonly<Record<string, readonly SubmissionGrade[]>>;
}

export interface SubmissionGrade {
  readonly kind: "graded" | "settled" | "to-look-at" | "to-mark" | "not-handed-in";
  readonly final?: number;
}

/** Gives the grades of the people whose hand-in a submission is; none if nobody gives grades. */
export function gradesFor(
  submission: SubmissionReport,
  grades: ClassGrades | undefined,
): readonly SubmissionGrade[] {
  return grades?.of[submissionId(submission)] ?? [];
}

/** Leaves out the submissions that the instructor has settled. */
export function submissionsToLookAt(
  submissions: readonly SubmissionReport[],
  grades: ClassGrades | undefined,
): SubmissionReport[] {
  return submissions.filter((each) => isOpen(each, grades) || !isToSettle(each));
}

/** Tests if a submission has a grade as soon as somebody has marked it by the rubric. */
export function isToMark(submission: SubmissionReport, grades: ClassGrades | undefined): boolean {
  return gradesFor(submission, grades).some(({ kind }) => kind === "to-mark");
}

/** Tests if only the instructor can settle a submission, who has not done so yet. */
export function isOpen(submission: SubmissionReport, grades: ClassGrades | undefined): boolean {
  const own = gradesFor(submission, grades);
  if (own.length > 0) return own.some(({ kind }) => kind === "to-look-at");
  return isToSettle(submission);
}
