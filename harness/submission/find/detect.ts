import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { printable } from "../../base/text.ts";
import type { Unclear } from "../../finding/index.ts";
import type { Instead } from "../../finding/skips.ts";
import { overlayOf } from "../build/driver.ts";
import { LANGUAGES } from "../language/index.ts";
import { codeOf, type Language, type Program, type Source } from "../language/language.ts";
import type { LanguageName } from "../language/names.ts";
import type { Manifest } from "../manifest.ts";
import type { SubmissionKind } from "../submission.ts";
import { insteadOfSource, isBlank } from "./not-a-source.ts";
import { largeSourceIn, readSources, type Sources, SourcesTooLarge } from "./sources.ts";
import { filesBelow, skippedBelow, type Tree } from "./tree.ts";

/** Longest list of names in a sentence. */
const MOST_NAMED = 10;

/**
 * Finds out what a folder holds; the manifest decides where detection is not enough.
 *
 * @throws SourcesTooLarge
 */
export async function detectProgram(tree: Tree, given: Manifest): Promise<SubmissionKind> {
  const manifest = given.main === undefined ? given : { ...given, main: posix.normalize(given.main) };
  const sources = await readSources(tree, overlayOf(tree.path, manifest.driver ?? {}).files);
  const language = manifest.language ?? onlyLanguage(sources, manifest);
  if (language === undefined && manifest.main !== undefined) return unclear(mainMissing(manifest.main, tree));
  if (language === undefined)
    return manifest.run ? { kind: "commands" } : unclear(await languageQuestion(tree, sources));

  const candidates = sources.get(language) ?? [];
  const main = candidates.every(isBlank)
    ? { question: await noSource(tree, sources, language) }
    : await findMain(LANGUAGES[language], { sources: candidates, tree }, manifest.main);
  if ("question" in main) return manifest.run ? { kind: "commands" } : unclear(main.question);
  const program: Program = { sources: candidates, main: main.source };
  const aside = manifest.language || manifest.main ? [] : asideOf(language, sources);
  return { kind: "program", language, program, ...(aside.length > 0 && { aside }) };
}

/** Paths of what is written in other languages than that of the program. */
function asideOf(language: LanguageName, sources: Sources): string[] {
  const others = Array.from(sources).filter(([name]) => name !== language);
  return others.flatMap(([, own]) => own.filter((source) => !isBlank(source)).map(({ path }) => path));
}

/** Checks if a folder holds a file with a main program. */
export async function holdsMain(tree: Tree): Promise<boolean> {
  for (const [name, sources] of await sourcesOrNone(tree)) {
    const { isMain, usualMains } = LANGUAGES[name];
    if (sources.some((source) => usualMains.includes(source.path))) return true;
    if ((await mainsAmong(sources, isMain)).length > 0) return true;
  }
  return false;
}

/** Looks through one source a turn of the event loop: each may take long. */
async function mainsAmong(sources: readonly Source[], isMain: Language["isMain"]): Promise<Source[]> {
  const mains: Source[] = [];
  for (const source of sources) {
    if (isMain(source)) mains.push(source);
    await setImmediate();
  }
  return mains;
}

/** Reads the sources; a folder with more of them than are read has no main that could be told. */
export async function sourcesOrNone(tree: Tree): Promise<Sources> {
  try {
    return await readSources(tree);
  } catch (error) {
    if (error instanceof SourcesTooLarge) return new Map();
    throw error;
  }
}

function unclear(finding: Unclear): SubmissionKind {
  return { kind: "unclear", finding };
}

/** The only language that something is written in, or that of the main file that the manifest names. */
function onlyLanguage(sources: Sources, { main }: Manifest): LanguageName | undefined {
  const languages = Array.from(sources.keys());
  if (main !== undefined)
    return languages.find((name) => sources.get(name)!.some(({ path }) => path === main));
  const [language, other] = languagesOfPrograms(sources);
  return other === undefined ? language : undefined;
}

/** A file that is named as one that draws. */
const DRAWING = /(?:visuali[sz]|gr[aá]fic|plot|desenh|draw)[^/]*$/i;

/** The languages that something is written in. Scripts that draw or test what a program in another language finds are left out. */
function languagesOfPrograms(sources: Sources): LanguageName[] {
  const written = Array.from(sources.keys()).filter((name) => !sources.get(name)!.every(isBlank));
  const isAside = (name: LanguageName) => (source: Source) =>
    isBlank(source) || DRAWING.test(source.path) || TEST.test(source.path) || LANGUAGES[name].draws?.(source);
  const solving = written.filter((name) => !sources.get(name)!.every(isAside(name)));
  return solving.length > 0 ? solving : written;
}

async function languageQuestion(tree: Tree, sources: Sources): Promise<Unclear> {
  const written = languagesOfPrograms(sources);
  if (written.length === 0) return noSource(tree, sources);
  return { kind: "several-languages", languages: written.map((name) => LANGUAGES[name].title).sort() };
}

