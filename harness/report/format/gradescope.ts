import { shorten } from "../../base/text.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { drawingIn, filePerSubmission, overviewOf, stateOf, type Test, testsOf } from "./tests.ts";

/** Longest text of one test: pages with much more are slow there. */
const MOST_OUTPUT = 10_000;

/** Makes the `results.json` of a Gradescope autograder. */
export function gradescopeFiles(report: Report, context: ReportContext): Iterable<ReportFile> {
  return filePerSubmission(report, context, { file: "results.json", text: resultsOf });
}

/** Without any judged case there is no file: Gradescope then shows an error of the autograder, and no grade. */
function resultsOf(submission: SubmissionReport, report: Report): string | undefined {
  const { points, hidden } = submission;
  if (points.possible === 0) return undefined;
  const { page } = CATALOGUES[report.language];
  const tests = testsOf(report, submission);
  const broken = tests.find(({ verdict }) => verdict === "CE");
  const results = {
    score: points.earned,
    output: overviewOf(submission, report).join("\n"),
    output_format: "text",
    stdout_visibility: "hidden",
    tests: [
      ...(broken ? [buildTest(tests, broken, page.groups.CE)] : tests.map((test) => testOf(test, report))),
      ...(hidden
        ? [
            {
              name: page.hiddenCases(hidden),
              score: hidden.points.earned,
              max_score: hidden.points.possible,
            },
          ]
        : []),
    ],
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}

function testOf(test: Test, report: Report) {
  const { name, verdict, earned, worth, message } = test;
  const state = stateOf(test);
  const drawing = drawingIn(test, report);
  return {
    name,
    // A test without a score costs nothing.
    ...(state !== "unjudged" && { score: earned, max_score: worth, status: state }),
    output: shorten([`${verdict} ${message}`, drawing].join("\n").trimEnd(), MOST_OUTPUT),
    output_format: "text",
  };
}

/** A program that does not compile fails once. */
function buildTest(tests: readonly Test[], { message }: Test, name: string) {
  const worth = tests.filter(({ verdict }) => verdict === "CE").reduce((sum, test) => sum + test.worth, 0);
  return { name, score: 0, max_score: worth, status: "failed", output: message, output_format: "text" };
}
