import { printable } from "../base/text.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { type FailureStyle, type FailureTeller, failureTeller } from "./failures.ts";
import { groupPoints } from "./record/group-points.ts";
import type { Report, SubmissionReport } from "./record/report.ts";
import { hanging } from "./words/columns.ts";
import { endingOf, findingInLine } from "./words/ending.ts";
import { paintFor } from "./words/paint.ts";
import { machineLines, rejectedCases, submissionCounts } from "./words/words.ts";

/** Writes the author's report: every finding, and the first of each kind with its details. */
export function findingsReport(report: Report, style: FailureStyle): string {
  const ofMachine = machineLines(report).flatMap((line) => hanging("", line, style.columns));
  return [...checkLines(report, style), ...ofMachine, ""].join("\n");
}

/**
 * Writes the findings of a check for the author of the program, without a word about the machine.
 *
 * @param teller the teller of the only submission, which has told some failures already
 */
export function checkLines(report: Report, style: FailureStyle, teller?: FailureTeller): string[] {
  return [
    ...report.submissions.flatMap((each) => [
      ...(teller?.takenBack(each.results) ?? []),
      ...summaryLines(each, report, style),
      ...findingLines(each, report, { ...style, teller }),
    ]),
    ...rejectedCases(report).flatMap((line) => hanging("", line, style.columns)),
  ];
}

/** Writes the points of a submission and of its groups of cases, and the number of each verdict. */
function summaryLines(submission: SubmissionReport, report: Report, style: FailureStyle): string[] {
  const { words, verdicts: meanings } = CATALOGUES[report.language];
  const counts = submissionCounts(submission, words, (verdict) => `${verdict} ${meanings[verdict]}`);
  const points = paintFor(style)(
    submission.failures === 0 ? "accepted" : "failed",
    words.total(submission.points),
  );
  const groups = groupPoints(report, submission).map(words.group);
  return [
    ...hanging("", `${points}: ${printable(submission.name)} (${counts})`, style.columns),
    ...groups.flatMap((group) => hanging("  ", group, style.columns)),
  ];
}

/**
 * Writes the causes, findings and notices of a submission, each once, without a summary.
 *
 * @param style `teller` has told some of them already
 */
export function findingLines(
  submission: SubmissionReport,
  { cases, language }: Report,
  { teller, ...style }: FailureStyle & { readonly teller?: FailureTeller | undefined },
): string[] {
  const { problem, results } = submission;
  const caseNamed = (name: string) => cases.find((each) => each.problem === problem && each.name === name);
  const telling = teller ?? failureTeller(caseNamed, CATALOGUES[language], style);
  const { words } = CATALOGUES[language];
  const paint = paintFor(style);
  const ending = endingOf({ ...submission, results: telling.untold(results) }, words);
  const lines = ending.flatMap((told) => {
    if ("saying" in told) return telling.tell(told.saying);
    const text = findingInLine(told, words);
    return hanging("", told.kind === "cause" ? paint("cause", text) : text, style.columns);
  });
  return [...lines, ...telling.tellNames()];
}
