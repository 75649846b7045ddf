import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";
import { keyNamed } from "../../class/who/named.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";

/** Programs and cases that are run anew. */
export interface Again {
  /** The key of the only student; absent for everybody. */
  readonly student?: string;
  readonly includes: (submission: Submission, asked: Case) => boolean;
}

/**
 * Reads `--again`: nothing behind it means everything, else a student, and perhaps a case.
 *
 * @returns undefined without the option
 * @throws ExpectedError if there is no such student, or if several students fit
 */
export function againFor(
  option: true | readonly string[] | undefined,
  submissions: readonly Submission[],
): Again | undefined {
  if (option === undefined) return undefined;
  const [named, asked, ...others] = option === true ? [] : option;
  if (others.length > 0) throw new ExpectedError(say`--again takes a student and a case, and no more`);
  if (named === undefined) return { includes: () => true };
  const students = submissions.map((each) => ({
    key: studentOf(each),
    names: [each.name, ...(each.student ? [each.student.name] : [])],
  }));
  const student = keyNamed(named, students);
  if (student === undefined)
    throw new ExpectedError(say`--again ${named}: none of these submissions is of this student`);
  return {
    student,
    includes: (submission, { name }) =>
      studentOf(submission) === student && (asked === undefined || name === asked),
  };
}
