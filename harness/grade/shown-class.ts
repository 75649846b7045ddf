import type { ClassGrades, SubmissionGrade } from "../report/class-grades.ts";
import { type HandIns, submissionId } from "../report/hand-in.ts";
import type { ClassState } from "./history.ts";
import type { StoreIndex } from "./store-index.ts";

/** Finds what the instructor sees of a class beside its report. */
export function shownClass(known: StoreIndex): { handIns: HandIns; grades?: ClassGrades | undefined } {
  const { state } = known.history;
  return { handIns: handInsOf(known, state), grades: gradesIn(state) };
}

/** Finds what was handed in for the results that count. */
function handInsOf(known: StoreIndex, { results }: ClassState): HandIns {
  const lines = new Map(results.map((line) => [submissionId(line.record), line]));
  const keyFor = (submission: Parameters<HandIns["of"]>[0]) => {
    const line = lines.get(submissionId(submission));
    const { sources } = line?.basis ?? {};
    if (!line || sources === undefined) return undefined;
    const key = { student: line.student, problem: line.record.problem, sources };
    return known.hasHandIn(key) ? key : undefined;
  };
  return {
    keyOf: (submission) => keyFor(submission)?.sources,
    of(submission) {
      const key = keyFor(submission);
      return key && known.handIn(key);
    },
  };
}

/** Joins the grades of people with their submissions. A submission that was judged since has none yet. */
function gradesIn({ results, grades }: ClassState): ClassGrades | undefined {
  if (!grades) return undefined;
  const kept = Object.values(grades.grades);
  const ofStudent = new Map<string, SubmissionGrade[]>();
  for (const { kind, final, students } of kept)
    for (const student of students)
      ofStudent.set(student, [
        ...(ofStudent.get(student) ?? []),
        { kind, ...(final !== undefined && { final }) },
      ]);
  return {
    missing: kept.filter(({ kind }) => kind === "not-handed-in").length,
    of: Object.fromEntries(
      results
        .filter(({ at }) => at <= grades.at)
        .map(({ student, record }) => [submissionId(record), ofStudent.get(student) ?? []]),
    ),
  };
}
