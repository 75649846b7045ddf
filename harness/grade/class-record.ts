import type { CaseRecord, GradingRecord, SubmissionRecord } from "../report/record.ts";
import { type ClassState, inOrder } from "./history.ts";

/** Makes the record of the whole class from its state, for reports. */
export function recordOf({ results, cases, groups, grading, graded }: ClassState): GradingRecord {
  return {
    isolation: grading?.isolation ?? "D",
    timeFactor: grading?.timeFactor ?? 1,
    stopped: graded?.stopped ?? false,
    timings: { startedAt: grading?.at ?? "", wallMs: graded?.wallMs ?? 0 },
    cases: cases.map(({ asked: _, locale: __, ...record }) => record),
    submissions: results.map(({ student, record }) => {
      const group = groups[student];
      return group ? { ...record, group } : record;
    }),
  };
}

/** Makes the record of the whole class from its state and from a grading that has just ended. */
export function classRecord(graded: GradingRecord, state: ClassState): GradingRecord {
  const whole = recordOf(state);
  const known = new Set(whole.submissions.map(idOf));
  // Of a submission that the stop has cut short, a former result stays.
  const unfinished = graded.submissions.filter((each) => !known.has(idOf(each)));
  const problems = new Set(whole.cases.map(({ problem }) => problem));
  const isOld = ({ problem }: CaseRecord) =>
    graded.stopped ? problems.has(problem) : !graded.cases.some((asked) => asked.problem === problem);
  return {
    ...graded,
    cases: [...graded.cases.filter((each) => !isOld(each)), ...whole.cases.filter(isOld)],
    submissions: [...whole.submissions, ...unfinished].sort(inOrder),
  };
}

function idOf({ problem, name }: SubmissionRecord): string {
  return `${problem}/${name}`;
}
