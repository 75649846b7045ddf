import { isJudged, type Verdict } from "../../finding/verdict.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { forStudents } from "../record/audience.ts";
import { fileOf } from "../record/file-names.ts";
import { groupPoints } from "../record/group-points.ts";
import type { CaseResult, Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { drawingOf } from "../words/drawing.ts";
import { endingOf, toldInLine } from "../words/ending.ts";
import { wordsOf } from "../words/words.ts";

/** A result as most formats want to have it: one named test with its points. */
export interface Test {
  readonly name: string;
  readonly verdict: Verdict;
  readonly earned: number;
  /** Points of a right answer. */
  readonly worth: number;
  /** One sentence, or the words of the verdict. */
  readonly message: string;
  readonly result: CaseResult;
}

/** Lists the results of a submission that the report shows. */
export function testsOf(report: Report, { problem, results }: SubmissionReport): Test[] {
  const { words, verdicts } = CATALOGUES[report.language];
  const cases = new Map(
    report.cases.filter((each) => each.problem === problem).map((each) => [each.name, each]),
  );
  return results.map((result) => {
    const { case: name, verdict, points } = result;
    const { title = name, points: worth = points } = cases.get(name) ?? {};
    return {
      name: title === name ? name : `${name}: ${title}`,
      verdict,
      earned: points,
      worth,
      message: wordsOf(result, words) || verdicts[verdict],
      result,
    };
  });
}

/** A right result, a wrong one, or none: a fault of ours or a skipped run never counts as wrong. */
export function stateOf({ verdict }: Pick<Test, "verdict">): "passed" | "failed" | "unjudged" {
  if (!isJudged(verdict)) return "unjudged";
  return verdict === "AC" ? "passed" : "failed";
}

/** Draws the place of a finding with letters that every font has. */
export function drawingIn({ result: { finding } }: Test, { language }: Report): string {
  if (!finding) return "";
  return drawingOf(finding, { unicode: false, legend: CATALOGUES[language].words.legend }).join("\n");
}

/** Lists the sentences about a submission as a whole: its points, those of groups, hidden cases, and what is told before all else. */
export function overviewOf(submission: SubmissionReport, report: Report): string[] {
  const { words } = CATALOGUES[report.language];
  const told = endingOf(submission, words).filter(({ part }) => part !== "rest");
  return [...sumsOf(submission, report), ...told.map((each) => toldInLine(each, words))];
}

/** Lists the sentences about the points of a submission. */
export function sumsOf(submission: SubmissionReport, report: Report): string[] {
  const { points, hidden } = submission;
  const { words, page } = CATALOGUES[report.language];
  return [
    words.total(points),
    ...(points.unjudged > 0 ? [words.notJudged(points.unjudged)] : []),
    ...groupPoints(report, submission).map(words.group),
    ...(hidden ? [page.hiddenCases(hidden)] : []),
  ];
}

/**
 * Makes a file for each submission, from what students may see: its own name for the only one, as a service wants
 * it, and a folder for several. A submission of which nothing was judged gets none, so that it does not count as 0.
 *
 * @param file the name that the service looks for, for example `results.json`
 */
export function* filePerSubmission(
  report: Report,
  { day }: Pick<ReportContext, "day">,
  { file, text }: { file: string; text: (submission: SubmissionReport, shown: Report) => string | undefined },
): Generator<ReportFile> {
  const shown = forStudents(report, day);
  const isOnly = shown.submissions.length === 1;
  const [folder = file, suffix = ""] = file.split(/(?=\.\w+$)/);
  for (const submission of shown.submissions) {
    const written = text(submission, shown);
    if (written === undefined) continue;
    yield { path: isOnly ? file : `${folder}/${fileOf(submission.name, suffix)}`, text: written };
  }
}
