import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Finding } from "../../finding/index.ts";
import type { Attempt, Ruling } from "../../finding/ruling.ts";
import type { Verdict } from "../../finding/verdict.ts";
import { filesBelow, readTree } from "../../submission/find/tree/tree.ts";
import type { Source } from "../../submission/language/language.ts";
import type { Submission } from "../../submission/submission.ts";
import { type Dependency, lastWords, missingDependency } from "./missing-dependency.ts";

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
  // For `import game.board`, a file `board.py` is enough: the folder `game` may have got another name.
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
