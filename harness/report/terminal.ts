import { mean, median } from "../base/statistics.ts";
import { shorten } from "../base/text.ts";
import { isVerdict, VERDICTS, type Verdict } from "../finding/verdict.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import type { Points, Report, SubmissionReport } from "./record/report.ts";
import { isDifferent, isOfUnclear } from "./record/score.ts";
import { type ClassGrades, submissionsToLookAt } from "./words/class-grades.ts";
import { type Columns, columnsOf, hanging, listWithin } from "./words/columns.ts";
import { problemTitle } from "./words/problem-title.ts";
import { causeGroups, histogram, mainCause, sharesOf } from "./words/summary.ts";
import { lookGroups, titleOf } from "./words/to-settle.ts";
import { machineLines, rejectedCases, wordsOf } from "./words/words.ts";

/** Width of the report if no other is known: in a pipe or a log. */
const DEFAULT_COLUMNS = 80;

/** A wider line is hard to follow with the eye. */
const MOST_COLUMNS = 160;

/** Longer names would leave no room for the rest; the other formats have them in full. */
const MOST_NAME_LENGTH = 26;

interface Style extends TerminalStyle {
  readonly columns: number;
}

export interface TerminalStyle {
  /** Width of the terminal in characters. */
  readonly columns: number | undefined;
  /** Allows signs beyond ASCII. */
  readonly unicode: boolean;
  /** Grades, in a class that has grades. */
  readonly grades?: ClassGrades | undefined;
}

/**
 * Writes how the report came about, then a row for each submission and a summary of the class. What is left to do comes last,
 * where it is seen.
 */
