import path from "node:path";
import { printable } from "../../../base/text.ts";
import { isNotebookCommand } from "../../../submission/language/python-notebook.ts";
import { statementsOf, type Token, tokensOf } from "../../../submission/language/python-tokens.ts";

/** Files and commands that cells hold besides their code. */
export interface BesideCode {
  /** Files that cells write, by name. */
  readonly written: Map<string, string>;
  /** Commands that no other program can run. */
  readonly leftOut: string[];
}

/** The code in the cells of a notebook in Python as a program has it, in as many texts. Lines stay on their lines. */
export function programCells(cells: readonly string[], beside: BesideCode): readonly string[] {
  const texts = cells.map((cell) => withoutCommands(cell, beside));
  return texts.some((text) => PRINTS.test(text)) ? texts : texts.map(printingLast);
}

const PRINTS = /\bp?print\b|\bstdout\b|\bdisplay\b/;

/** The name by which a program prints what a notebook shows of a cell. */
const SHOWS = "_cavalo_shows";

/** Lines before the cells, with what a notebook has and a program has not: it shows values, and has a module that does. */
export function linesBefore(texts: readonly string[]): string {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const lines = [
    has(/\bdisplay\(/) && "display = print",
    has(/^[ \t]*(?:from|import)[ \t]+IPython(?:\.core)?(?:\.|[ \t]+import[ \t]+)display\b/m) &&
      DISPLAY_MODULE,
    texts.some((text) => text.includes(`${SHOWS}(`)) &&
      `${SHOWS} = lambda value: value is None or print(value)`,
  ];
  return lines.map((line) => (line ? `${line}\n` : "")).join("");
}

/** Makes the module `IPython.display`, of which `display` prints, and all else shows nothing. */
const DISPLAY_MODULE = [
  "import sys as _sys, types as _types",
  '_module = _types.ModuleType("IPython.display")',
  '_module.__getattr__ = lambda name: lambda *a, **k: ""',
  "_module.display = print",
  '_sys.modules["IPython.core.display"] = _sys.modules["IPython.display"] = _module',
  '_sys.modules["IPython"] = _sys.modules["IPython.core"] = _types.SimpleNamespace(display=_module, core=_types.SimpleNamespace(display=_module))',
].join("; ");

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
  const file = path.posix.basename(place);
  return file === "" ? undefined : { file, isMore };
}

/** A command that runs the rest of its line. */
const RUNS_LINE = /^(?<blanks>\s*)%(?:time|timeit|prun)\s+(?<rest>[^-\s].*)$/;

/** A command whose result is kept: `files = !ls`. */
const KEEPS = /^\s*\w+\s*=\s*[!%][a-z]/;

/** A question for help: `?len`, `len?`. */
const ASKS_FOR_HELP = /^\s*(?:\?{1,2}[\w.]+|[\w.]+\?{1,2})\s*$/;

/** A cell without what only a notebook can run. */
function withoutCommands(cell: string, beside: BesideCode): string {
  const { written, leftOut } = beside;
  const [first = "", ...rest] = cell.trimStart().split("\n");
  if (first.startsWith("%%")) {
    const { file, isMore = false } = fileWrittenBy(first) ?? {};
    if (file !== undefined) {
      const before = isMore ? (written.get(file) ?? "") : "";
      written.set(file, `${before}${rest.join("\n").trimEnd()}\n`);
      return "";
    }
    leftOut.push(printable(first));
    return RUNS_CELL.test(first) ? withoutCommands(["", ...rest].join("\n"), beside) : "";
  }
  return withoutLines(cell, leftOut);
}

function withoutLines(cell: string, leftOut: string[]): string {
  let quote: string | undefined;
  let goesOn = false;
  const code = cell.split("\n").map((line) => {
    const isInText = quote !== undefined;
    for (const [mark] of line.matchAll(/"""|'''/g))
      quote = quote === undefined ? mark : quote === mark ? undefined : quote;
    if (isInText) return line;
    // A command that ends in a backslash goes on in the next line.
    const isRest = goesOn;
    goesOn &&= line.endsWith("\\");
    if (isRest) return "";
    const { blanks, rest: own } = RUNS_LINE.exec(line)?.groups ?? {};
    if (own !== undefined) return `${blanks}${own}`;
    if (!isNotebookCommand(line) && !KEEPS.test(line) && !ASKS_FOR_HELP.test(line)) return line;
    goesOn = line.endsWith("\\");
    leftOut.push(printable(line.trim()));
    return `${/^\s*/.exec(line)![0]}pass`;
  });
  return code.join("\n");
}

/** First words of statements that have no value. */
const WITHOUT_VALUE = new Set(
  "assert async await break class continue def del elif else except finally for from global if import match nonlocal pass raise return try while with yield".split(
    " ",
  ),
);

/** A cell whose last statement prints the value that a notebook would show. */
function printingLast(cell: string): string {
  const statements = statementsOf(tokensOf(cell) ?? []);
  const at = statements.findLastIndex((statement) => statement.some(isCode));
  const last = statements[at];
  if (!last || !hasValue(last)) return cell;
  // A newline ends each statement.
  const before = statements
    .slice(0, at)
    .map((statement) => `${textOf(statement)}\n`)
    .join("");
  const end = last.findLastIndex(isCode) + 1;
  const shown = `${SHOWS}(${textOf(last.slice(0, end))})${textOf(last.slice(end))}`;
  return before + shown + cell.slice(before.length + textOf(last).length);
}

function hasValue(statement: readonly Token[]): boolean {
  const [first] = statement;
  const code = statement.filter(isCode);
  // A text without fields is a comment.
  const isText = code.every(({ kind, text }) => kind === "string" && !/^r?f/i.test(text));
  const isIndented = first?.kind === "blank";
  const assigns = code.some(({ text, depth }) => depth === 0 && ["=", ":=", ";", ":", "@"].includes(text));
  return !(isIndented || isText || assigns || WITHOUT_VALUE.has(code[0]!.text));
}

function isCode({ kind }: Token): boolean {
  return kind !== "blank" && kind !== "comment" && kind !== "newline";
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join("");
}
