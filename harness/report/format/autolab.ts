import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { filePerSubmission, overviewOf, stateOf, testsOf } from "./tests.ts";

/** Makes what an autograder of Autolab prints: the feedback, then the scores on the last line. */
export function autolabFiles(report: Report, context: ReportContext): Iterable<ReportFile> {
  return filePerSubmission(report, context, { file: "autolab.txt", text: linesOf });
}

/** Without any judged case there are no scores, and so no grade. */
function linesOf(submission: SubmissionReport, report: Report): string | undefined {
  const { problem, points } = submission;
  if (points.possible === 0) return undefined;
  const tests = testsOf(report, submission).map((test) => [
    test.name,
    { passed: stateOf(test) === "passed", ...(test.verdict !== "AC" && { hint: test.message }) },
  ]);
  const feedback = { _presentation: "semantic", stages: ["Test"], Test: Object.fromEntries(tests) };
  return [
    ...overviewOf(submission, report),
    JSON.stringify(feedback),
    JSON.stringify({ scores: { [problem]: points.earned } }),
    "",
  ].join("\n");
}
