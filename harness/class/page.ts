import { printable } from "../base/text.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { findingLines } from "../report/findings.ts";
import type { Report, SubmissionReport } from "../report/report.ts";

/** The name of a student's page. */
export const PAGE_NAME = "cavalo.txt";

/** Writes the page of a student: the results of the cases that students may see. */
export function pageFor(report: Report, submission: SubmissionReport): string {
  const { words } = CATALOGUES[report.language];
  const open = new Set(
    report.cases
      .filter(({ problem, visibility }) => problem === submission.problem && visibility === "public")
      .map(({ name }) => name),
  );
  const shown = {
    ...submission,
    results: submission.results.filter((result) => open.has(result.case)),
    diagnoses: submission.diagnoses.filter((cause) => !("case" in cause) || open.has(String(cause.case))),
  };
  const lines = findingLines(shown, report, { unicode: true });
  return [printable(submission.name), words.total(submission.points), "", ...lines, ""].join("\r\n");
}
