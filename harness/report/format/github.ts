import { shorten } from "../../base/text.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { forStudents } from "../record/audience.ts";
import type { CaseResult, Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { endingOf, toldInLine } from "../words/ending.ts";
import type { Saying } from "../words/sayings.ts";
import { verdictCounts } from "../words/words.ts";

/** GitHub shows ten errors of a step, and drops the others. */
const MOST_ANNOTATIONS = 10;

/** Longest message; GitHub cuts longer ones. */
const MOST_MESSAGE = 3000;

/** Longest title and path. */
const MOST_PROPERTY = 200;

/** A larger summary is dropped as a whole: its limit is 1 MiB. */
const MOST_SUMMARY_BYTES = 900_000;

/** Most lines about one submission in the summary. */
const MOST_TOLD = 20;

/** Makes annotations, to be printed, and a job summary. Logs are public, so they hold what students may see. */
export function githubFiles(report: Report, { day }: ReportContext): ReportFile[] {
  const shown = forStudents(report, day);
  return [
    {
      path: "github-annotations.txt",
      text: annotationsOf(shown)
        .map((line) => `${line}\n`)
        .join(""),
    },
    { path: "github-summary.md", text: summaryOf(shown) },
  ];
}

function annotationsOf(report: Report): string[] {
  const { words } = CATALOGUES[report.language];
  const lines = report.submissions.flatMap((submission) =>
    endingOf(submission, words).flatMap((told) => {
      if (told.kind === "failure") return annotationOf(submission, told.saying);
      if (told.kind !== "cause") return [];
      const { finding } = told;
      return command({ title: submission.name, ...placeIn(finding) }, finding.message);
    }),
  );
  if (lines.length <= MOST_ANNOTATIONS) return lines;
  const others = lines.length - (MOST_ANNOTATIONS - 1);
  return [...lines.slice(0, MOST_ANNOTATIONS - 1), command({ title: "Cavalo" }, `+ ${others}`)];
}

function annotationOf({ name }: SubmissionReport, { said, results }: Saying): string {
  const [first] = results;
  const others = results.length > 1 ? ` + ${results.length - 1}` : "";
  const title = `${name}: ${first.verdict} ${first.case}${others}`;
  return command({ title, ...placeOf(first) }, said);
}

function placeOf({ finding, clue }: CaseResult) {
  return { ...placeIn(clue), ...placeIn(finding) };
}

/** The line of a source that a finding names. */
function placeIn(finding: object | undefined): { file?: string; line?: number } {
  if (!finding) return {};
  const place = "place" in finding && finding.place ? (finding.place as object) : finding;
  return "file" in place && "line" in place ? { file: String(place.file), line: Number(place.line) } : {};
}

interface Properties {
  readonly title: string;
  readonly file?: string;
  readonly line?: number;
}

function command({ title, file, line }: Properties, message: string): string {
  const properties = Object.entries({ file, line, title })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${escaped(shorten(`${value}`, MOST_PROPERTY))
          .replaceAll(":", "%3A")
          .replaceAll(",", "%2C")}`,
    );
  return `::error ${properties.join(",")}::${escaped(shorten(message, MOST_MESSAGE))}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function summaryOf(report: Report): string {
  const { words, page, verdicts } = CATALOGUES[report.language];
  const lines = [
    `| ${words.columns.submission} | ${words.columns.points} | ${words.columns.verdicts} |`,
    "|---|---:|---|",
  ];
  let bytes = 0;
  for (const submission of report.submissions) {
    const { name, points, hidden } = submission;
    const counts = verdictCounts(submission.verdicts, (verdict) => verdicts[verdict]);
    const cells = [name, words.points(points), hidden ? `${counts}. ${page.hiddenCases(hidden)}` : counts];
    lines.push(`| ${cells.map(markdown).join(" | ")} |`);
  }
  for (const submission of report.submissions) lines.push(...detailsOf(submission, report));
  const kept = lines.filter((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes <= MOST_SUMMARY_BYTES;
  });
  return `${[...kept, ...(kept.length < lines.length ? ["", "…"] : [])].join("\n")}\n`;
}

function detailsOf(submission: SubmissionReport, { language }: Report): string[] {
  const { words } = CATALOGUES[language];
  const told = endingOf(submission, words).filter(({ kind }) => kind !== "remark");
  if (told.length === 0) return [];
  const lines = told.slice(0, MOST_TOLD).map((each) => `- ${markdown(toldInLine(each, words))}`);
  const others = told.length - MOST_TOLD;
  return ["", `#### ${markdown(submission.name)}`, "", ...lines, ...(others > 0 ? [`- + ${others}`] : [])];
}

/** Text without any meaning in Markdown or HTML: no link, no mention, no table. */
function markdown(text: string): string {
  return text.replace(/[&<>"|`*_~[\]()#@!:\\{}\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
