import { ExpectedError } from "../base/errors.ts";
import type { ClassHistory, ResultLine } from "../grade/history.ts";

/**
 * Finds all results of a student, by the name in reports or by the key of the learning platform, the oldest first.
 *
 * @throws ExpectedError if there is none
 */
export function resultsOf(student: string, history: ClassHistory): readonly [ResultLine, ...ResultLine[]] {
  const { results } = history.state;
  const named = results.find(({ record }) => record.name === student);
  const [first, ...others] = history.of(named?.student ?? student);
  if (first) return [first, ...others];
  const names = results.map(({ record }) => record.name).join(", ");
  throw new ExpectedError({
    en: `${student}: no such student in this class. It has ${names || "none"}`,
    "pt-BR": `${student}: não há este aluno na turma. Ela tem ${names || "nenhum"}`,
  });
}
