import { ExpectedError } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { filePerSubmission, stateOf, testsOf } from "./tests.ts";

/** Points are whole numbers there, so ours are told in hundredths. Parts of a group are rounded; the sum of all is not. */
const SCALE = 100;

/** Makes the `result.json` of Classroom 50. What it wants to know of the assignment is in the environment. */
export function classroom50Files(report: Report, context: ReportContext): Iterable<ReportFile> {
  return filePerSubmission(report, context, {
    file: "result.json",
    text: (submission, shown) => resultOf(submission, shown, context),
  });
}

/** Keys of the result, and the variables that the autograder is given. */
const VARIABLES = {
  classroom: "CLASSROOM",
  assignment: "ASSIGNMENT",
  assignment_type: "ASSIGNMENT_TYPE",
  owner: "OWNER",
  submission: "SUBMISSION_TAG",
  commit: "COMMIT_URL",
  release: "RELEASE_URL",
  review: "REVIEW_URL",
} as const;

/** @throws ExpectedError if a variable is missing */
function resultOf(
  submission: SubmissionReport,
  report: Report,
  { environment }: ReportContext,
): string | undefined {
  const { points, hidden } = submission;
  // The runner takes a missing file for an error of the infrastructure, which this is.
  if (points.possible === 0) return undefined;
  const given = Object.entries(VARIABLES).map(([key, name]) => {
    const value = environment[name] ?? (name === "OWNER" ? environment.USERNAME : undefined);
    if (value === undefined)
      throw new ExpectedError(
        placed(name, say`this variable of Classroom 50 is not set, and the format needs it`),
      );
    return [key, value] as const;
  });
  const result = {
    schema: "classroom50/result/v1",
    ...Object.fromEntries(given),
    datetime: report.timings.startedAt.replace(/\.\d+Z$/, "Z"),
    score: scaled(points.earned),
    "max-score": scaled(points.possible),
    tests: [
      ...testsOf(report, submission).map((test) => ({
        "test-name": test.name,
        passed: stateOf(test) === "passed",
        score: scaled(test.earned),
        "max-score": stateOf(test) === "unjudged" ? 0 : scaled(test.worth),
        verdict: test.verdict,
        message: test.message,
      })),
      ...(hidden
        ? [
            {
              "test-name": CATALOGUES[report.language].page.hiddenCases(hidden),
              passed: hidden.points.earned === hidden.points.possible,
              score: scaled(hidden.points.earned),
              "max-score": scaled(hidden.points.possible),
            },
          ]
        : []),
    ],
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

function scaled(points: number): number {
  return Math.round(points * SCALE);
}
