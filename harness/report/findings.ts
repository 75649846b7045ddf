import { counted, printable } from "../text.ts";
import type { Report, SubmissionReport } from "./report.ts";
import { isolationLine, verdictCounts, wordsOf } from "./words.ts";

/** For the author of a program: every finding in full, each with what its case is there for. */
export function findingsReport(report: Report): string {
  const { submissions, cases } = report;
  return [...submissions.map((submission) => findingsOf(submission, cases)), isolationLine(report), ""].join(
    "\n",
  );
}

function findingsOf(
  { name, problem, results, points, verdicts }: SubmissionReport,
  cases: Report["cases"],
): string {
  const titles = new Map(
    cases.filter((each) => each.problem === problem).map((each) => [each.name, each.title]),
  );
  const findings = results
    .map((result) => ({ ...result, words: wordsOf(result) }))
    .filter(({ words }) => words !== "")
    .map(
      ({ verdict, case: asked, words }) => `${verdict}  ${asked}: ${words}\n    case: ${titles.get(asked)}`,
    );
  const total = `${points.earned} of ${counted(points.possible, "point")}`;
  return [...findings, `${printable(name)}: ${total} (${verdictCounts(verdicts)})`].join("\n");
}
