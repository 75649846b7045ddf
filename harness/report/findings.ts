import { printable } from "../base/text.ts";
import type { FindingKind } from "../finding/index.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { type DrawingStyle, drawingOf } from "./drawing.ts";
import type { Report, SubmissionReport } from "./report.ts";
import { sayingsOf } from "./sayings.ts";
import { machineLines, rejectedCases, submissionCounts } from "./words.ts";

const INDENT = "    ";

/** Writes the author's report: every finding with the title of its case, and the first of each kind drawn. */
export function findingsReport(report: Report, style: Pick<DrawingStyle, "unicode">): string {
  const { words, verdicts: meanings } = CATALOGUES[report.language];
  const summary = (submission: SubmissionReport) => {
    const counts = submissionCounts(submission, words, (verdict) => `${verdict} ${meanings[verdict]}`);
    return `${words.total(submission.points)}: ${printable(submission.name)} (${counts})`;
  };
  return [
    ...report.submissions.flatMap((each) => [...findingLines(each, report, style), summary(each)]),
    ...rejectedCases(report),
    ...machineLines(report),
    "",
  ].join("\n");
}

/** Writes the notices, causes and findings of a submission, each once, without a summary. */
export function findingLines(
  { problem, results, notices = [], toLookAt = [], diagnoses }: SubmissionReport,
  { cases, language }: Report,
  { unicode }: Pick<DrawingStyle, "unicode">,
): string[] {
  const { words } = CATALOGUES[language];
  const titles = new Map(
    cases.filter((each) => each.problem === problem).map((each) => [each.name, each.title]),
  );
  const drawn = new Set<FindingKind>();
  const findings = sayingsOf(results, words).flatMap(({ said, results: [first, ...others] }) => {
    const { verdict, case: asked, finding, read } = first;
    // Findings of one kind look alike, and sixty drawings would hide the others.
    const isNew = finding !== undefined && !drawn.has(finding.kind);
    if (isNew) drawn.add(finding.kind);
    const drawing = isNew ? drawingOf(finding, { unicode, legend: words.legend }) : [];
    const details = [
      words.caseTitle(titles.get(asked)!),
      ...(read ? [words.readFrom(read)] : []),
      ...drawing,
    ];
    const place = others.length === 0 ? asked : words.andOthers(asked, others.length);
    return [`${verdict}  ${place}: ${said}`, ...details.map((line) => `${INDENT}${line}`)];
  });
  return [
    ...[...notices, ...toLookAt].map(({ message }) => message),
    ...diagnoses.map(({ message }) => words.cause(message)),
    ...findings,
  ];
}
