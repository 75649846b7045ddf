import { printable } from "../base/text.ts";
import type { FindingKind } from "../finding/index.ts";
import type { ReportWords } from "./catalogue/catalogue.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { type DrawingStyle, drawingOf } from "./drawing.ts";
import type { CaseResult, Report, SubmissionReport } from "./report.ts";
import { machineLines, rejectedCases, submissionCounts, wordsOf } from "./words.ts";

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

/** Writes the notices and findings of a submission, each once, and their causes, without a summary. */
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
  const findings = sayingsOf(results, words).flatMap(({ said, first, others }) => {
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
    const place = others === 0 ? asked : words.andOthers(asked, others);
    return [`${verdict}  ${place}: ${said}`, ...details.map((line) => `${INDENT}${line}`)];
  });
  return [
    ...[...notices, ...toLookAt].map(({ message }) => message),
    ...findings,
    ...diagnoses.map(({ message }) => words.cause(message)),
  ];
}

/** A sentence about one result or several. A compile error, for example, is the same on every case. */
interface Saying {
  readonly said: string;
  readonly first: CaseResult;
  /** Number of other results with the same sentence. */
  others: number;
}

function sayingsOf(results: readonly CaseResult[], words: ReportWords): Saying[] {
  const sayings = new Map<string, Saying>();
  for (const result of results) {
    const said = wordsOf(result, words);
    if (said === "") continue;
    const known = sayings.get(`${result.verdict} ${said}`);
    if (known) known.others++;
    else sayings.set(`${result.verdict} ${said}`, { said, first: result, others: 0 });
  }
  return [...sayings.values()];
}
