import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Finding } from "../../finding/index.ts";
import type { Attempt, Ruling } from "../../finding/ruling.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { Outcome } from "../../run/outcome.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import { filesBelow, readTree } from "../../submission/find/tree/tree.ts";
import type { Source } from "../../submission/language/language.ts";
import { isNotebookCommand, namesNotebook } from "../../submission/language/python-notebook.ts";
import type { Submission } from "../../submission/submission.ts";

/** Messages of run times, with the name of a library. A path is the program's own, also one that begins with `~` or `@`. */
const NOT_LOADED =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"](?![~@]?\/|\.)([^'"]+)['"]|cannot load such file -- ([^\s./]\S*)|ReferenceError: (Deno|Bun|Worker) is not defined/;

/**
 * Messages of compilers about a header, a package or a module of Java, a package of Go, a module of Haskell, or a crate of
 * Rust. What begins with `java`, or is only the beginning of names, is no library of Java but a mistake.
 */
const NOT_COMPILED =
  /fatal error: (\S+): No such file or directory|error: package (?!java\b|(?:javax|org|com|net) )([\w.]+) does not exist|error: module not found: ([\w.]+)|cannot find package "([^"]+)"|no required module provides package ([^\s:;]+)|Could not find module ‘([\w.]+)’|can't find crate for `(\w+)`|unresolved import `(\w+)`|cannot find module or crate `(\w+)`|^go: ([\w./-]+)@v\S+: (?:module lookup disabled|missing go\.sum entry)/;

/** Messages about a name, which is that of a library if it stands in a line of this form: of C#, of Kotlin, of Go if it may download none, and of Rust. */
const NAMED_IN_LINE: readonly (readonly [message: RegExp, line: RegExp])[] = [
  [/error CS0?(?:234|246):/, /^\s*using ([\w.]+);/],
  [/error: unresolved reference:/, /^\s*import ([\w.]+)/],
  [/module lookup disabled|missing go\.sum entry/, /"([^"]+)"/],
  // A crate that Rust has for itself alone.
  [/`rustc_private`/, /extern crate (\w+);/],
];

/** A header that is named in this way is the program's own. */
const OWN_HEADER = /^\s*#\s*include\s*"/;

/** Messages of what draws windows: of Java, Tk, GTK, Qt, SDL and GLUT; and of scripts of web pages. */
const NO_DISPLAY =
  /ReferenceError: (?:document|window|Image|HTMLElement|requestAnimationFrame) is not defined|HeadlessException|no \$DISPLAY|(?:open|connect to) display\b|No available video device|X11 window server/i;

/** A thing that a program needs, and the machine does not have. */
export type Dependency =
  | { readonly kind: "library-missing"; readonly library: string }
  | { readonly kind: "display-missing" }
  | Finding<"notebook-needed">;

/**
 * Finds what a program ended without, in its messages. The whole path of a file of its own tells it from a library. One that ends
 * well and prints something did without.
 */
export function dependencyIn({
  end,
  stdout,
  stderr,
}: Pick<Outcome, "end" | "stdout" | "stderr">): Dependency | undefined {
  const isDone = end.kind === "exited" && end.code === 0 && stdout.bytes.length > 0;
  return isDone ? undefined : needToldBy(String(stderr.bytes));
}

/** Finds what a program was not built without, or ended without: a library, a header, a display, a notebook. */
export function missingDependency(ruling: Pick<Ruling, "finding" | "clue">): Dependency | undefined {
  const place = notebookLineIn(ruling);
  if (place) return { kind: "notebook-needed", place };
  const { finding } = ruling;
  const said = lastWords(finding);
  if (said !== undefined) return needToldBy(said);
  const library = libraryNotCompiled(finding);
  return library === undefined ? undefined : { kind: "library-missing", library };
}

/** Finds the line of Python that a program was refused for, or ended at, if only a notebook can run it. */
function notebookLineIn({ finding, clue }: Pick<Ruling, "finding" | "clue">): CompilerPlace | undefined {
  const refused = finding?.kind === "not-compiled" ? finding.place : undefined;
  const ended = clue?.kind === "uncaught-error" ? clue : undefined;
  const place = refused ?? ended;
  if (place?.code === undefined || languageOf(place.file) !== "python") return undefined;
  const { file, line, cell, code } = place;
  // A module is refused when it is imported.
  const isRefused = place === refused || ended?.error === "SyntaxError";
  return (isRefused ? isNotebookCommand(code) : namesNotebook(code))
    ? { file, line, ...(cell && { cell }), code }
    : undefined;
}

type CompilerPlace = NonNullable<Finding<"not-compiled">["place"]>;

/**
 * Gives the message that a program ended with. An error in another thread than the main one leaves its exit code at 0, and one in
 * the main thread lets a program of Java wait for its others.
 */
function lastWords(finding: Finding | undefined): string | undefined {
  if (finding?.kind === "exit-code" || finding?.kind === "signal") return finding.quote ?? "";
  const isMute = finding?.kind === "unreadable-answer" || finding?.kind === "wall-limit";
  return isMute ? finding.onStderr : undefined;
}

function needToldBy(message: string): Dependency | undefined {
  // Python quotes the lines at which it stopped.
  if (/^Traceback/m.test(message) && namesNotebook(message)) return { kind: "notebook-needed" };
  const library = namedIn(NOT_LOADED, message);
  if (library !== undefined) return { kind: "library-missing", library };
  return NO_DISPLAY.test(message) ? { kind: "display-missing" } : undefined;
}

