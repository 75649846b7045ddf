import type { SubmissionRecord } from "../report/record.ts";

interface Result {
  /** Key of the student. */
  readonly student: string;
  readonly record: SubmissionRecord;
}

/**
 * Gives students of one name other names in reports: a page, a row or a grade of one would else be taken for the other's. They
 * may have come by different gradings, of which each knew one of them.
 */
export function namedApart<Line extends Result>(results: readonly Line[]): Line[] {
  const idOf = ({ record: { problem, name } }: Result) => `${problem}/${name}`;
  const counts = new Map<string, number>();
  for (const line of results) counts.set(idOf(line), (counts.get(idOf(line)) ?? 0) + 1);
  return results.map((line) =>
    counts.get(idOf(line)) === 1 ? line : renamed(line, `${line.record.name} (${line.student})`),
  );
}

/** The results of a record are read when they are asked for, and not by this. */
function renamed<Line extends Result>(line: Line, name: string): Line {
  const { name: _, ...others } = Object.getOwnPropertyDescriptors(line.record);
  const record = Object.defineProperties({ name }, others) as SubmissionRecord;
  return { ...line, record };
}
