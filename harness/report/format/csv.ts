import { csvForPeople } from "../../base/csv-for-people.ts";
import type { Locale } from "../../base/locale.ts";
import { VERDICTS } from "../../finding/verdict.ts";
import { LANGUAGES } from "../../locale/index.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportFile } from "../reporter.ts";
import { looksOf, mainCause } from "../words/summary.ts";

/** Makes a table of the class for spreadsheets of a language: one row for each submission. */
export function csvFiles(report: Report, locale: Locale): ReportFile[] {
  const looks = new Map(looksOf(report.submissions).map(({ submission, reason }) => [submission, reason]));
  const { page } = CATALOGUES[report.language];
  const rows = report.submissions.map((submission) => {
    const reason = looks.get(submission);
    return rowOf(submission, report, reason && page.reasons[reason]);
  });
  return [
    {
      path: locale === "en" ? "points.csv" : LANGUAGES[locale].table.file,
      text: csvForPeople([COLUMNS, ...rows], locale),
    },
  ];
}

const COLUMNS = [
  ...["name", "problem", "language", "earned", "possible", "unjudged"],
  ...VERDICTS,
  ...["cause", "look_at"],
];

function rowOf(submission: SubmissionReport, { language }: Report, reason: string | undefined) {
  const { name, problem, points, verdicts } = submission;
  return [
    ...[name, problem, submission.language],
    ...[points.earned, points.possible, points.unjudged],
    ...VERDICTS.map((verdict) => verdicts[verdict] ?? 0),
    ...[mainCause(submission, CATALOGUES[language])?.title, reason],
  ];
}
