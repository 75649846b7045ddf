import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { clueOr } from "../../../base/reading-time.ts";
import { few, printable } from "../../../base/text.ts";
import type { Unclear } from "../../../finding/index.ts";
import { codeOf, type Language, type Source } from "../../language/language.ts";
import { filesBelow, type Tree } from "../tree/tree.ts";
import { changeOfFile, newestAmong } from "./newest.ts";
import { isBlank } from "./not-a-source.ts";
import { namesPiece } from "./piece.ts";

/** A file that is named as a test. */
export const TEST = /(?:(?:^|[/_.-])(?:test|spec)s?|Tests?|Specs?)\.\w+$|(?:^|[/_.-])tests?[_-][^/]*$/;

/** A main file, with others that run as well and are no part of it. */
interface MainFile {
  readonly source: Source;
  readonly others?: readonly Source[];
  /** `newest`: it is the newest of them. `marked`: it says that it is a main program, and the others only run. */
  readonly reason?: "newest" | "marked";
}

/**
 * Finds the file with the main program: the one named, the only one with a main, the only one, the newest of several programs, or one
 * with a usual name.
 */
export async function findMain(
  language: Language,
  { sources, tree }: { readonly sources: readonly Source[]; readonly tree: Tree },
  named: string | undefined,
): Promise<MainFile | { question: Unclear; mains?: readonly string[] }> {
  if (named !== undefined) {
    const source = sources.find(({ path }) => path === named);
    return source ? { source } : { question: mainMissing(named, tree) };
  }
  const full = sources.filter((source) => !isBlank(source));
  const own = full.filter((source) => !language.isAside?.(source));
  const pages = full.filter((each) => !own.includes(each));
  // A page is meant if all else is a part of it.
  const written = rootsAmong(own, { language, pages }).length > 0 ? own : full;
  const marked = await mainsAmong(written, language.isMain);
  const mains = [...marked, ...scriptsAbove(marked, { written, language })];
  const some =
    [mains, await runningAmong(written, { mains, language })].find((each) => each.length > 0) ?? written;
  const isProgram = ({ path }: Source) => !TEST.test(path);
  const beside = language.runsFromTop ? written.filter(isProgram) : [];
  const candidates = [some.filter(isProgram), beside].find((each) => each.length > 0) ?? some;
  const usual = language.usualMains
    .map((name) => topmost(candidates, name))
    .find((found) => found !== undefined);
  const needed = { language, pages: written === own ? pages : [] };
  const roots = [rootsAmong(candidates, needed), candidates].find((each) => each.length > 0) ?? [];
  const source = usual ?? (roots.length === 1 ? roots[0] : undefined);
  const running = await runningAmong(written, { mains: [], language });
  const all = written.filter((each) => isProgram(each) && (mains.includes(each) || running.includes(each)));
  const apart = rootsAmong(all, { language, pages: full.filter(isProgram) });
  // Of some languages nobody tells which scripts only define something.
  const programs = language.runsFromTop && !language.onlyDefines ? roots : apart;
  const newest = await newestSource(programs.filter(mayBeMeant(language)), tree);
  const taken = newest ?? source;
  if (taken) {
    const others = (newest ? programs : apart).filter((each) => each !== taken);
    const reason = newest ? "newest" : usual ? undefined : "marked";
    return { source: taken, ...(others.length > 0 && { others, ...(reason && { reason }) }) };
  }
  const kind = lacksMain(language, written, mains) ? "no-main" : "several-mains";
  // If there is a choice at all, a file with a main program that others import is one, too.
  const meant = candidates.filter((each) => roots.includes(each) || mains.includes(each));
  const paths = meant.map(({ path }) => path);
  return { question: { kind, files: few(paths.map(printable)) }, mains: paths };
}

/** A file that is named as one that draws. */
const DRAWING = /(?:visuali[sz]|gr[aá]fic|plot|desenh|dibuj|draw)[^/]*$/i;

/** A word for tests by which many call their first program, too. It is no newer version of another one. */
const TESTE = /teste/i;

/** Makes a test if a source is the program that is meant, and does not draw or test what that finds. */
export function mayBeMeant({ draws, isAside }: Language) {
  return (source: Source) =>
    !(
      isBlank(source) ||
      DRAWING.test(source.path) ||
      TEST.test(source.path) ||
      draws?.(source) ||
      isAside?.(source)
    );
}

/** Tests if a program names the file of another one in a text, by which it may start that. */
function starts(program: Source, { path }: Source): boolean {
  const file = posix.basename(path);
  return [`${file}"`, `${file}'`].some((end) => program.text.includes(end));
}

/** Finds the newest of several programs: of those that name the piece, if any does. Undefined if nothing tells. */
export async function newestSource(programs: readonly Source[], tree: Tree): Promise<Source | undefined> {
  const others = programs.filter(({ path }) => !TESTE.test(path));
  const alone = others.filter((each) => !others.some((other) => starts(other, each)));
  const about = alone.filter(namesPiece);
  const meant = about.length > 0 ? about : alone;
  if (meant.length < 2) return undefined;
  const dated = await Promise.all(
    meant.map(async (source) => ({
      source,
      place: source.path.slice(0, -posix.extname(source.path).length),
      changedMs: await changeOfFile(tree, source.path),
    })),
  );
  const [newest, other] = newestAmong(dated);
  return other ? undefined : newest?.source;
}

