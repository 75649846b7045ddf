import Table from "cli-table3";
import { LANGUAGES } from "../submission/language/index.ts";
import { counted, printable } from "../text.ts";
import type { CaseResult, Report, SubmissionReport } from "./report.ts";

/** How wide the table may be where nothing else is known: in a pipe or a log. */
const DEFAULT_COLUMNS = 140;
/** The narrowest column in which a finding can still be read. */
const LEAST_FINDING_COLUMNS = 30;

/** The grading as tables, one a problem, with what an instructor wants to know first below them. */
export function terminalReport(report: Report, columns = DEFAULT_COLUMNS): string {
  const problems = Array.from(new Set(report.submissions.map(({ problem }) => problem)));
  const tables = problems.map((problem) => {
    const submissions = report.submissions.filter((submission) => submission.problem === problem);
    return `${problem}\n${submissionTable(submissions, columns)}`;
  });
  return `${[...tables, summary(report)].join("\n\n")}\n`;
}

/** Every finding of a submission in full. */
export function findingsReport(submission: SubmissionReport): string {
  const lines = submission.results
    .filter(needsWords)
    .map((result) => `${result.verdict}  ${result.case}: ${words(result)}`);
  const { earned, possible } = submission.points;
  const points = `${submission.name}: ${earned} of ${counted(possible, "point")} (${verdictCounts(submission)})`;
  return `${[...distinct(lines), points].join("\n")}\n`;
}

function submissionTable(submissions: readonly SubmissionReport[], columns: number): string {
  const rows = submissions.map((submission) => [
    printable(submission.name),
    submission.language ? LANGUAGES[submission.language].title : "",
    pointsCell(submission),
    verdictCounts(submission),
    firstFinding(submission),
  ]);
  const heads = ["submission", "language", "points", "verdicts", "first finding"];
  const widths = heads.map(
    (head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)) + 2,
  );
  const others = widths.slice(0, -1).reduce((sum, width) => sum + width, heads.length + 1);
  widths[heads.length - 1] = Math.max(LEAST_FINDING_COLUMNS, Math.min(widths.at(-1)!, columns - others));
  const table = new Table({
    head: heads,
    colWidths: widths,
    wordWrap: true,
    style: { head: [], border: [], compact: true },
  });
  table.push(...rows);
  return table.toString();
}

function pointsCell({ points }: SubmissionReport): string {
  return `${points.earned} / ${points.possible}`;
}

function verdictCounts({ verdicts }: SubmissionReport): string {
  return Object.entries(verdicts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(", ");
}

/** The first case that did not come out as it should or, for a program that states its verdicts, that was not accepted. */
function firstFinding({ results }: SubmissionReport): string {
  const first =
    results.find(isUnexpected) ?? results.find(isRefused) ?? results.find(({ verdict }) => verdict === "SK");
  return first ? `${first.case}: ${words(first)}` : "";
}

function isUnexpected({ verdict, expected }: CaseResult): boolean {
  return verdict === "JE" || (verdict !== "SK" && expected !== undefined && verdict !== expected);
}

function isRefused({ verdict }: CaseResult): boolean {
  return verdict !== "AC" && verdict !== "SK";
}

function needsWords({ finding, note }: CaseResult): boolean {
  return finding !== undefined || note !== undefined;
}

function words({ verdict, expected, finding, note }: CaseResult): string {
  const unexpected =
    expected !== undefined && verdict !== expected && verdict !== "SK"
      ? `${verdict}, stated ${expected}: `
      : "";
  const sought = finding?.kind === "unreadable-answer" ? `; looked for ${finding.expected}` : "";
  return `${unexpected}${finding?.message ?? note ?? ""}${sought}`;
}

function summary(report: Report): string {
  const { submissions, cases } = report;
  const wrongCases = cases.filter(
    ({ reference }) => reference.verdict !== "AC" && reference.verdict !== "SK",
  );
  const failures = submissions.reduce((sum, each) => sum + each.failures, 0);
  const results = submissions.flatMap(({ results }) => results);
  const skipped = results
    .filter(({ finding }) => finding?.kind === "toolchain-missing")
    .map(({ finding }) => finding!.message);
  const stated = results.some(({ expected }) => expected !== undefined);
  return [
    ...(report.stopped ? ["Stopped before the end: what was not run is SK."] : []),
    ...wrongCases.map(
      ({ problem, name, reference }) =>
        `The reference was not accepted on ${problem}/${name} (${reference.verdict}: ${reference.finding?.message}): our error, nobody loses points.`,
    ),
    ...distinct(skipped).map((reason) => `Skipped, at no cost of points: ${reason}.`),
    `${counted(submissions.length, "submission")}, ${counted(cases.length, "case")}, ${counted(results.length, "result")}; ` +
      `${counted(failures, "result")} ${stated ? "not as stated" : "not accepted"}.`,
    isolationLine(report),
  ].join("\n");
}

function isolationLine({ isolation: { level, title, lacks } }: Report): string {
  return `Isolation: level ${level} (${title}). Not promised: ${lacks}.`;
}

function distinct(lines: readonly string[]): string[] {
  return Array.from(new Set(lines));
}
