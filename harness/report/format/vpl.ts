import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { endingOf, toldInLine } from "../words/ending.ts";
import { problemTitle } from "../words/problem-title.ts";
import { filePerSubmission, sumsOf, testsOf } from "./tests.ts";

/** Makes what a program for Moodle's VPL prints: comments, then the grade on the scale of the activity. */
export function vplFiles(report: Report, context: ReportContext): Iterable<ReportFile> {
  const { VPL_GRADEMIN, VPL_GRADEMAX } = context.environment;
  const scale = { least: Number(VPL_GRADEMIN ?? 0), most: Number(VPL_GRADEMAX ?? 10) };
  return filePerSubmission(report, context, {
    file: "vpl.txt",
    text: (submission, shown) => linesOf(submission, shown, scale).join("\n").concat("\n"),
  });
}

interface Scale {
  readonly least: number;
  readonly most: number;
}

function linesOf(submission: SubmissionReport, report: Report, { least, most }: Scale): string[] {
  const { points } = submission;
  const { words } = CATALOGUES[report.language];
  const worth = new Map(testsOf(report, submission).map(({ result, worth: each }) => [result, each]));
  const comments = endingOf(submission, words).flatMap((told) => {
    if (told.kind === "remark") return [];
    if (told.kind !== "failure") return [`>${safe(toldInLine(told, words))}`];
    const { said, results } = told.saying;
    const [{ verdict, case: name }] = results;
    const lost = results.reduce((sum, result) => sum + (worth.get(result) ?? 0) - result.points, 0);
    const costs =
      verdict === "JE" || verdict === "SK" || lost === 0 ? "" : ` (-${Math.round(lost * 100) / 100})`;
    const cases = results.length > 1 ? `${name} + ${results.length - 1}` : name;
    return [`-${safe(`${verdict} ${cases}`)}${costs}`, `>${safe(said)}`];
  });
  const grade = least + (points.earned / points.possible) * (most - least);
  return [
    "<|--",
    `-${safe(problemTitle(submission.problem, report))}`,
    ...sumsOf(submission, report).map((line) => `>${safe(line)}`),
    ...comments,
    "--|>",
    // Without a grade VPL proposes none.
    ...(points.possible > 0 ? [`Grade :=>>${Math.round(grade * 1e5) / 1e5}`] : []),
  ];
}

/** Text that is no command of VPL: a program may print one. */
function safe(text: string): string {
  return text.replaceAll(":=>>", ": =>>").replaceAll("--|>", "-- |>").replaceAll("<|--", "<| --");
}
