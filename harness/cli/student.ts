import { ExpectedError } from "../base/errors.ts";
import type { ClassHistory, ResultLine } from "../grade/history.ts";

/**
 * Finds all results of a student, the oldest first.
 *
 * @throws ExpectedError if there is none
 */
export function resultsOf(student: string, history: ClassHistory): readonly [ResultLine, ...ResultLine[]] {
  const [first, ...others] = history.of(student);
  if (first) return [first, ...others];
  const known = history.state.results.map((line) => line.student);
  const names = known.join(", ");
  throw new ExpectedError({
    en: `${student}: no such student in this class. It has ${names || "none"}`,
    "pt-BR": `${student}: não há este aluno na turma. Ela tem ${names || "nenhum"}`,
  });
}
