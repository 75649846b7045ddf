import Table from "cli-table3";
import { printable, shorten } from "../base/text.ts";
import { isJudged } from "../finding/verdict.ts";
import { COLUMNS, type ReportWords } from "./catalogue/catalogue.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import type { Points, Report, ReportedCase, SubmissionReport } from "./report.ts";
import { countVerdicts, isUnexpected, totalPoints } from "./score.ts";
import { machineLines, rejectedCases, submissionCounts, verdictCounts, wordsOf } from "./words.ts";

/** Width of a table if no other is known: in a pipe or a log. */
const DEFAULT_COLUMNS = 140;

/** Narrowest column in which a finding is still readable. */
const LEAST_FINDING_COLUMNS = 30;

/** Longer names would leave no room for the rest; the report has them in full. */
const MOST_NAME_LENGTH = 50;

/**
 * Writes the grading as one table for each problem, with a summary for the instructor below.
 *
 * @param columns the width of the terminal in characters
 */
export function terminalReport(report: Report, columns = DEFAULT_COLUMNS): string {
  const { words } = CATALOGUES[report.language];
  const heads = COLUMNS.map((column) => words.columns[column]);
  const problems = new Set(report.submissions.map(({ problem }) => problem));
  const tables = Array.from(problems, (problem) => {
    const cases = report.cases.filter((each) => each.problem === problem);
    const submissions = report.submissions.filter((each) => each.problem === problem);
    const rows = [referenceRow(cases, words), ...submissions.map((each) => submissionRow(each, words))];
    return `${problem}\n${tableOf({ heads, rows }, columns)}`;
  });
  return `${[...tables, summary(report, words)].join("\n\n")}\n`;
}

interface Cells {
  readonly heads: readonly string[];
  readonly rows: readonly string[][];
}

function tableOf({ heads, rows }: Cells, columns: number): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)) + 2);
  const borders = heads.length + 1;
  const others = widths.slice(0, -1).reduce((sum, width) => sum + width, borders);
  widths.push(Math.max(LEAST_FINDING_COLUMNS, Math.min(widths.pop()!, columns - others)));
  const style = { head: [], border: [], compact: true };
  const table = new Table({ head: [...heads], colWidths: widths, wordWrap: true, style });
  table.push(...rows);
  return table.toString();
}

/** The reference comes first, with its answers that are numbers: every grade depends on them. */
function referenceRow(cases: readonly ReportedCase[], words: ReportWords): string[] {
  const verdicts = cases.map(({ reference }) => reference.verdict);
  const numbers = cases
    .filter(({ answer }) => /^\d+$/.test(answer))
    .map(({ name, answer }) => `${name} ${answer}`);
  const points = totalPoints(
    cases.map(({ points: worth, reference }) => ({ verdict: reference.verdict, worth })),
  );
  const answers = numbers.length > 0 ? words.itsAnswers(numbers.join(", ")) : "";
  return [words.reference, "", pointsCell(points, words), verdictCounts(countVerdicts(verdicts)), answers];
}

function submissionRow(submission: SubmissionReport, words: ReportWords): string[] {
  const { name, language, points, notices = [], toLookAt = [], diagnoses } = submission;
  const causes = diagnoses.map(({ message }) => words.cause(message));
  return [
    shorten(printable(name), MOST_NAME_LENGTH),
    language ?? "",
    pointsCell(points, words),
    submissionCounts(submission, words),
    [firstFinding(submission, words), ...causes, ...[...notices, ...toLookAt].map(({ message }) => message)]
      .filter((line) => line !== "")
      .join("\n"),
  ];
}

/** Cases that were not judged cost no points, but an instructor wants to see how many points they hold. */
function pointsCell(points: Points, words: ReportWords): string {
  const cell = words.points(points);
  return points.unjudged > 0 ? `${cell} ${words.notJudged(points.unjudged)}` : cell;
}

/** The first unexpected verdict, or else the first rejected, unjudged or noted result. */
function firstFinding({ results }: SubmissionReport, words: ReportWords): string {
  const refused = results.filter(({ verdict }) => verdict !== "AC");
  const first =
    results.find(isUnexpected) ??
    refused.find(({ verdict }) => isJudged(verdict)) ??
    refused[0] ??
    results.find(({ note }) => note);
  return first ? `${first.case}: ${wordsOf(first, words)}` : "";
}

function summary(report: Report, words: ReportWords): string {
  const { submissions, cases } = report;
  const results = submissions.flatMap((submission) => submission.results);
  const failures = submissions.reduce((sum, each) => sum + each.failures, 0);
  const stated = results.some(({ expected }) => expected !== undefined);
  return [
    ...(report.stopped ? [words.stopped] : []),
    ...rejectedCases(report),
    ...missingToolchains(submissions).map(words.skipped),
    words.counts({
      submissions: submissions.length,
      cases: cases.length,
      results: results.length,
      failures,
      stated,
    }),
    ...machineLines(report),
  ].join("\n");
}

/** Kinds of findings that an installation would mend. */
const MISSING: readonly string[] = ["toolchain-missing", "newer-toolchain-needed"];

function missingToolchains(submissions: readonly SubmissionReport[]): string[] {
  const reasons = submissions
    .flatMap(({ results }) => results)
    .flatMap(({ finding }) => (MISSING.includes(finding?.kind ?? "") ? [finding!.message] : []));
  return Array.from(new Set(reasons));
}
