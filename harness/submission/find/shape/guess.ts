import { PROBLEM_NAMES, type ProblemName } from "../../../case/names.ts";
import { PROBLEMS, problemOf } from "../../../problem/index.ts";
import { readSources } from "../tree/sources.ts";
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

/** Guesses the problem that a program solves from its sources; undefined if two are as likely. */
export async function guessProblem(folder: string): Promise<ProblemGuess | undefined> {
  const sources = Array.from((await readSources(await readTree(folder))).values()).flat();
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