/** @param language the one that the manifest names */
async function noSource(tree: Tree, sources: Sources, language?: LanguageName): Promise<Unclear> {
  const instead = await insteadIn(tree, sources, language);
  const notSearched = instead ? [] : few(skippedBelow(tree).map(printable));
  return {
    kind: "no-source",
    ...(language && { language: LANGUAGES[language].title }),
    ...(instead && { instead }),
    ...(notSearched.length > 0 && { notSearched }),
  };
}

async function insteadIn(
  tree: Tree,
  sources: Sources,
  language: LanguageName | undefined,
): Promise<Instead | undefined> {
  if (sources.size === 0) {
    const large = await largeSourceIn(tree);
    return large === undefined
      ? insteadOfSource(filesBelow(tree))
      : { what: "large", file: printable(large) };
  }
  const [empty] = language ? (sources.get(language) ?? []) : Array.from(sources.values()).flat();
  return empty && { what: "empty", file: printable(empty.path) };
}

/** The first names: a sentence must be short enough to be read. */
export function few(names: readonly string[]): string[] {
  return names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "..."] : [...names];
}

function mainMissing(file: string, tree: Tree): Unclear {
  const isOther = filesBelow(tree).includes(file);
  return { kind: "main-missing", file: printable(file), ...(isOther && { isOther }) };
}

/** A file that is named as a test. */
const TEST = /(?:(?:^|[/_.-])(?:test|spec)s?|Tests?|Specs?)\.\w+$|(?:^|[/_.-])tests?[_-][^/]*$/;

/** The file with the main program: the one named, the only one with a main, the only one, or one with a usual name. */
async function findMain(
  language: Language,
  { sources, tree }: { readonly sources: readonly Source[]; readonly tree: Tree },
  named: string | undefined,
): Promise<{ source: Source } | { question: Unclear }> {
  if (named !== undefined) {
    const source = sources.find(({ path }) => path === named);
    return source ? { source } : { question: mainMissing(named, tree) };
  }
  const full = sources.filter((source) => !isBlank(source));
  const own = full.filter((source) => !language.isSample?.(source));
  const written = own.length > 0 ? own : full;
  const mains = await mainsAmong(written, language.isMain);
  const some = mains.length > 0 ? mains : written;
  const isProgram = ({ path }: Source) => !TEST.test(path);
  const beside = language.runsFromTop ? written.filter(isProgram) : [];
  const candidates = [some.filter(isProgram), beside].find((each) => each.length > 0) ?? some;
  const usual = language.usualMains
    .map((name) => topmost(candidates, name))
    .find((found) => found !== undefined);
  if (usual) return { source: usual };
  const roots = notNeededByOthers(candidates, language);
  if (roots.length === 1) return { source: roots[0]! };
  const kind = lacksMain(language, written, mains) ? "no-main" : "several-mains";
  // If there is a choice at all, a file with a main program that others import is one, too.
  const meant = candidates.filter((each) => roots.includes(each) || mains.includes(each));
  return { question: { kind, files: few(meant.map(({ path }) => printable(path))) } };
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
const IMPORT = /^[ \t]*(?:(?:const|let|var)\b.*\brequire|from|import|require|require_relative|load)\b.*$/gm;

/** A class that is made, or one of whose methods is called. Files are called as their class is. */
const CLASS_IN_USE = /\b[A-Z]\w*(?=\s?[.(])/g;

/**
 * Leaves out the files that another one imports, or whose class it uses, as what it needs; if they all need each other, all
 * may be meant.
 */
function notNeededByOthers(sources: readonly Source[], { runsFromTop }: Language): readonly Source[] {
  if (sources.length < 2) return sources;
  const imported = sources.map((source) => {
    const imports = (source.text.match(IMPORT) ?? []).join("\n").match(/\w+/g) ?? [];
    const classes = runsFromTop ? [] : (codeOf(source).match(CLASS_IN_USE) ?? []);
    return new Set([...imports, ...classes]);
  });
  const nameOf = ({ path }: Source) => posix.basename(path, posix.extname(path));
  const roots = sources.filter(
    (source) => !imported.some((names, at) => sources[at] !== source && names.has(nameOf(source))),
  );
  return roots.length > 0 ? roots : sources;
}

/**
 * Finds a file by its name, the one in the fewest folders: the others are copies, or programs beside it. Two in as few
 * folders are two programs.
 */
function topmost(sources: readonly Source[], name: string): Source | undefined {
  const depthOf = ({ path }: Source) => path.split("/").length;
  const [first, second] = sources
    .filter(({ path }) => path === name || path.endsWith(`/${name}`))
    .toSorted((a, b) => depthOf(a) - depthOf(b));
  return first && second && depthOf(first) === depthOf(second) ? undefined : first;
}
