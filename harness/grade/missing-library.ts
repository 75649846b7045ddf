import type { Finding } from "../finding/index.ts";
import type { Attempt, Ruling } from "../finding/ruling.ts";
import type { Outcome } from "../run/outcome.ts";
import { withoutScratch } from "../run/scratch.ts";
import { filesBelow, readTree } from "../submission/find/tree.ts";
import type { Submission } from "../submission/submission.ts";

/** Messages of run times, with the name of a library. A path is the program's own, also one that begins with `~` or `@`. */
const NOT_LOADED =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"](?![~@]?\/|\.)([^'"]+)['"]|cannot load such file -- ([^\s./]\S*)|ReferenceError: (Deno|Bun|Worker) is not defined/;

/** Messages of compilers about a header, a package of Java or Go, a module of Haskell, or a crate of Rust. */
const NOT_COMPILED =
  /fatal error: (\S+): No such file or directory|error: package ([\w.]+) does not exist|cannot find package "([^"]+)"|no required module provides package ([^\s:;]+)|Could not find module ‘([\w.]+)’|can't find crate for `(\w+)`|unresolved import `(\w+)`|cannot find module or crate `(\w+)`/;

/** Messages about a name, which is that of a library if it stands in a line of this form: of C#, of Kotlin, and of Go if it may download none. */
const NAMED_IN_LINE: readonly (readonly [message: RegExp, line: RegExp])[] = [
  [/error CS0?(?:234|246):/, /^\s*using ([\w.]+);/],
  [/error: unresolved reference:/, /^\s*import ([\w.]+)/],
  [/module lookup disabled|missing go\.sum entry/, /"([^"]+)"/],
];

/** A header that is named in this way is the program's own. */
const OWN_HEADER = /^\s*#\s*include\s*"/;

/** Finds the name of a library in the message of a program that ended without it. */
export function libraryNotLoaded({ stderr }: Pick<Outcome, "stderr">): string | undefined {
  return namedIn(NOT_LOADED, withoutScratch(String(stderr.bytes)));
}

/** Finds the name of a library, or of a header, without which a program was not built, or ended. */
export function missingLibrary(finding: Finding | undefined): string | undefined {
  if (finding?.kind === "exit-code") return namedIn(NOT_LOADED, finding.quote ?? "");
  if (finding?.kind !== "not-compiled") return undefined;
  const { quote = "", place } = finding;
  const code = place?.code ?? "";
  if (OWN_HEADER.test(code)) return undefined;
  const inLine = NAMED_IN_LINE.find(([message]) => message.test(quote));
  return inLine ? namedIn(inLine[1], code) : namedIn(NOT_COMPILED, quote);
}

function namedIn(message: RegExp, text: string): string | undefined {
  return message.exec(text)?.slice(1).find(Boolean);
}

/**
 * Skips all cases of a program that was never built, or failed in each of its runs, because a library is not on this
 * machine. One that fails so in some cases only may have said so itself.
 */
export async function skippedWithoutLibrary(
  attempts: readonly Attempt[],
  { folder, kind }: Pick<Submission, "folder" | "kind">,
): Promise<readonly Attempt[]> {
  const asked = attempts.filter(({ verdict }) => verdict !== "SK");
  const missed = new Set(asked.map(({ finding }) => missingLibrary(finding)));
  const [library] = missed;
  if (library === undefined || missed.size > 1) return attempts;
  const sources = kind.kind === "program" ? kind.program.sources : [];
  if (sources.some(({ text }) => isNamedIn(text, library))) return attempts;
  if (isAmong(filesBelow(await readTree(folder)), library)) return attempts;
  return attempts.map((attempt) => (attempt.verdict === "SK" ? attempt : skipped(attempt, library)));
}

function skipped({ finding }: Attempt, library: string): Ruling {
  const said = finding && "quote" in finding ? { quote: finding.quote } : {};
  return { verdict: "SK", finding: { kind: "library-missing", library, ...said } };
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
