import path from "node:path";
import { cellMark } from "../../../base/source-line.ts";
import { printable } from "../../../base/text.ts";
import { languageOf } from "../../../submission/find/tree/sources.ts";
import { LANGUAGES } from "../../../submission/language/index.ts";
import { LANGUAGE_NAMES, LANGUAGE_TITLES, type LanguageName } from "../../../submission/language/names.ts";
import { isNotebookCommand } from "../../../submission/language/python-notebook.ts";

/** The sources in a notebook. */
export interface NotebookSources {
  readonly sources: readonly { readonly name: string; readonly text: string }[];
  /** Lines that no other program can run. */
  readonly leftOut: readonly string[];
}

export type NotebookFault =
  | { readonly why: "damaged" | "no-code" }
  | { readonly why: "unknown-kernel"; readonly kernel: string };

/** Values that a notebook may hold; pictures are texts, and count once. */
const MOST_VALUES = 300_000;
const MOST_DEPTH = 100;

/** Reads the code cells of a notebook in their order, as one program in the language of its kernel. */
export function sourcesInNotebook(json: string, file: string): NotebookSources | NotebookFault {
  const notebook = parsed(json);
  const cells = cellsIn(notebook);
  if (!cells) return { why: "damaged" };
  const kernel = kernelOf(notebook) ?? "python";
  const language = languageNamed(kernel);
  if (language === undefined) return { why: "unknown-kernel", kernel: printable(kernel.slice(0, 40)) };
  const found: Found = { written: new Map(), leftOut: [] };
  const texts = cells.map((cell) => (language === "python" ? withoutCommands(cell, found) : cell));
  const sign = signOf(language);
  const marked = texts.map(
    (text, at) => `${cellMark(sign, path.posix.basename(file), at + 1)}\n${text.trimEnd()}\n`,
  );
  const stem = path.posix.basename(file).replace(/\.ipynb$/i, "");
  const isCode = texts.some((text) =>
    text.split("\n").some((line) => !/^\s*(?:(?:#|\/\/|--).*|pass)?$/.test(line)),
  );
  const main = {
    name: `${stem}${LANGUAGES[language].extensions[0]}`,
    text: `${opening(language, texts)}${marked.join("\n")}`,
  };
  const written = Array.from(found.written, ([name, text]) => ({ name, text }));
  const sources = isCode ? [main, ...written] : written;
  return sources.length === 0 ? { why: "no-code" } : { sources, leftOut: found.leftOut };
}

interface Found {
  /** Files that cells write, by name. */
  readonly written: Map<string, string>;
  readonly leftOut: string[];
}

/** A line before all cells: what is shown in a notebook is printed elsewhere. */
function opening(language: LanguageName, texts: readonly string[]): string {
  return language === "python" && texts.some((text) => /\bdisplay\(/.test(text)) ? "display = print\n" : "";
}

function signOf(language: LanguageName): "#" | "//" | "--" {
  if (language === "python" || language === "ruby") return "#";
  return language === "haskell" ? "--" : "//";
}

/** A notebook of more and deeper values than any has would take all memory; it is not even parsed. */
function parsed(json: string): Fields {
  let depth = 0;
  let values = 0;
  const sign = /["[\]{}]/g;
  for (let found = sign.exec(json); found; found = sign.exec(json)) {
    if (found[0] === '"') sign.lastIndex = endOfString(json, found.index + 1);
    else if (found[0] === "[" || found[0] === "{") depth++;
    else depth--;
    if (++values > MOST_VALUES || depth > MOST_DEPTH) return {};
  }
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return {};
  }
}

function endOfString(json: string, from: number): number {
  for (let at = json.indexOf('"', from); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return at + 1;
  }
  return json.length;
}

/** Texts of the cells with code; undefined if it is no notebook. Before version 4 cells lay in worksheets, and had their code elsewhere. */
function cellsIn({ cells, worksheets }: Fields): string[] | undefined {
  const all = Array.isArray(cells)
    ? cells
    : Array.isArray(worksheets)
      ? worksheets.flatMap((sheet) => fieldsOf(sheet).cells ?? [])
      : undefined;
  return all
    ?.map(fieldsOf)
    .filter((cell) => cell.cell_type === "code")
    .map(({ source, input }) => textIn(source ?? input));
}

function textIn(lines: unknown): string {
  const text = Array.isArray(lines) ? lines.filter((line) => typeof line === "string").join("") : lines;
  return typeof text === "string" ? text.replace(/\r\n?/g, "\n") : "";
}

function kernelOf({ metadata }: Fields): string | undefined {
  const { kernelspec, language_info } = fieldsOf(metadata);
  const names = [fieldsOf(language_info).name, fieldsOf(kernelspec).language];
  return names.find((name) => typeof name === "string" && name !== "") as string | undefined;
}

/** The language of a kernel, which may name a version: `python3`, `C++17`. */
function languageNamed(kernel: string): LanguageName | undefined {
  const name = kernel.toLowerCase().replace(/(?<![\d.])[\d.]+$/, "");
  return LANGUAGE_NAMES.find((each) => each === name || LANGUAGE_TITLES[each].toLowerCase() === name);
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** Commands of a whole cell that run it as it is: to take its time, for example. */
const RUNS_CELL = /^%%(?:time|timeit|capture|prun)\b/;

/** No file has a zero in its name. */
const WRITES_FILE = /^%%(?:writefile|file) (?<name>[^\0]*)$/;

/** Longest line of a command that is looked at. */
const LONGEST_COMMAND = 300;

/** Reads the name of the file that a cell writes, and if it is added to. */
function fileWrittenBy(command: string): { readonly file: string; readonly isMore: boolean } | undefined {
  if (command.length > LONGEST_COMMAND) return undefined;
  const { name } = WRITES_FILE.exec(command.replace(/\s+/g, " ").trim())?.groups ?? {};
  if (name === undefined) return undefined;
  const isMore = name.startsWith("-a ");
  const place = (isMore ? name.slice("-a ".length) : name).replace(/^["']|["']$/g, "");
  return { file: path.posix.basename(place), isMore };
}

/** A command that runs the rest of its line. */
const RUNS_LINE = /^(?<blanks>\s*)%(?:time|timeit|prun)\s+(?<rest>[^-\s].*)$/;

/** A command whose result is kept: `files = !ls`. */
const KEEPS = /^\s*\w+\s*=\s*[!%][a-z]/;

/** A question for help: `?len`, `len?`. */
const ASKS_FOR_HELP = /^\s*(?:\?{1,2}[\w.]+|[\w.]+\?{1,2})\s*$/;

/** A cell of Python without what only a notebook can run. Other lines stay on their lines. */
function withoutCommands(cell: string, { written, leftOut }: Found): string {
  const [first = "", ...rest] = cell.trimStart().split("\n");
  if (first.startsWith("%%")) {
    const { file = "", isMore = false } = fileWrittenBy(first) ?? {};
    if (languageOf(file) !== undefined) {
      const before = isMore ? (written.get(file) ?? "") : "";
      written.set(file, `${before}${rest.join("\n").trimEnd()}\n`);
      return "";
    }
    leftOut.push(printable(first));
    return RUNS_CELL.test(first) ? withoutCommands(["", ...rest].join("\n"), { written, leftOut }) : "";
  }
  let quote: string | undefined;
  return cell
    .split("\n")
    .map((line) => {
      const isInText = quote !== undefined;
      for (const [mark] of line.matchAll(/"""|'''/g))
        quote = quote === undefined ? mark : quote === mark ? undefined : quote;
      if (isInText) return line;
      const { blanks, rest: own } = RUNS_LINE.exec(line)?.groups ?? {};
      if (own !== undefined) return `${blanks}${own}`;
      if (!isNotebookCommand(line) && !KEEPS.test(line) && !ASKS_FOR_HELP.test(line)) return line;
      leftOut.push(printable(line.trim()));
      return `${/^\s*/.exec(line)![0]}pass`;
    })
    .join("\n");
}