export function terminalReport(report: Report, { columns, unicode, grades }: TerminalStyle): string {
  const style = { columns: Math.min(columns || DEFAULT_COLUMNS, MOST_COLUMNS), unicode };
  const { submissions } = report;
  const begun = submissions.filter((each) => !isNotBegun(each));
  const problems = Array.from(new Set(begun.map(({ problem }) => problem)));
  const lines = [
    ...inFull([countsLine(report), ...machineLines(report)], columns),
    "",
    ...problems.flatMap((problem) => {
      const own = { ...report, submissions: begun.filter((each) => each.problem === problem) };
      return [...tableLines(own, style), ...summaryLines(own, style), ""];
    }),
    ...(begun.length < submissions.length
      ? [CATALOGUES[report.language].words.notBegun(submissions.length - begun.length), ""]
      : []),
    ...lookLines({ ...report, submissions: submissionsToLookAt(begun, grades) }, style),
    ...inFull(taskLines(report), columns),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Breaks lines between words, if the width of the terminal is known. */
function inFull(lines: readonly string[], columns: number | undefined): string[] {
  return lines.flatMap((line) => hanging("", line, columns));
}

/** Tests if nothing of a submission was judged, because the grading was stopped before. */
function isNotBegun({ results }: SubmissionReport): boolean {
  return results.length > 0 && results.every(({ finding }) => finding?.kind === "stopped");
}

function tableLines(report: Report, style: Style): string[] {
  const { words, page } = CATALOGUES[report.language];
  const title = problemTitle(report.submissions[0]!.problem, report);
  const rows = report.submissions.map((each) => [
    shorten(nameIn(each), MOST_NAME_LENGTH),
    pointsCell(each.points, page.number),
    verdictSigns(each.verdicts, style),
    headline(each, report),
  ]);
  const heads = [
    words.columns.submission,
    words.columns.points,
    words.columns.verdicts,
    words.columns.firstFinding,
  ];
  const layout: Columns = { width: style.columns, rightAligned: [1], mostLines: 2 };
  return [title, ...columnsOf([heads, ...rows], layout), ""];
}

/** The name of a submission under a heading that names its problem. */
function nameIn({ name, problem }: SubmissionReport): string {
  const folder = `${problem}/`;
  return name.startsWith(folder) ? name.slice(folder.length) : name;
}

function pointsCell({ earned, possible, unjudged }: Points, number: (value: number) => string): string {
  // A star stands for points that were not judged.
  return `${number(earned)} / ${number(possible)}${unjudged > 0 ? "*" : ""}`;
}

/** Counts of verdicts: `10✓ 16✗ 2 TLE`. */
function verdictSigns(verdicts: SubmissionReport["verdicts"], { unicode }: TerminalStyle): string {
  const signs: Partial<Record<Verdict, string>> = unicode ? { AC: "✓", WA: "✗" } : {};
  return VERDICTS.filter((verdict) => verdict in verdicts)
    .map((verdict) => `${verdicts[verdict]}${signs[verdict] ?? ` ${verdict}`}`)
    .join(" ");
}

/** The main cause if one is certain, or else the first finding. */
function headline(submission: SubmissionReport, { language }: Report): string {
  const { words } = CATALOGUES[language];
  const cause = mainCause(submission, CATALOGUES[language]);
  if (cause && !isVerdict(cause.key)) return cause.title;
  const first =
    submission.results.find(({ verdict }) => verdict !== "AC") ?? submission.results.find(({ note }) => note);
  return first ? wordsOf(first, words) : (submission.notices?.[0]?.message ?? "");
}

function summaryLines({ submissions, language }: Report, style: Style): string[] {
  const { page } = CATALOGUES[language];
  const shares = sharesOf(submissions);
  const percent = (share: number | undefined) =>
    share === undefined ? "–" : `${page.number(Math.round(share * 1000) / 10)} %`;
  const groups = causeGroups(submissions, CATALOGUES[language]);
  const count = (group: (typeof groups)[number]) => `${group.submissions.length}`;
  const width = Math.max(0, ...groups.map((group) => count(group).length));
  return [
    `${page.mean} ${percent(mean(shares))}, ${page.median} ${percent(median(shares))}   ${bars(histogram(shares), style)}`,
    ...groups.flatMap((group) => {
      const head = `  ${count(group).padStart(width)}  `;
      return [
        ...hanging(head, group.title, style.columns),
        listWithin(" ".repeat(head.length), group.submissions.map(nameIn), { ...style, more: page.andMore }),
      ];
    }),
  ];
}

const BLOCKS = " ▁▂▃▄▅▆▇█";

/** The histogram of a class in one line: a bar for each ten percent, or the counts. */
function bars(bins: readonly number[], { unicode }: TerminalStyle): string {
  const most = Math.max(1, ...bins);
  const signs = unicode
    ? bins.map((count) => (count === 0 ? "·" : BLOCKS[Math.ceil((count / most) * 8)]!)).join(" ")
    : bins.join(" ");
  return `0 % [${signs}] 100 %`;
}

/** The submissions to look at, by kind. Where the same is told of all of a kind, it is told in full. */
function lookLines({ submissions, language }: Report, style: Style): string[] {
  const { page } = CATALOGUES[language];
  const groups = lookGroups(submissions);
  if (groups.length === 0) return [];
  const width = Math.max(...groups.map(({ looks }) => `${looks.length}`.length));
  return [
    `${page.lookFirst}:`,
    ...groups.flatMap((group) => {
      const { looks, reason } = group;
      const [told = "", ...others] = new Set(looks.map(({ sentences }) => sentences[0] ?? ""));
      const title = others.length === 0 ? told : titleOf(group, page);
      const head = `  ${`${looks.length}`.padStart(width)}  `;
      const words = [
        page.reasons[reason],
        ...(title === "" || title === page.reasons[reason] ? [] : [title]),
      ];
      return [
        ...hanging(head, words.join(": "), style.columns),
        listWithin(
          " ".repeat(head.length),
          looks.map(({ submission }) => nameIn(submission)),
          { ...style, more: page.andMore },
        ),
      ];
    }),
    "",
  ];
}

/** Tests if a submission was put to all its cases. */
function isDone({ results }: SubmissionReport): boolean {
  return results.every(({ finding }) => finding?.kind !== "stopped");
}

function countsLine({ submissions, cases, language }: Report): string {
  const results = submissions.flatMap((submission) => submission.results);
  return CATALOGUES[language].words.counts({
    submissions: submissions.length,
    cases: cases.length,
    results: results.length,
    failures: results.filter(isDifferent).length,
    unclear: submissions.filter((each) => each.results.some(isOfUnclear)).length,
    stated: results.some(({ expected }) => expected !== undefined),
  });
}

/** Tells what somebody must do, or wait for. */
function taskLines(report: Report): string[] {
  const { submissions, stopped, language } = report;
  const { words } = CATALOGUES[language];
  return [
    ...rejectedCases(report),
    ...missingToolchains(submissions).map(words.skipped),
    ...(stopped ? [words.stopped({ kept: submissions.filter(isDone).length, all: submissions.length })] : []),
  ];
}

/** Kinds of findings that an installation would mend. */
const MISSING: readonly string[] = ["toolchain-missing", "newer-toolchain-needed", "library-missing"];

function missingToolchains(submissions: readonly SubmissionReport[]): string[] {
  const reasons = submissions
    .flatMap(({ results }) => results)
    .flatMap(({ finding }) => (MISSING.includes(finding?.kind ?? "") ? [finding!.message] : []));
  return Array.from(new Set(reasons));
}