function libraryNotCompiled(finding: Finding | undefined): string | undefined {
  if (finding?.kind !== "not-compiled") return undefined;
  const { quote = "", place } = finding;
  const code = place?.code ?? "";
  if (OWN_HEADER.test(code)) return undefined;
  const inLine = NAMED_IN_LINE.find(([message]) => message.test(quote));
  return (inLine && namedIn(inLine[1], code)) ?? namedIn(NOT_COMPILED, quote);
}

function namedIn(message: RegExp, text: string): string | undefined {
  return message.exec(text)?.slice(1).find(Boolean);
}

/**
 * Skips all cases of a program that was never built, or failed in each of its runs, because something is not on this
 * machine. One that fails so in some cases only may have said so itself.
 *
 * @param trial what became of it when it was asked in another way, in which it came to need something
 */
export async function skippedInNeed(
  attempts: readonly Attempt[],
  submission: Pick<Submission, "folder" | "kind">,
  trial?: Ruling,
): Promise<readonly Attempt[]> {
  const asked = attempts.filter(
    ({ verdict, finding }) => verdict !== "SK" && finding?.kind !== "not-run-too-slow",
  );
  const needs = asked.map((each) => missingDependency(each) ?? needOfTools(each.finding, submission));
  const [first] = needs;
  const isCommon = first !== undefined && new Set(needs.map((each) => JSON.stringify(each))).size === 1;
  // What answered in any way has come further than what a trial saw.
  const isMute = asked.length > 0 && asked.every(({ verdict }) => MUTE.includes(verdict));
  const need = isCommon ? first : isMute && trial ? missingDependency(trial) : undefined;
  if (!need) return attempts;
  if (need.kind === "library-missing" && (await isItsOwn(need.library, submission))) return attempts;
  return attempts.map((attempt) =>
    attempt.verdict === "SK" ? attempt : skipped(isCommon ? attempt : trial!, need),
  );
}

/** Verdicts of programs that brought no answer. */
const MUTE: readonly Verdict[] = ["RTE", "PE"];

/**
 * Messages on what a package resolves or translates when the program is started as its author does: a path that begins with a name
 * for a folder, and elements of a page in the code.
 */
const OF_TOOLS = /Cannot find module ['"][~@]\/|SyntaxError: Unexpected token '<'/;

/**
 * Finds a package that a program declares and does not bring, if it ended because nothing did the work of such a package: one that
 * it imports, or else the first.
 */
function needOfTools(
  finding: Finding | undefined,
  { folder, kind }: Pick<Submission, "folder" | "kind">,
): Dependency | undefined {
  const isRefused = finding?.kind === "exit-code" || finding?.kind === "not-compiled";
  if (!isRefused || !OF_TOOLS.test(finding.quote ?? "")) return undefined;
  const declared = declaredIn(path.join(folder, "package.json"));
  const missed = declared.filter((name) => !existsSync(path.join(folder, "node_modules", name)));
  const isImported = (name: string) =>
    sourcesOf(kind).some(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  const library = missed.find(isImported) ?? missed[0];
  return library === undefined ? undefined : { kind: "library-missing", library };
}

/** Lists the packages that a `package.json` declares; none if it cannot be read. */
function declaredIn(file: string): string[] {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
    return Object.keys({ ...dependencies, ...devDependencies });
  } catch {
    return [];
  }
}

function skipped(ruling: Ruling, need: Dependency): Ruling {
  if (need.kind === "notebook-needed") return { verdict: "SK", finding: need };
  const { finding } = ruling;
  // The message of one that misses a path of its own speaks of that path.
  const isTold = missingDependency(ruling) !== undefined;
  const quote = isTold
    ? (lastWords(finding) ?? (finding && "quote" in finding ? finding.quote : undefined))
    : undefined;
  return { verdict: "SK", finding: { ...need, ...(quote !== undefined && { quote }) } };
}

async function isItsOwn(
  library: string,
  { folder, kind }: Pick<Submission, "folder" | "kind">,
): Promise<boolean> {
  const sources = sourcesOf(kind);
  if (sources.some(({ text }) => isNamedIn(text, library))) return true;
  const files = filesBelow(await readTree(folder));
  // A folder may have had that name when the program was written.
  const parts = sources.flatMap(({ text }) => partsOf(text, library));
  const modules = files.filter((file) => file.endsWith(".py"));
  return isAmong(files, library) || parts.some((name) => isAmong(modules, name));
}

function sourcesOf(kind: Submission["kind"]): readonly Source[] {
  return kind.kind === "program" ? kind.program.sources : [];
}

/** Lists the modules of a package that a source in Python imports. */
function partsOf(text: string, library: string): string[] {
  const imports = text.matchAll(/^[ \t]*(?:from|import)[ \t]+(\w+)\.(\w+)/gm);
  return Array.from(imports).flatMap(([, name, part]) => (name === library ? [part!] : []));
}

/** Tests if a file or a folder of a hand-in has the name of what is missed. */
function isAmong(files: readonly string[], library: string): boolean {
  const names = [library, library.replaceAll(".", "/")].flatMap((name) => [`/${name}.`, `/${name}/`]);
  return files.some((file) => names.some((name) => `/${file}.`.includes(name)));
}

/**
 * Tests if a source says that it is what is missed, or of its package: a module of Haskell and a class of Kotlin may stand in a
 * file of another name.
 */
function isNamedIn(text: string, library: string): boolean {
  const named = Array.from(text.matchAll(/^(?:module|package)\s+([\w.]+)/gm), ([, name]) => name!);
  return named.some((name) => name === library || library.startsWith(`${name}.`));
}
