import { ExpectedError } from "../base/errors.ts";
import type { Case } from "../case/any-case.ts";
import { studentOf } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";

/**
 * Reads `--again`: nothing behind it means everything, else a student, and perhaps a case.
 *
 * @returns undefined without the option
 * @throws ExpectedError if there is no such student
 */
export function againFor(
  option: true | readonly string[] | undefined,
  submissions: readonly Submission[],
): ((submission: Submission, asked: Case) => boolean) | undefined {
  if (option === undefined) return undefined;
  const [student, asked, ...others] = option === true ? [] : option;
  if (others.length > 0)
    throw new ExpectedError({
      en: "--again takes a student and a case, and no more",
      "pt-BR": "--again aceita um aluno e um caso, e nada mais",
    });
  if (student !== undefined && !submissions.some((each) => studentOf(each) === student))
    throw new ExpectedError({
      en: `--again ${student}: none of these submissions is of this student`,
      "pt-BR": `--again ${student}: nenhuma destas entregas é deste aluno`,
    });
  return (submission, { name }) =>
    (student === undefined || studentOf(submission) === student) && (asked === undefined || name === asked);
}
