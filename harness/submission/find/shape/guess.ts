import path from "node:path";
import { LOCALES } from "../../../base/locale.ts";
import { knownProblems } from "../../../case/known-problems.ts";
import { isCoded, PROBLEM_NAMES, type ProblemName } from "../../../case/names.ts";
import { PROBLEMS, problemOf } from "../../../problem/index.ts";
import { CATALOGUES } from "../../../report/catalogue/index.ts";
import type { Source } from "../../language/language.ts";
import { nameOf, readTree, type Tree } from "../tree/tree.ts";
import { sourcesOrNone } from "./detect.ts";
import { KNIGHT } from "./piece.ts";

/** Fewer traces of a problem may be chance. */
const LEAST_TRACES = 2;

/** A problem, and the source that looks most like a program for it. */
export interface ProblemGuess {
  readonly problem: ProblemName;
  readonly file: string;
}

/**
 * Guesses the problem that a program solves from its sources, and else from their names and those of its classes; undefined if two
 * are as likely.
 *
 * @param main the only source to look at; all if left out
 */
export async function guessProblem(folder: string, main?: string): Promise<ProblemGuess | undefined> {
  const all = Array.from((await sourcesOrNone(await readTree(folder))).values()).flat();
  const sources = all.filter((each) => main === undefined || each.path === main).map(asWritten);
  return guessByTraces(sources) ?? guessByNames(sources);
}

/** A source with its accents, which traces have, too. */
function asWritten(source: Source): Source {
  return source.utf8 ? { ...source, text: Buffer.from(source.text, "latin1").toString() } : source;
}

function guessByTraces(sources: readonly Source[]): ProblemGuess | undefined {
  const [likeliest, second] = PROBLEM_NAMES.map((problem) => {
    const traces = PROBLEMS[problem].traces ?? [];
    const counts = sources.map(({ path, text }) => ({
      file: path,
      count: traces.filter((trace) => trace.test(text)).length,
    }));
    const found = traces.filter((trace) => sources.some(({ text }) => trace.test(text))).length;
    const [most] = counts.toSorted((a, b) => b.count - a.count);
    return { problem, found, file: most?.file ?? "" };
  }).sort((a, b) => b.found - a.found);
  if (!likeliest || likeliest.found < LEAST_TRACES || likeliest.found === second?.found) return undefined;
  return { problem: likeliest.problem, file: likeliest.file };
}

function guessByNames(sources: readonly Source[]): ProblemGuess | undefined {
  const problems = tellingWords();
  const guesses = sources.flatMap((source) => {
    const names = namesOf(source).map((name) => name.toLowerCase());
    const named = problems.filter(({ words }) =>
      words.some((word) => names.some((name) => name.includes(word))),
    );
    return named.map(({ problem }) => ({ problem, file: source.path }));
  });
  const [first] = guesses;
  return guesses.every(({ problem }) => problem === first?.problem) ? first : undefined;
}

/** Names of a source's file and of the classes in it. */
function namesOf({ path: file, text }: Source): string[] {
  const classes = Array.from(text.matchAll(/\bclass\s+(\w+)/g), ([, name]) => name!);
  return [path.posix.basename(file, path.posix.extname(file)), ...classes];
}

/** Shorter words are parts of many others. */
const LEAST_WORD = 4;

/** The words in the name and the titles of each problem that those of no other one have. */
function tellingWords(): { readonly problem: ProblemName; readonly words: readonly string[] }[] {
  const all = knownProblems().map((problem) => {
    const titles = isCoded(problem)
      ? LOCALES.map((locale) => CATALOGUES[locale].page.problems[problem].toLowerCase())
      : [];
    const words = [problem, ...titles].flatMap((name) => name.match(/\p{L}+/gu) ?? []);
    return { problem, words: words.filter((word) => word.length >= LEAST_WORD) };
  });
  return all.map(({ problem, words }) => {
    const others = all.filter((each) => each.problem !== problem).flatMap((each) => each.words);
    return { problem, words: words.filter((word) => !others.some((other) => isBeginning(word, other))) };
  });
}

function isBeginning(word: string, other: string): boolean {
  return other.startsWith(word) || word.startsWith(other);
}

/** Tests if a program names the piece, or looks like one for the problem. */
export async function isAbout(problem: ProblemName, program: Tree): Promise<boolean> {
  const sources = Array.from((await sourcesOrNone(program)).values()).flat();
  if (sources.length === 0) return false;
  const names = [nameOf(program), ...sources.flatMap(({ path, text }) => [path, text])];
  return names.some((name) => KNIGHT.test(name)) || speaksOf(problem, program);
}

/** Tests if the sources of a folder look like a program for a problem. */
export async function speaksOf(problem: ProblemName, tree: Tree): Promise<boolean> {
  const sources = Array.from((await sourcesOrNone(tree)).values()).flat();
  const traces = problemOf(problem).traces ?? [];
  return traces.filter((trace) => sources.some(({ text }) => trace.test(text))).length >= LEAST_TRACES;
}
