import { csvForPeople } from "../../base/csv-for-people.ts";
import type { Locale } from "../../base/locale.ts";
import { VERDICTS } from "../../finding/verdict.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportFile } from "../reporter.ts";
import { looksOf, mainCause } from "../words/summary.ts";

/** Tables for the spreadsheets of a language. */
export const CSV_TABLES = {
  csv: { file: "points.csv", locale: "en" },
  "csv-pt-BR": { file: "pontos.csv", locale: "pt-BR" },
} as const satisfies Record<string, CsvTable>;

interface CsvTable {
  readonly file: string;
  readonly locale: Locale;
}

/** Makes a table of the class: one row for each submission. */
export function csvFiles(report: Report, { file, locale }: CsvTable): ReportFile[] {
  const looks = new Map(looksOf(report.submissions).map(({ submission, reason }) => [submission, reason]));
  const { page } = CATALOGUES[report.language];
  const rows = report.submissions.map((submission) => {
    const reason = looks.get(submission);
    return rowOf(submission, report, reason && page.reasons[reason]);
  });
  return [{ path: file, text: csvForPeople([COLUMNS, ...rows], locale) }];
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
