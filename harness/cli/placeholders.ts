import type { Locale } from "../base/locale.ts";

/** Names of values and arguments in Portuguese, where they differ. */
const PORTUGUESE: Readonly<Record<string, string>> = {
  archive: "arquivo",
  before: "antes",
  case: "caso",
  cause: "causa",
  class: "turma",
  command: "comando",
  day: "dia",
  file: "arquivo",
  folder: "pasta",
  folders: "pastas",
  formats: "formatos",
  glob: "padrão",
  grade: "nota",
  language: "idioma",
  level: "nível",
  name: "nome",
  names: "nomes",
  number: "número",
  part: "parte",
  problem: "problema",
  readers: "leitores",
  seconds: "segundos",
  sentence: "frase",
  student: "aluno",
  submissions: "programas",
  text: "texto",
  version: "versão",
  way: "modo",
};

/** Writes the names between brackets in a language: `--out <folder>`, `[submissions...]`. */
export function placeholdersIn(text: string, locale: Locale): string {
  return text.replace(
    /([<[])([a-z]+)/g,
    (_, bracket: string, name: string) => bracket + placeholder(name, locale),
  );
}

/** Names a value or an argument in a language. */
export function placeholder(name: string, locale: Locale): string {
  return locale === "en" ? name : (PORTUGUESE[name] ?? name);
}
