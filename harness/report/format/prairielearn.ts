import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { drawingIn, filePerSubmission, overviewOf, stateOf, testsOf } from "./tests.ts";

/** Makes the `results.json` of an external grader of PrairieLearn. */
export function prairielearnFiles(report: Report, context: ReportContext): Iterable<ReportFile> {
  return filePerSubmission(report, context, { file: "results/results.json", text: resultsOf });
}

function resultsOf(submission: SubmissionReport, report: Report): string {
  const { points, hidden } = submission;
  const { page } = CATALOGUES[report.language];
  const tests = testsOf(report, submission);
  // Such a submission costs the student no attempt.
  if (points.possible === 0) {
    const reasons = Array.from(new Set(tests.map(({ message }) => message)));
    return `${JSON.stringify({ gradable: false, format_errors: reasons })}\n`;
  }
  const results = {
    gradable: true,
    score: points.earned / points.possible,
    output: overviewOf(submission, report).join("\n"),
    tests: [
      ...tests.map((test) => ({
        name: test.name,
        // If one test has no points, none are shown. 0 of 0 is grey.
        points: test.earned,
        max_points: stateOf(test) === "unjudged" ? 0 : test.worth,
        message: `${test.verdict} ${test.message}`,
        output: drawingIn(test, report),
      })),
      ...(hidden
        ? [
            {
              name: page.hiddenCases(hidden),
              points: hidden.points.earned,
              max_points: hidden.points.possible,
            },
          ]
        : []),
    ],
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}
