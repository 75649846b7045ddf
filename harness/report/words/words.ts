import type { Verdict } from "../../finding/verdict.ts";
import { inSentences, type ReportWords } from "../catalogue/catalogue.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { CaseResult, Report, SubmissionReport } from "../record/report.ts";
import { isRejected, isUnexpected } from "../record/score.ts";
import { endsInSource } from "./quotes.ts";

/**
 * Writes the sentences about a result; empty if there is nothing to say. Lines of a source come last.
 *
 * @param last a further sentence
 */
export function wordsOf(result: CaseResult, words: ReportWords, last?: string): string {
  const { verdict, expected, finding, clue, note } = result;
  const told = [finding, clue, note].filter((each) => each !== undefined);
  const messagesOf = (some: typeof told) => some.map(({ message }) => message);
  const said = inSentences([
    ...messagesOf(told.filter((each) => !endsInSource(each))),
    last,
    ...messagesOf(told.filter(endsInSource)),
  ]);
  if (expected === undefined || !isUnexpected(result)) return said;
  return [words.unexpected(verdict, expected), said].filter((part) => part !== "").join(": ");
}

/** Tests if a verdict is about the program itself, and so the same in all cases: it is said once, without a number. */
export function isOfProgram(verdict: Verdict): boolean {
  return verdict === "CE";
}

/** Writes the number of each verdict: `60 AC, 4 WA`. */
export function verdictCounts(
  verdicts: SubmissionReport["verdicts"],
  name: (verdict: Verdict) => string = (verdict) => verdict,
): string {
  return Object.entries(verdicts)
    .map(([each, count]) => {
      const verdict = each as Verdict;
      return isOfProgram(verdict) ? name(verdict) : `${count} ${name(verdict)}`;
    })
    .join(", ");
}

/** The same for a submission, with the number of cases that were not run: `8 AC, 6 TLE, 2 of them not run`. */
export function submissionCounts(
  { verdicts, notRun }: SubmissionReport,
  words: ReportWords,
  name?: (verdict: Verdict) => string,
): string {
  const counts = verdictCounts(verdicts, name);
  return notRun === undefined ? counts : `${counts}, ${words.notRun(notRun)}`;
}

/** Writes one line for every case on which the reference was not accepted. */
export function rejectedCases({ cases, language }: Report): string[] {
  const { words } = CATALOGUES[language];
  return cases.filter(isRejected).map(({ problem, name, reference }) => {
    const reason = `${reference.verdict}: ${reference.finding?.message}`;
    return words.caseRejected(`${problem}/${name}`, reason);
  });
}

/** Writes lines about the machine, for all who wonder at a result. */
export function machineLines(report: Report): string[] {
  const { timeFactor, formerTimeFactor: former = timeFactor, language } = report;
  const { words } = CATALOGUES[language];
  const limits = [
    ...(timeFactor === 1 ? [] : [words.timeFactor(timeFactor)]),
    ...(Math.abs(timeFactor - former) > LEAST_CHANGE * former ? [words.formerTimeFactor(former)] : []),
  ];
  return [...(limits.length > 0 ? [limits.join(" ")] : []), isolationLine(report)];
}

/** Part of the factor of a machine by which it changes before that is told. */
const LEAST_CHANGE = 1 / 5;

/** Writes a line about the isolation of the programs and about its gaps. */
function isolationLine({ isolation: { level, ...words }, language }: Report): string {
  return CATALOGUES[language].words.isolation(level, words);
}
