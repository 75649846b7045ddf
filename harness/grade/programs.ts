import { posix } from "node:path";
import { problemOf } from "../problem/index.ts";
import { detectProgram } from "../submission/find/detect.ts";
import { KNIGHT } from "../submission/find/guess.ts";
import { runsByItself, TEST } from "../submission/find/main-file.ts";
import { languagesOf, readSources } from "../submission/find/sources.ts";
import { readTree, type Tree } from "../submission/find/tree.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Source } from "../submission/language/language.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";

/** More programs in one hand-in would take long. */
const MOST_PROGRAMS = 12;

/** Lists the programs that a hand-in may mean: one for each language, or one for each file with a main program. */
export async function programsIn(submission: Submission): Promise<readonly Submission[]> {
  const tree = await readTree(submission.folder);
  const choices = (await likeliestFirst(choicesIn(submission), { submission, tree })).slice(0, MOST_PROGRAMS);
  if (choices.length === 0) return [submission, ...(await besideUsualMain(submission))];
  const programs: Submission[] = [];
  for (const manifest of choices) {
    const chosen = { ...submission, manifest, kind: await detectProgram(tree, manifest) };
    // Each language may have several files with a main program in its turn.
    programs.push(...(manifest.main === undefined ? await programsIn(chosen) : [chosen]));
  }
  return programs.slice(0, MOST_PROGRAMS);
}

/**
 * Lists programs that speak of the problem beside a main program that has only a usual name, and may be a first attempt. What it
 * imports is a part of it, unless it says what it does when it is run by itself.
 */
async function besideUsualMain({ kind, ...submission }: Submission): Promise<Submission[]> {
  if (kind.kind !== "program" || submission.manifest.main !== undefined) return [];
  const { main, sources } = kind.program;
  const language = LANGUAGES[kind.language];
  const { isMain, runsFromTop, includesHeaders } = language;
  const traces = problemOf(submission.problem).traces ?? [];
  const speaks = ({ path, text }: Source) =>
    [KNIGHT, ...traces].some((trace) => trace.test(path) || trace.test(text));
  const named = new Set(main.text.match(/\w+/g));
  // A class may be one that the main program only shows in a window.
  const mayBeAlone = !runsFromTop && !includesHeaders;
  const isImported = (source: Source) =>
    !mayBeAlone && !isMain(source) && named.has(posix.basename(source.path, posix.extname(source.path)));
  const isOther = (each: Source) => each !== main && !TEST.test(each.path) && !isImported(each);
  const others = sources.filter((each) => isOther(each) && runsByItself(language, each) && speaks(each));
  return others.slice(0, MOST_PROGRAMS - 1).map((other) => ({
    ...submission,
    manifest: { ...submission.manifest, main: other.path },
    kind: { ...kind, program: { sources, main: other } },
  }));
}

/** Sorts the choices of a main program: those whose main file speaks of the problem come first. */
async function likeliestFirst(
  choices: readonly Manifest[],
  { submission, tree }: { submission: Submission; tree: Tree },
): Promise<readonly Manifest[]> {
  if (choices.every(({ main }) => main === undefined)) return choices;
  const sources = Array.from((await readSources(tree)).values()).flat();
  const traces = problemOf(submission.problem).traces ?? [];
  const tracesOf = ({ main }: Manifest) => {
    const source = sources.find(({ path }) => path === main);
    return source ? traces.filter((trace) => trace.test(source.text)).length : 0;
  };
  return choices.toSorted((one, other) => tracesOf(other) - tracesOf(one));
}

function choicesIn({ kind, manifest }: Submission): Manifest[] {
  if (kind.kind !== "unclear") return [];
  if (kind.mains) return kind.mains.map((main) => ({ ...manifest, main }));
  return languagesOf(kind).map((language) => ({ ...manifest, language }));
}
