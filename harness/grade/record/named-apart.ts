import { alike } from "../../base/alike.ts";
import { byText } from "../../base/text.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";

interface Result {
  /** Key of the student. */
  readonly student: string;
  readonly record: SubmissionRecord;
}

/**
 * Gives students of one name other names in reports: a page, a row or a grade of one would else be taken for the other's. They
 * may have come by different gradings, of which each knew one of them. No two names are one to a file system.
 */
export function namedApart<Line extends Result>(results: readonly Line[]): Line[] {
  const idOf = ({ record: { problem } }: Result, name: string) => `${problem}/${alike(name)}`;
  const counts = new Map<string, number>();
  for (const line of results) {
    const id = idOf(line, line.record.name);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const taken = new Set<string>();
  const named = new Map<Line, Line>();
  // Students have their names whatever order they came in.
  for (const line of results.toSorted((a, b) => byText(a.student, b.student))) {
    const { name } = line.record;
    const wanted = counts.get(idOf(line, name)) === 1 ? name : `${name} (${line.student})`;
    let free = wanted;
    for (let more = 2; taken.has(idOf(line, free)); more++) free = `${wanted} (${more})`;
    taken.add(idOf(line, free));
    named.set(line, free === name ? line : renamed(line, free));
  }
  return results.map((line) => named.get(line)!);
}

/** The results of a record are read when they are asked for, and not by this. */
function renamed<Line extends Result>(line: Line, name: string): Line {
  const { name: _, ...others } = Object.getOwnPropertyDescriptors(line.record);
  const record = Object.defineProperties({ name }, others) as SubmissionRecord;
  return { ...line, record };
}
