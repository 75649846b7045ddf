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
    en: `${student}: no result of such a student is kept here. There are results of ${names || "nobody"}`,
    "pt-BR": `${student}: não há aqui nenhum resultado guardado de tal aluno. Há resultados de ${names || "ninguém"}`,
  });
}
