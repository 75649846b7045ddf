import { isJudged } from "../../finding/verdict.ts";
import type { ReportedCase, SubmissionReport } from "./report.ts";

/** Cases that mostly the same students fail. */
export interface FailedTogether {
  readonly cases: readonly ReportedCase[];
  /** Students who fail all of them. */
  readonly all: readonly SubmissionReport[];
  /** Students who fail some of them. */
  readonly some: readonly SubmissionReport[];
}

/** Part of the students of two cases together who fail both, from which the cases belong together. */
const LEAST_SHARED = 0.8;

/**
 * Groups cases by the students who fail them, the cases that most fail first.
 *
 * @param submissions without those that fail every case: they say nothing about the cases
 */
export function failedTogether(
  cases: readonly ReportedCase[],
  submissions: readonly SubmissionReport[],
): FailedTogether[] {
  const failing = new Map(cases.map((asked) => [asked.name, new Set<SubmissionReport>()]));
  for (const submission of submissions)
    for (const { case: name, verdict } of submission.results)
      if (isFailed(verdict)) failing.get(name)?.add(submission);
  const of = ({ name }: ReportedCase) => failing.get(name)!;
  const groups: [ReportedCase, ...ReportedCase[]][] = [];
  const failed = cases.filter((asked) => of(asked).size > 0).sort((a, b) => of(b).size - of(a).size);
  for (const asked of failed) {
    const group = groups.find(([first]) => shared(of(first), of(asked)) >= LEAST_SHARED);
    if (group) group.push(asked);
    else groups.push([asked]);
  }
  return groups.map((group) => {
    const isIn = (test: "every" | "some") =>
      submissions.filter((each) => group[test]((asked) => of(asked).has(each)));
    const all = isIn("every");
    return { cases: group, all, some: isIn("some").filter((each) => !all.includes(each)) };
  });
}

/** Tests if a submission fails all cases in which it was judged. */
export function failsAll({ results }: SubmissionReport): boolean {
  const judged = results.filter(({ verdict }) => isJudged(verdict));
  return judged.length > 0 && judged.every(({ verdict }) => isFailed(verdict));
}

function isFailed(verdict: SubmissionReport["results"][number]["verdict"]): boolean {
  return isJudged(verdict) && verdict !== "AC";
}

function shared<Item>(some: ReadonlySet<Item>, others: ReadonlySet<Item>): number {
  const both = Array.from(some).filter((each) => others.has(each)).length;
  return both / (some.size + others.size - both);
}