/**
 * Finds scripts with a usual name that run without saying that they are main programs, and of which those that say it seem to be
 * parts: they import one, or lie above all of them. Others that import one may draw or measure what it finds.
 */
function scriptsAbove(
  marked: readonly Source[],
  { written, language }: { readonly written: readonly Source[]; readonly language: Language },
): Source[] {
  const { runsFromTop, onlyDefines, usualMains } = language;
  if (marked.length === 0 || !runsFromTop || !onlyDefines) return [];
  const names = marked.map(nameOf);
  const depth = Math.min(...marked.map(depthOf));
  const importsOne = (source: Source) => {
    const imported = importedBy(source);
    return names.some((name) => imported.has(name));
  };
  const usual = written.filter((each) => usualMains.includes(posix.basename(each.path)));
  const scripts = usual.filter((each) => !marked.includes(each) && !onlyDefines(each));
  return scripts.filter((each) => depthOf(each) < depth || importsOne(each));
}

/** Tests if a source begins to run by itself: it says that it is a main program, or is a script that does more than to define. */
export function runsByItself({ isMain, runsFromTop, onlyDefines }: Language, source: Source): boolean {
  return isMain(source) || (runsFromTop === true && onlyDefines !== undefined && !onlyDefines(source));
}

/** Tests if nothing in the sources of a program begins to run by itself. */
export function neverBegins(language: Language, sources: readonly Source[]): boolean {
  return lacksMain(language, sources, sources.filter(language.isMain));
}

/** Tests if none of the sources begins to run by itself, so that to choose one of them would not help. */
function lacksMain(
  { onlyDefines, runsFromTop }: Language,
  sources: readonly Source[],
  mains: readonly Source[],
): boolean {
  return onlyDefines ? sources.every(onlyDefines) : !runsFromTop && mains.length === 0;
}

/** A line that names other files of a program. */
const IMPORT =
  /^[ \t]*(?:(?:(?:const|let|var|local)\b.*\brequire|from|import|require|require_relative|(?:require|include)_once|include|load|source)\b|#[ \t]*include[ \t]*").*$/gm;

/**
 * A class that is made, or one of whose methods is called; a method that is defined may have such a name, too. Files are called as
 * their class is.
 */
const CLASS_IN_USE = /(?<!\b(?:void|int|Task|Sub) )\b[A-Z]\w*(?=\s?[.(])/g;

/** Lists the classes that a source in a language of C's family uses. */
export function classesUsedBy(source: Source): readonly string[] {
  return clueOr([], () => codeOf(source).match(CLASS_IN_USE) ?? []);
}

/**
 * Leaves out the files that another one imports, or whose class it uses, as what it needs. None is left if they all need each
 * other.
 *
 * @param pages sources that are not meant, and may import one
 */
function rootsAmong(
  sources: readonly Source[],
  { language: { runsFromTop }, pages }: { readonly language: Language; readonly pages: readonly Source[] },
): readonly Source[] {
  if (sources.length + pages.length < 2) return sources;
  const importing = [...sources, ...pages];
  const imported = importing.map((source) => {
    const classes = runsFromTop ? [] : classesUsedBy(source);
    return new Set([...importedBy(source), ...classes]);
  });
  return sources.filter((source) => {
    const name = nameOf(source);
    // A file that uses a class of its own name means itself.
    return !imported.some((names, at) => nameOf(importing[at]!) !== name && names.has(name));
  });
}

/** Lists the words of the lines in which a source names other files. */
function importedBy({ text }: Source): Set<string> {
  return clueOr(new Set(), () => new Set((text.match(IMPORT) ?? []).join("\n").match(/\w+/g)));
}

function nameOf({ path }: Source): string {
  return posix.basename(path, posix.extname(path));
}

function depthOf({ path }: Source): number {
  return path.split("/").length;
}

/**
 * Finds a file by its name, the one in the fewest folders: the others are copies, or programs beside it. Two in as few
 * folders are two programs.
 */
function topmost(sources: readonly Source[], name: string): Source | undefined {
  const [first, second] = sources
    .filter(({ path }) => path === name || path.endsWith(`/${name}`))
    .toSorted((a, b) => depthOf(a) - depthOf(b));
  return first && second && depthOf(first) === depthOf(second) ? undefined : first;
}
/** Finds the sources that do more than to define what others use, where none says that it is a main program. */
async function runningAmong(
  written: readonly Source[],
  { mains, language: { onlyDefines } }: { readonly mains: readonly Source[]; readonly language: Language },
): Promise<readonly Source[]> {
  if (mains.length > 0 || !onlyDefines) return [];
  return mainsAmong(written, (source) => !onlyDefines(source));
}

/** Finds the sources with a main program: it looks through one a turn of the event loop: each may take long. */
export async function mainsAmong(sources: readonly Source[], isMain: Language["isMain"]): Promise<Source[]> {
  const mains: Source[] = [];
  for (const source of sources) {
    if (isMain(source)) mains.push(source);
    await setImmediate();
  }
  return mains;
}

export function mainMissing(file: string, tree: Tree): Unclear {
  const isOther = filesBelow(tree).includes(file);
  return { kind: "main-missing", file: printable(file), ...(isOther && { isOther }) };
}
