import path from "node:path";
import { cellMark } from "../../../base/source-line.ts";
import { printable } from "../../../base/text.ts";
import { languageOf } from "../../../submission/find/tree/sources.ts";
import { LANGUAGES } from "../../../submission/language/index.ts";
import { commentSign, languageOfKernel } from "./kernels.ts";
import { type BesideCode, linesBefore, programCells } from "./python-cells.ts";

/** The sources in a notebook. */
export interface NotebookSources {
  readonly sources: readonly { readonly name: string; readonly text: string }[];
  /** Lines that no other program can run. */
  readonly leftOut: readonly string[];
}

export type NotebookFault =
  | { readonly why: "damaged" | "too-large" | "no-code" }
  | { readonly why: "unknown-kernel"; readonly kernel: string };

/** Values that a notebook may hold, as lines that it printed; a picture is one. */
const MOST_VALUES = 2_000_000;
const MOST_DEPTH = 100;

/** Reads the code cells of a notebook in their order, as one program in the language of its kernel. */
export function sourcesInNotebook(json: string, file: string): NotebookSources | NotebookFault {
  const notebook = parsed(json);
  if (!notebook) return { why: "too-large" };
  const cells = cellsIn(notebook);
  if (!cells) return { why: "damaged" };
  const kernels = kernelsOf(notebook);
  const language = kernels.map(languageOfKernel).find((each) => each !== undefined);
  if (language === undefined) return { why: "unknown-kernel", kernel: printable(kernels[0]!.slice(0, 40)) };
  const beside: BesideCode = { written: new Map(), leftOut: [] };
  const texts = language === "python" ? programCells(cells, beside) : cells;
  const sign = commentSign(language);
  const name = path.posix.basename(file);
  const marked = texts.map((text, at) => `${cellMark(sign, name, at + 1)}\n${text.trimEnd()}\n`);
  const isCode = texts.some((text) =>
    text.split("\n").some((line) => !/^\s*(?:(?:#|\/\/|--).*|pass)?$/.test(line)),
  );
  const main = {
    name: `${name.replace(/\.ipynb$/i, "")}${LANGUAGES[language].extensions[0]}`,
    text: `${language === "python" ? linesBefore(texts) : ""}${marked.join("\n")}`,
  };
  const written = Array.from(beside.written, ([own, text]) => ({ name: own, text }));
  const sources = isCode ? [main, ...written] : written;
  const hasSource = isCode || written.some((each) => languageOf(each.name) !== undefined);
  return hasSource ? { sources, leftOut: beside.leftOut } : { why: "no-code" };
}

/** A notebook of more and deeper values than any has would take all memory; it is not even parsed. Undefined if they are too many. */
function parsed(json: string): Fields | undefined {
  let depth = 0;
  let values = 0;
  const sign = /["[\]{}]/g;
  for (let found = sign.exec(json); found; found = sign.exec(json)) {
    if (found[0] === '"') sign.lastIndex = endOfString(json, found.index + 1);
    else if (found[0] === "[" || found[0] === "{") depth++;
    else depth--;
    if (depth > MOST_DEPTH) return {};
    if (++values > MOST_VALUES) return undefined;
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

/** Names of a kernel and of its language, the surest first. Those of before version 4 stand elsewhere. Without any it is Python. */
function kernelsOf({ metadata, worksheets, cells }: Fields): string[] {
  const { kernelspec, language_info, language } = fieldsOf(metadata);
  const { name, language: own } = fieldsOf(kernelspec);
  const [sheet] = Array.isArray(worksheets) ? worksheets : [];
  const old = [fieldsOf(sheet).cells, cells].flatMap((each) => (Array.isArray(each) ? each : []));
  const ofCell = old.map((cell) => fieldsOf(cell).language);
  const names = [
    fieldsOf(language_info).name,
    own,
    name,
    language,
    ofCell.find((each) => each !== undefined),
  ];
  const said = names.filter((each): each is string => typeof each === "string" && each !== "");
  return said.length > 0 ? said : ["python"];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
