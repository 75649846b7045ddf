import Table from "cli-table3";
import { countVerdicts, isJudged, totalPoints } from "../score.ts";
import { counted, printable } from "../text.ts";
import type { Points, Report, ReportedCase, SubmissionReport } from "./report.ts";
import { isolationLine, isUnexpected, verdictCounts, wordsOf } from "./words.ts";

/** How wide a table may be where nothing else is known: in a pipe or a log. */
const DEFAULT_COLUMNS = 140;

/** The narrowest column in which a finding can still be read. */
const LEAST_FINDING_COLUMNS = 30;

const HEADS = ["submission", "language", "points", "verdicts", "first finding"];

/** The grading as tables, one a problem, with what an instructor wants to know first below them. */
export function terminalReport(report: Report, columns = DEFAULT_COLUMNS): string {
  const problems = new Set(report.submissions.map(({ problem }) => problem));
  const tables = Array.from(problems, (problem) => {
    const cases = report.cases.filter((each) => each.problem === problem);
    const submissions = report.submissions.filter((each) => each.problem === problem);
    return `${problem}\n${tableOf([referenceRow(cases), ...submissions.map(submissionRow)], columns)}`;
  });
  return `${[...tables, summary(report)].join("\n\n")}\n`;
}

function tableOf(rows: readonly string[][], columns: number): string {
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)) + 2);
  const borders = HEADS.length + 1;
  const others = widths.slice(0, -1).reduce((sum, width) => sum + width, borders);
  widths.push(Math.max(LEAST_FINDING_COLUMNS, Math.min(widths.pop()!, columns - others)));
  const style = { head: [], border: [], compact: true };
  const table = new Table({ head: HEADS, colWidths: widths, wordWrap: true, style });
  table.push(...rows);
  return table.toString();
}

/** The reference comes first: with its answers, where they are numbers, every grade stands or falls. */
function referenceRow(cases: readonly ReportedCase[]): string[] {
  const verdicts = cases.map(({ reference }) => reference.verdict);
  const numbers = cases
    .filter(({ answer }) => /^\d+$/.test(answer))
    .map(({ name, answer }) => `${name} ${answer}`);
  const points = totalPoints(
    cases.map(({ points: worth, reference }) => ({ verdict: reference.verdict, worth })),
  );
  const answers = numbers.length > 0 ? `its answers: ${numbers.join(", ")}` : "";
  return ["(the reference)", "", pointsCell(points), verdictCounts(countVerdicts(verdicts)), answers];
}

function submissionRow(submission: SubmissionReport): string[] {
  const { name, language, points, verdicts } = submission;
  return [
    printable(name),
    language ?? "",
    pointsCell(points),
    verdictCounts(verdicts),
    firstFinding(submission),
  ];
}

/** What was not judged costs no points, but an instructor wants to see how much it is. */
function pointsCell({ earned, possible, unjudged }: Points): string {
  return unjudged > 0 ? `${earned} / ${possible} (${unjudged} not judged)` : `${earned} / ${possible}`;
}

/** The first result that is not as the manifest states or, failing that, that was not accepted or not judged. */
function firstFinding({ results }: SubmissionReport): string {
  const refused = results.filter(({ verdict }) => verdict !== "AC");
  const first =
    results.find(isUnexpected) ??
    refused.find(({ verdict }) => isJudged(verdict)) ??
    refused[0] ??
    results.find(({ note }) => note);
  return first ? `${first.case}: ${wordsOf(first)}` : "";
}

function summary(report: Report): string {
  const { submissions, cases } = report;
  const results = submissions.flatMap((submission) => submission.results);
  const failures = submissions.reduce((sum, each) => sum + each.failures, 0);
  const stated = results.some(({ expected }) => expected !== undefined);
  return [
    ...(report.stopped ? ["Stopped before the end: what was not run is SK."] : []),
    ...cases.filter(({ reference }) => !["AC", "SK"].includes(reference.verdict)).map(wrongCase),
    ...missingToolchains(submissions),
    `${counted(submissions.length, "submission")}, ${counted(cases.length, "case")}, ${counted(results.length, "result")}; ` +
      `${counted(failures, "result")} ${stated ? "not as stated" : "not accepted"}.`,
    isolationLine(report),
  ].join("\n");
}

function wrongCase({ problem, name, reference }: ReportedCase): string {
  const reason = `${reference.verdict}: ${reference.finding?.message}`;
  return `The reference was not accepted on ${problem}/${name} (${reason}): our error, nobody loses points.`;
}

function missingToolchains(submissions: readonly SubmissionReport[]): string[] {
  const reasons = submissions
    .flatMap(({ results }) => results)
    .flatMap(({ finding }) => (finding?.kind === "toolchain-missing" ? [finding.message] : []));
  return Array.from(new Set(reasons), (reason) => `Skipped, at no cost of points: ${reason}.`);
}
