import type { FindingKind } from "../finding/index.ts";
import { printable } from "../text.ts";
import type { Verdict } from "../verdict.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { type DrawingStyle, drawingOf } from "./drawing.ts";
import type { Report, SubmissionReport } from "./report.ts";
import { isolationLine, rejectedCases, verdictCounts, wordsOf } from "./words.ts";

/** How far what belongs to a finding is set in. */
const INDENT = "    ";

/** For the author of a program: every finding in full, each with what its case is there for, and the first of each kind drawn. */
export function findingsReport(report: Report, style: Pick<DrawingStyle, "unicode">): string {
  const { words, verdicts: meanings } = CATALOGUES[report.language];
  const summary = ({ name, points, verdicts }: SubmissionReport) => {
    const counts = verdictCounts(verdicts, (verdict: Verdict) => `${verdict} ${meanings[verdict]}`);
    return `${printable(name)}: ${words.total(points)} (${counts})`;
  };
  return [
    ...report.submissions.flatMap((each) => [...findingLines(each, report, style), summary(each)]),
    ...rejectedCases(report),
    isolationLine(report),
    "",
  ].join("\n");
}

/** The findings of a submission and what they say of the cause, with nothing around them. */
export function findingLines(
  { problem, results, diagnoses }: SubmissionReport,
  { cases, language }: Report,
  { unicode }: Pick<DrawingStyle, "unicode">,
): string[] {
  const { words } = CATALOGUES[language];
  const titles = new Map(
    cases.filter((each) => each.problem === problem).map((each) => [each.name, each.title]),
  );
  const drawn = new Set<FindingKind>();
  const findings = results.flatMap((result) => {
    const { verdict, case: asked, finding } = result;
    const said = wordsOf(result, words);
    if (said === "") return [];
    // Findings of one kind look alike: sixty of them, each drawn, would hide the others.
    const isNew = finding !== undefined && !drawn.has(finding.kind);
    if (isNew) drawn.add(finding.kind);
    const drawing = isNew ? drawingOf(finding, { unicode, legend: words.legend }) : [];
    const details = [words.caseTitle(titles.get(asked)!), ...drawing];
    return [`${verdict}  ${asked}: ${said}`, ...details.map((line) => `${INDENT}${line}`)];
  });
  return [...findings, ...diagnoses.map(({ message }) => words.cause(message))];
}
