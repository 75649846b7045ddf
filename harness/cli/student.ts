import { ExpectedError } from "../base/errors.ts";
import { few } from "../base/text.ts";
import { folded } from "../class/who/folded.ts";
import type { ClassHistory, ResultLine } from "../grade/history.ts";

/** A student as a command line may name one. */
export interface NamedStudent {
  readonly key: string;
  /** The name in reports, and others. */
  readonly names: readonly string[];
}

/**
 * Finds the student whom a text names: by the key or a name as it is written; else by the whole name without accents and
 * capitals; else by words of it, as `vinicius`; else by their beginnings, as `joao sant`.
 *
 * @returns the key; undefined if nobody fits
 * @throws ExpectedError with the names of those who fit, if they are several
 */
export function studentMeant(asked: string, students: readonly NamedStudent[]): string | undefined {
  const exact = students.find(({ key, names }) => key === asked || names.includes(asked));
  if (exact) return exact.key;
  const text = folded(asked);
  if (text === "") return undefined;
  const fitting = FITS.map((fit) =>
    students.filter(({ key, names }) => [key, ...names].some((name) => fit(folded(name), text))),
  ).find(({ length }) => length > 0);
  if (!fitting) return undefined;
  const [key, ...others] = new Set(fitting.map((each) => each.key));
  if (others.length === 0) return key;
  const names = few(fitting.map((each) => each.names[0] ?? each.key)).join(", ");
  throw new ExpectedError({
    en: `${asked}: several students fit. Name one of ${names}`,
    "pt-BR": `${asked}: vários alunos combinam. Indique um destes: ${names}`,
  });
}

/** Ways in which a text may mean a name, the surest first. */
const FITS: readonly ((name: string, text: string) => boolean)[] = [
  (name, text) => name === text,
  (name, text) => wordsIn(text).every((word) => wordsIn(name).includes(word)),
  (name, text) => wordsIn(text).every((word) => wordsIn(name).some((each) => each.startsWith(word))),
];

function wordsIn(text: string): string[] {
  return text.split(/[ /]+/);
}

/**
 * Finds all results of a student whom a text names, the oldest first.
 *
 * @throws ExpectedError if there is none, or if several students fit
 */
export function resultsOf(student: string, history: ClassHistory): readonly [ResultLine, ...ResultLine[]] {
  const { results } = history.state;
  const students = results.map((line) => ({ key: line.student, names: [line.record.name] }));
  const [first, ...others] = history.of(studentMeant(student, students) ?? student);
  if (first) return [first, ...others];
  const names = few(results.map(({ record }) => record.name)).join(", ");
  throw new ExpectedError({
    en: `${student}: no result of such a student is kept here. There are results of ${names || "nobody"}`,
    "pt-BR": `${student}: não há aqui nenhum resultado guardado de tal aluno. Há resultados de ${names || "ninguém"}`,
  });
}

/** Tests if a text is the key of a student with results, or the name in reports, as it is written. */
export function isStudent(text: string, { state: { results } }: ClassHistory): boolean {
  return results.some(({ student, record }) => student === text || record.name === text);
}
