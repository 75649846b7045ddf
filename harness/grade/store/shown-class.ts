import { type HandIns, submissionId } from "../../report/record/hand-in.ts";
import type { ClassGrades, SubmissionGrade } from "../../report/words/class-grades.ts";
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

/** Joins the grades of people with the programs that they were given for. Another program has none yet. */
function gradesIn({ results, grades }: ClassState): ClassGrades | undefined {
  if (!grades) return undefined;
  const kept = Object.values(grades.grades);
  const ofProgram = new Map<string, SubmissionGrade[]>();
  for (const { kind, final, students, sources } of kept)
    for (const [at, student] of students.entries()) {
      const program = `${student}/${sources[at]}`;
      const grade = { kind, ...(final !== undefined && { final }) };
      ofProgram.set(program, [...(ofProgram.get(program) ?? []), grade]);
    }
  return {
    missing: kept.filter(({ kind }) => kind === "not-handed-in").length,
    of: Object.fromEntries(
      results.map(({ student, basis, record }) => [
        submissionId(record),
        ofProgram.get(`${student}/${basis.sources}`) ?? [],
      ]),
    ),
  };
}
