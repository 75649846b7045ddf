import { printable } from "../text.ts";
import type { Verdict } from "../verdict.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import type { Report, SubmissionReport } from "./report.ts";
import { isolationLine, rejectedCases, verdictCounts, wordsOf } from "./words.ts";

/** For the author of a program: every finding in full, each with what its case is there for. */
export function findingsReport(report: Report): string {
  const catalogue = CATALOGUES[report.language];
  return [
    ...report.submissions.map((submission) => findingsOf(submission, report.cases, catalogue)),
    ...rejectedCases(report),
    isolationLine(report),
    "",
  ].join("\n");
}

function findingsOf(
  { name, problem, results, diagnoses, points, verdicts }: SubmissionReport,
  cases: Report["cases"],
  { words, verdicts: meanings }: Catalogue,
): string {
  const titles = new Map(
    cases.filter((each) => each.problem === problem).map((each) => [each.name, each.title]),
  );
  const findings = results
    .map((result) => ({ ...result, said: wordsOf(result, words) }))
    .filter(({ said }) => said !== "")
    .map(
      ({ verdict, case: asked, said }) =>
        `${verdict}  ${asked}: ${said}\n    ${words.caseTitle(titles.get(asked)!)}`,
    );
  const counts = verdictCounts(verdicts, (verdict: Verdict) => `${verdict} ${meanings[verdict]}`);
  const causes = diagnoses.map(({ message }) => words.cause(message));
  return [...findings, ...causes, `${printable(name)}: ${words.total(points)} (${counts})`].join("\n");
}
