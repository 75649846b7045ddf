import { parse } from "csv-parse/sync";
import { ExpectedError } from "../base/errors.ts";
import { displayPath, readText } from "../base/files.ts";
import { placed, type Sentence } from "../base/sentence.ts";
import { readExtensions } from "./extension.ts";
import type { Person } from "./person.ts";

/** Columns of a roster, by the names that they may have. */
const COLUMNS = {
  key: ["key", "id", "username", "matricula", "numero", "github_username", "login", "chave"],
  name: ["name", "nome", "nome completo", "full name", "aluno", "estudante", "student"],
  email: ["e-mail", "email", "endereco de e-mail", "email address"],
  group: ["group", "grupo", "team", "equipe"],
  extension: ["extension", "prorrogacao", "prazo"],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * Reads a roster: a CSV file with a first line of names of columns. Commas, semicolons and tabs may separate them.
 *
 * @throws ExpectedError with every mistake, each as `file:line: sentence`
 */
export function readRoster(file: string): Person[] {
  const records = readRecords(file);
  const [heading = [], ...lines] = records;
  const names = heading.map(headingName);
  const at = (column: Column) =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
  const mistake = (line: number, sentence: Sentence) => placed(`${displayPath(file)}:${line}:1`, sentence);
  if (at("key") < 0 && at("name") < 0)
    throw new ExpectedError(
      mistake(1, {
        en: "the first line must name the columns: key, name, e-mail, group, extension",
        "pt-BR":
          "a primeira linha deve dar os nomes das colunas: matrícula, nome, e-mail, grupo, prorrogação",
      }),
    );
  const mistakes: Sentence[] = [];
  const seen = new Set<string>();
  const extensions = readExtensions(lines.map((cells) => cells[at("extension")]?.trim() ?? ""));
  const people = lines.map((cells, index): Person => {
    const cell = (column: Column) => cells[at(column)]?.trim() || undefined;
    const line = index + 2;
    const [email, group] = [cell("email"), cell("group")];
    const extension = extensions[index];
    const key = cell("key") ?? email ?? cell("name");
    if (key === undefined)
      mistakes.push(mistake(line, { en: "this person has no key", "pt-BR": "esta pessoa não tem chave" }));
    else if (seen.has(key))
      mistakes.push(
        mistake(line, { en: `the key ${key} appears twice`, "pt-BR": `a chave ${key} aparece duas vezes` }),
      );
    seen.add(key ?? "");
    if (extension && "mistake" in extension) mistakes.push(mistake(line, extension.mistake));
    return {
      key: key ?? "",
      name: cell("name") ?? key ?? "",
      ids: email === undefined ? [] : [email],
      ...(group !== undefined && { group }),
      ...(extension && "extension" in extension && extension),
    };
  });
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return people;
}

function readRecords(file: string): string[][] {
  const text = readText(file);
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const line = (error as { lines?: number }).lines ?? 1;
    throw new ExpectedError(
      placed(`${displayPath(file)}:${line}:1`, {
        en: "a quote is missing or misplaced",
        "pt-BR": "falta uma aspa, ou ela está no lugar errado",
      }),
      { cause: error },
    );
  }
}

/** The sign that separates the columns: the one that the first line has most. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  const [best = ","] = [",", ";", "\t"].toSorted((a, b) => heading.split(b).length - heading.split(a).length);
  return best;
}

function headingName(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
