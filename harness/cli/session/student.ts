import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
import { few } from "../../base/text.ts";
import { keyNamed } from "../../class/who/named.ts";
import type { ClassHistory, ResultLine } from "../../grade/store/history.ts";

/**
 * Finds all results of a student whom a text names, the oldest first.
 *
 * @throws ExpectedError if there is none, or if several students fit
 */
export function resultsOf(student: string, history: ClassHistory): readonly [ResultLine, ...ResultLine[]] {
  const { results } = history.state;
  const students = results.map((line) => ({ key: line.student, names: [line.record.name] }));
  const [first, ...others] = history.of(keyNamed(student, students) ?? student);
  if (first) return [first, ...others];
  const names = few(results.map(({ record }) => record.name)).join(", ");
  throw new ExpectedError(
    say`${student}: no result of such a student is kept here. There are results of ${names || say`nobody`}`,
  );
}

/** Tests if a text is the key of a student with results, or the name in reports, as it is written. */
export function isStudent(text: string, { state: { results } }: ClassHistory): boolean {
  return results.some(({ student, record }) => student === text || record.name === text);
}
