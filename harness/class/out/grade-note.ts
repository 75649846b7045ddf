import type { Locale } from "../../base/locale.ts";
import type { GradeNote } from "../../report/html/grade-card.tsx";
import { asSentence } from "../../report/html/parts.tsx";
import { isAboutProgram } from "../../report/record/audience.ts";
import type { SubmissionReport, ToldFinding } from "../../report/record/report.ts";
import type { Grade, Scale } from "../grades.ts";
import { CLASS_WORDS } from "../words.ts";

interface NoteFacts {
  readonly scale: Scale;
  /** The time that is due, as the scheme writes it. */
  readonly due: string | undefined;
  readonly locale: Locale;
}

/** Reasons for which a student should hand the source in. */
const WITHOUT_SOURCE: readonly string[] = [
  "no-source",
  "archive-closed",
  "not-read-out",
  "not-compiled-as-read",
];

/** Tells a student the grade, what it was made of, and what to do if there is nothing to grade. */
export function noteFor(
  { result, comment }: Grade,
  submission: SubmissionReport,
  { scale, due, locale }: NoteFacts,
): GradeNote {
  const words = CLASS_WORDS[locale];
  const reason = reasonOf(submission);
  const asksForSource = reason !== undefined && WITHOUT_SOURCE.includes(reason.kind);
  return {
    title: words.gradeOf(result, scale) ?? words.undecided,
    lines: [
      ...words.parts(result),
      ...(reason ? [asSentence(reason.message)] : []),
      ...(asksForSource && due !== undefined ? [words.due(due)] : []),
    ],
    comment,
  };
}

/** Finds why nothing of a submission was run, if it is the same for all cases. */
function reasonOf({ results }: SubmissionReport): ToldFinding | undefined {
  const [first] = results;
  const isSkipped = results.every(
    ({ verdict, finding }) => verdict === "SK" && finding !== undefined && isAboutProgram(finding),
  );
  return isSkipped ? first?.finding : undefined;
}
