import { IS_WINDOWS } from "../../base/windows.ts";
import type { Finding } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import type { Outcome } from "../../run/outcome.ts";
import { isNotebookCommand, namesNotebook } from "../../submission/language/python-notebook.ts";

/** A source in Python. */
const PYTHON = /\.(?:py3?|pyw)$/i;

/** Messages of run times, with the name of a library. A path is the program's own, also one that begins with `~` or `@`. */
const NOT_LOADED =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"](?![~@]?\/|\.)([^'"]+)['"]|cannot load such file -- ([^\s./]\S*)|ReferenceError: (Deno|Bun|Worker) is not defined/;

/**
 * Messages of compilers about a header, a package or a module of Java, a package of Go, a module of Haskell, or a crate of
 * Rust. What begins with `java`, or is only the beginning of names, is no library of Java but a mistake.
 */
const NOT_COMPILED =
  /fatal error: (\S+): No such file or directory|error: package (?!java\b|(?:javax|org|com|net) )([\w.]+) does not exist|error: module not found: ([\w.]+)|cannot find package "([^"]+)"|no required module provides package ([^\s:;]+)|Could not find module ‘([\w.]+)’|can't find crate for `(\w+)`|unresolved import `(\w+)`|cannot find module or crate `(\w+)`|^go: ([\w./-]+)@v\S+: (?:module lookup disabled|missing go\.sum entry)/;

/** Functions that systems other than Windows have, as its linker says that it did not find one. */
const OF_POSIX =
  /undefined reference to [`'](fork|wait|waitpid|pipe|alarm|setitimer|sigaction|getrusage|mmap|usleep|sleep|random|srandom|getline|strsep|strndup)'/;

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
  if (place?.code === undefined || !PYTHON.test(place.file)) return undefined;
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
export function lastWords(finding: Finding | undefined): string | undefined {
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
  return (
    (inLine && namedIn(inLine[1], code)) ??
    namedIn(NOT_COMPILED, quote) ??
    (IS_WINDOWS ? namedIn(OF_POSIX, quote) : undefined)
  );
}

function namedIn(message: RegExp, text: string): string | undefined {
  return message.exec(text)?.slice(1).find(Boolean);
}
