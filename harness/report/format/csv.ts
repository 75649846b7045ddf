import { stringify } from "csv-stringify/sync";
import { VERDICTS } from "../../finding/verdict.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../report.ts";
import type { ReportFile } from "../reporter.ts";
import { looksOf, mainCause } from "../summary.ts";

/** Ways to write a table for the spreadsheets of a country. */
export interface CsvDialect {
  readonly file: string;
  readonly delimiter: string;
  readonly decimal: string;
  /** Marks the file as UTF-8, which Excel wants. */
  readonly bom: boolean;
}

export const CSV_DIALECTS = {
  csv: { file: "points.csv", delimiter: ",", decimal: ".", bom: false },
  "csv-pt-BR": { file: "pontos.csv", delimiter: ";", decimal: ",", bom: true },
} as const satisfies Record<string, CsvDialect>;

/** Makes a table of the class: one row for each submission. */
export function csvFiles(report: Report, { file, delimiter, decimal, bom }: CsvDialect): ReportFile[] {
  const looks = new Map(looksOf(report.submissions).map(({ submission, reason }) => [submission, reason]));
  const { page } = CATALOGUES[report.language];
  const rows = report.submissions.map((submission) => {
    const reason = looks.get(submission);
    return rowOf(submission, report, reason && page.reasons[reason]);
  });
  const text = stringify(rows, {
    header: true,
    columns: COLUMNS,
    delimiter,
    bom,
    record_delimiter: "windows",
    cast: { number: (value) => `${value}`.replace(".", decimal) },
  });
  return [{ path: file, text }];
}

const COLUMNS = [
  ...["name", "problem", "language", "earned", "possible", "unjudged"],
  ...VERDICTS,
  ...["cause", "look_at"],
];

function rowOf(submission: SubmissionReport, { language }: Report, reason: string | undefined) {
  const { name, problem, points, verdicts } = submission;
  return {
    // Other programs find a student by this name, so it is not made safe for spreadsheets.
    name,
    problem,
    language: plain(submission.language),
    ...points,
    ...Object.fromEntries(VERDICTS.map((verdict) => [verdict, verdicts[verdict] ?? 0])),
    cause: plain(mainCause(submission, CATALOGUES[language])?.title),
    look_at: plain(reason),
  };
}

/** Text that no spreadsheet takes for a formula. */
function plain(text = ""): string {
  return /^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
}
