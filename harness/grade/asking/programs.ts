import { posix } from "node:path";
import { few, printable } from "../../base/text.ts";
import { problemOf } from "../../problem/index.ts";
import { detectProgram } from "../../submission/find/shape/detect.ts";
import { runsByItself, TEST } from "../../submission/find/shape/main-file.ts";
import { namesPiece } from "../../submission/find/shape/piece.ts";
import { languagesOf, readSources } from "../../submission/find/tree/sources.ts";
import { readTree, type Tree } from "../../submission/find/tree/tree.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import type { Source } from "../../submission/language/language.ts";
import type { Manifest } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";

/** More programs in one hand-in would take long. */
const MOST_PROGRAMS = 12;

/** Lists the programs that a hand-in may mean: one for each language, or one for each file with a main program. */
export async function programsIn(submission: Submission): Promise<readonly Submission[]> {
  const tree = await readTree(submission.folder);
  const choices = (await likeliestFirst(choicesIn(submission), { submission, tree })).slice(0, MOST_PROGRAMS);
  if (choices.length === 0) return [submission, ...(await besideTaken(submission, tree))];
  const programs: Submission[] = [];
  for (const manifest of choices) {
    const chosen = { ...submission, manifest, kind: await detectProgram(tree, manifest) };
    // Each language may have several files with a main program.
    programs.push(...(manifest.main === undefined ? await programsIn(chosen) : [chosen]));
  }
  return programs.slice(0, MOST_PROGRAMS);
}

/** Lists programs beside the one that was taken: all, if it is the newest or that of a project. */
async function besideTaken(submission: Submission, tree: Tree): Promise<Submission[]> {
  const { kind, manifest } = submission;
  const others = kind.kind === "program" ? kind.others : undefined;
  if (others?.reason !== "newest" && others?.by === undefined) return besideUsualMain(submission);
  const programs: Submission[] = [];
  for (const main of others.paths.slice(0, MOST_PROGRAMS - 1)) {
    const chosen = { ...manifest, main };
    programs.push({ ...submission, manifest: chosen, kind: await detectProgram(tree, chosen) });
  }
  return programs;
}

/**
 * Lists programs that speak of the problem beside a main program that has only a usual name, and may be a first attempt. What it
 * imports is a part of it, unless it says what it does when it is run by itself.
 */
function besideUsualMain({ kind, ...submission }: Submission): Submission[] {
  if (kind.kind !== "program" || submission.manifest.main !== undefined) return [];
  const { main, sources } = kind.program;
  const language = LANGUAGES[kind.language];
  const { isMain, runsFromTop, includesHeaders } = language;
  const traces = problemOf(submission.problem).traces ?? [];
  const speaks = (source: Source) =>
    namesPiece(source) || traces.some((trace) => trace.test(source.path) || trace.test(source.text));
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
    kind: { ...kind, program: { ...kind.program, main: other } },
  }));
}

/** Sorts the choices of a main program: those come first whose main file is named after the piece, or speaks of the problem. */
async function likeliestFirst(
  choices: readonly Manifest[],
  { submission, tree }: { submission: Submission; tree: Tree },
): Promise<readonly Manifest[]> {
  if (choices.every(({ main }) => main === undefined)) return choices;
  const sources = Array.from((await readSources(tree)).values()).flat();
  const traces = problemOf(submission.problem).traces ?? [];
  const tracesOf = ({ main }: Manifest) => {
    const source = sources.find(({ path }) => path === main);
    if (!source) return 0;
    const found = traces.filter((trace) => trace.test(source.text)).length;
    // A program of another exercise may have as many traces of the problem.
    return namesPiece(source) ? found + traces.length : found;
  };
  return choices.toSorted((one, other) => tracesOf(other) - tracesOf(one));
}

/**
 * Puts a hand-in whose taken program does not name the piece, as others in it do, among those of which it is not clear which program
 * is meant: what the taken one lacks says nothing of the others. Returns undefined for all others.
 */
export function withoutChoice(given: Submission, programs: readonly Submission[]): Submission | undefined {
  const mains = programs.flatMap(({ kind }) => (kind.kind === "program" ? [kind.program.main] : []));
  const named = mains.filter(namesPiece);
  const { kind } = given;
  if (kind.kind !== "program" || named.length === 0 || namesPiece(kind.program.main)) return undefined;
  const files = few([kind.program.main, ...named].map(({ path }) => printable(path)));
  const { notices: _, ...unclear } = given;
  return { ...unclear, kind: { kind: "unclear", finding: { kind: "several-mains", files } } };
}

/** Time that all programs of a hand-in may take together, if one alone may take 1; and the part of it for those that name the piece. */
const ALL_SHARES = { total: 2, piece: 1.5 };

/**
 * Tells which share of the time of one program each of several may take. Most of it is for those whose main file names the piece:
 * the others may be for other exercises.
 */
export function sharesOf(programs: readonly Submission[]): number[] {
  const named = programs.map(({ kind }) => kind.kind === "program" && namesPiece(kind.program.main));
  const about = named.filter(Boolean).length;
  const others = programs.length - about;
  const { total, piece } = ALL_SHARES;
  if (about === 0 || others === 0) return programs.map(() => Math.min(1, total / programs.length));
  return named.map((isNamed) => Math.min(1, isNamed ? piece / about : (total - piece) / others));
}

function choicesIn({ kind, manifest }: Submission): Manifest[] {
  if (kind.kind !== "unclear") return [];
  if (kind.mains) return kind.mains.map((main) => ({ ...manifest, main }));
  return languagesOf(kind).map((language) => ({ ...manifest, language }));
}
