import { mean, median } from "../base/statistics.ts";
import { shorten } from "../base/text.ts";
import { isVerdict, VERDICTS, type Verdict } from "../finding/verdict.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { type Columns, columnsOf, cutAtWord } from "./columns.ts";
import { problemTitle } from "./problem-title.ts";
import type { Points, Report, SubmissionReport } from "./report.ts";
import { isDifferent, isOfUnclear } from "./score.ts";
import { causeGroups, histogram, looksOf, mainCause, sharesOf } from "./summary.ts";
import { machineLines, rejectedCases, wordsOf } from "./words.ts";

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
}

/** Writes one line for each submission, and a summary of the class below. */
export function terminalReport(
  report: Report,
  { columns = DEFAULT_COLUMNS, unicode }: TerminalStyle,
): string {
  const style = { columns: Math.min(columns, MOST_COLUMNS), unicode };
  const problems = Array.from(new Set(report.submissions.map(({ problem }) => problem)));
  return [
    ...problems.flatMap((problem) => {
      const submissions = report.submissions.filter((each) => each.problem === problem);
      return [
        ...tableLines({ ...report, submissions }, style),
        ...summaryLines({ ...report, submissions }, style),
        "",
      ];
    }),
    ...lookLines(report, style),
    ...closingLines(report),
    "",
  ].join("\n");
}

function tableLines(report: Report, style: Style): string[] {
  const { words, page } = CATALOGUES[report.language];
  const title = problemTitle(report.submissions[0]!.problem, report);
  const rows = report.submissions.map((each) => [
    shorten(each.name, MOST_NAME_LENGTH),
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
  const layout: Columns = { width: style.columns, rightAligned: [1] };
  return [title, ...columnsOf([heads, ...rows], layout), ""];
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
      const indent = " ".repeat(width + 4);
      const names = group.submissions.map(({ name }) => name).join(", ");
      return [
        cutAtWord(`  ${count(group).padStart(width)}  ${group.title}`, style.columns),
        cutAtWord(`${indent}${names}`, style.columns),
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

/** Most sentences about one submission to look at. */
const MOST_SENTENCES = 1;

function lookLines({ submissions, language }: Report, { columns }: Style): string[] {
  const { page } = CATALOGUES[language];
  const looks = looksOf(submissions);
  if (looks.length === 0) return [];
  return [
    `${page.lookFirst}:`,
    ...looks.map(({ submission, reason, sentences }) => {
      const told = [page.reasons[reason], ...sentences.slice(0, MOST_SENTENCES)].join(": ");
      return cutAtWord(`  ${submission.name}: ${told}`, columns);
    }),
    "",
  ];
}

function closingLines(report: Report): string[] {
  const { submissions, cases, language } = report;
  const { words } = CATALOGUES[language];
  const results = submissions.flatMap((submission) => submission.results);
  return [
    ...(report.stopped ? [words.stopped] : []),
    ...rejectedCases(report),
    ...missingToolchains(submissions).map(words.skipped),
    words.counts({
      submissions: submissions.length,
      cases: cases.length,
      results: results.length,
      failures: results.filter(isDifferent).length,
      unclear: submissions.filter((each) => each.results.some(isOfUnclear)).length,
      stated: results.some(({ expected }) => expected !== undefined),
    }),
    ...machineLines(report),
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
