import type { CaseRecord, ClassRecord, GradingRecord, SubmissionRecord } from "../../report/record/record.ts";
import { type ClassState, inOrder } from "./history.ts";

/** Makes the record of the whole class from its state, for reports. */
export function recordOf(state: ClassState): ClassRecord {
  const { cases, grading, formerTimeFactor, graded } = state;
  return {
    isolation: grading?.isolation ?? "D",
    timeFactor: grading?.timeFactor ?? 1,
    formerTimeFactor,
    stopped: graded?.stopped ?? false,
    timings: { startedAt: grading?.at ?? "", wallMs: graded?.wallMs ?? 0 },
    cases: cases.map(({ asked: _, locale: __, countingShare: ___, ...record }) => record),
    submissions: submissionsOf(state, []),
  };
}

/** Makes the record of the whole class from its state and from a grading that has just ended. */
export function classRecord(graded: GradingRecord, state: ClassState): ClassRecord {
  const { cases } = recordOf(state);
  // A submission that the stop interrupted keeps its earlier result.
  const unfinished = graded.submissions.filter((each) => !state.gradedNames.has(idOf(each)));
  const problems = new Set(cases.map(({ problem }) => problem));
  const isOld = ({ problem }: CaseRecord) =>
    graded.stopped ? problems.has(problem) : !graded.cases.some((asked) => asked.problem === problem);
  return {
    ...graded,
    formerTimeFactor: state.formerTimeFactor,
    cases: [...graded.cases.filter((each) => !isOld(each)), ...cases.filter(isOld)],
    submissions: submissionsOf(state, unfinished),
  };
}

/** Gives the submissions of a class in order, each as it is asked for. */
function* submissionsOf(
  { results, groups }: ClassState,
  unfinished: readonly SubmissionRecord[],
): Generator<SubmissionRecord> {
  const groupOf = new Map(results.map(({ student, record }) => [record, groups[student]]));
  for (const record of [...groupOf.keys(), ...unfinished].sort(inOrder)) {
    const group = groupOf.get(record);
    yield group ? { ...record, group } : record;
  }
}

function idOf({ problem, name }: SubmissionRecord): string {
  return `${problem}/${name}`;
}
