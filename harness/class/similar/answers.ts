import type { SubmissionRecord } from "../../report/record/record.ts";

/** A student's results. */
export interface StudentResults {
  /** The key of the student. */
  readonly student: string;
  readonly record: Pick<SubmissionRecord, "diagnoses" | "results">;
}

/** Two students who gave the same wrong answers that hardly anybody else gave. */
export interface SameAnswers {
  readonly students: readonly [string, string];
  readonly cases: readonly string[];
}

/** An answer of more students, or of a larger part of the class, is a common mistake. */
const MOST_STUDENTS = 2;
const MOST_OF_CLASS = 0.05;

/** One or two wrong answers may be the same by chance. */
const LEAST_CASES = 3;

/**
 * Finds the students who gave the same rare wrong answers to the same cases. Wrong answers that a known mistake explains
 * say nothing: many make it.
 */
export function sameWrongAnswers(results: readonly StudentResults[]): SameAnswers[] {
  const most = Math.max(MOST_STUDENTS, MOST_OF_CLASS * results.length);
  const givers = new Map<string, { student: string; asked: string }[]>();
  for (const { student, record } of results) {
    if (record.diagnoses.some((cause) => "idea" in cause)) continue;
    for (const { case: asked, attempt } of record.results) {
      if (attempt.verdict !== "WA") continue;
      const answer = JSON.stringify([asked, attempt.finding]);
      givers.set(answer, [...(givers.get(answer) ?? []), { student, asked }]);
    }
  }
  const pairs = new Map<string, { students: [string, string]; cases: string[] }>();
  for (const all of givers.values()) {
    if (all.length > most) continue;
    for (const [at, { student, asked }] of all.entries()) {
      for (const { student: other } of all.slice(at + 1)) {
        const key = JSON.stringify([student, other]);
        const pair = pairs.get(key) ?? { students: [student, other], cases: [] };
        pair.cases.push(asked);
        pairs.set(key, pair);
      }
    }
  }
  return Array.from(pairs.values())
    .filter(({ cases }) => cases.length >= LEAST_CASES)
    .sort((a, b) => b.cases.length - a.cases.length);
}
