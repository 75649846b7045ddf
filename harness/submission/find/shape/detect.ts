import { posix } from "node:path";
import { byText, few, printable } from "../../../base/text.ts";
import type { Unclear } from "../../../finding/index.ts";
import type { Instead } from "../../../finding/skips.ts";
import { overlayOf } from "../../build/driver.ts";
import { LANGUAGES } from "../../language/index.ts";
import type { Program, Source } from "../../language/language.ts";
import { LANGUAGE_TITLES, type LanguageName } from "../../language/names.ts";
import type { Manifest } from "../../manifest.ts";
import type { SubmissionKind } from "../../submission.ts";
import { projectsIn } from "../project/index.ts";
import { builtWith, statedBy } from "../project/stated.ts";
import {
  isHeader,
  languageOf,
  largeSourceIn,
  MANIFEST,
  readSources,
  type Sources,
  SourcesTooLarge,
} from "../tree/sources.ts";
import { filesBelow, skippedBelow, type Tree } from "../tree/tree.ts";
import { findMain, mainMissing, mainsAmong, mayBeMeant, newestSource } from "./main-file.ts";
import { insteadOfSource, isBlank, isHidden } from "./not-a-source.ts";

/**
 * Finds out what a folder holds; the manifest decides where detection is not enough.
 *
 * @throws SourcesTooLarge
 */
export async function detectProgram(tree: Tree, given: Manifest): Promise<SubmissionKind> {
  const manifest = given.main === undefined ? given : { ...given, main: posix.normalize(given.main) };
  const all = await readSources(tree, overlayOf(tree.path, manifest.driver ?? {}).files);
  const projects = all.size > 0 ? await projectsIn(tree) : [];
  const stated = statedBy(projects, all);
  // What somebody names need not be in a project.
  const isNamed =
    manifest.main !== undefined || (manifest.language && !stated.sources.has(manifest.language));
  const sources = isNamed ? all : stated.sources;
  const said = isNamed ? undefined : stated.main;
  const only =
    manifest.language ?? (said && languageOf(said.path, said.text)) ?? onlyLanguage(sources, manifest);
  if (only === undefined && manifest.main !== undefined) return unclear(mainMissing(manifest.main, tree));
  if (only === undefined && manifest.run) return { kind: "commands" };
  const programs = only === undefined ? programsAmong(sources) : [];
  const newest = await newestSource(programs, tree);
  const language = only ?? (newest && languageOf(newest.path, newest.text));
  if (language === undefined) return unclear(await languageQuestion(tree, sources));

  const candidates = sources.get(language) ?? [];
  const found: MainFound = candidates.every(isBlank)
    ? { question: await noSource(tree, sources, language) }
    : await findMain(LANGUAGES[language], { sources: candidates, tree }, manifest.main);
  const taken: MainFound = said && candidates.includes(said) ? { source: said } : found;
  if ("question" in taken) return manifest.run ? { kind: "commands" } : unclear(taken.question, taken.mains);
  const main = taken.source;
  const built = builtWith(main, { projects, sources: all.get(language)! });
  const program: Program = { ...(built ?? { sources: candidates }), main };
  const older = programs.filter(({ path, text }) => languageOf(path, text) !== language);
  const left = manifest.main === undefined ? mainsLeft(program, language) : [];
  const others = [...mainsIn(found, candidates), ...older, ...left].filter((each) => each !== main);
  const paths = Array.from(new Set(others), ({ path }) => path);
  const asides = manifest.language || manifest.main ? [] : asideOf(language, all);
  const aside = asides.filter((path) => !paths.includes(path));
  const by = main === said ? stated.by : left.length > 0 ? program.unlisted?.by : undefined;
  const reason = newest ? "newest" : taken.reason;
  const why = by === undefined ? reason && { reason } : { by };
  return {
    kind: "program",
    language,
    program,
    ...(aside.length > 0 && { aside }),
    ...(paths.length > 0 && { others: { paths, ...why } }),
  };
}

type MainFound = Awaited<ReturnType<typeof findMain>>;

/** Lists the files that may have the main program, or that have one beside it. */
function mainsIn(found: MainFound, sources: readonly Source[]): readonly Source[] {
  if ("source" in found) return [found.source, ...(found.others ?? [])];
  return sources.filter(({ path }) => found.mains?.includes(path));
}

/** Finds main programs among what the project of a program does not list. */
function mainsLeft({ unlisted }: Program, language: LanguageName): Source[] {
  const mayBe = mayBeMeant(LANGUAGES[language]);
  return (unlisted?.sources ?? []).filter((each) => mayBe(each) && LANGUAGES[language].isMain(each));
}

/** Sources in any language that are programs by themselves, and do not draw or test what others find. */
function programsAmong(sources: Sources): Source[] {
  return languagesOfPrograms(sources).flatMap((name) => {
    const { isMain } = LANGUAGES[name];
    const isProgram = mayBeMeant(LANGUAGES[name]);
    return sources.get(name)!.filter((each) => isProgram(each) && (isMain(each) || isScript(name, each)));
  });
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

/** Checks if a folder holds a source in any language. */
export async function holdsSources(tree: Tree): Promise<boolean> {
  return (await sourcesOrNone(tree)).size > 0;
}

/** Checks if a folder holds a script, which runs from its first line and may say nowhere that it is a main program. */
export async function holdsScript(tree: Tree): Promise<boolean> {
  const all = await sourcesOrNone(tree);
  return Array.from(all).some(([name, sources]) => sources.some((source) => isScript(name, source)));
}

function isScript(name: LanguageName, source: Source): boolean {
  const { runsFromTop, onlyDefines } = LANGUAGES[name];
  return runsFromTop === true && !onlyDefines?.(source);
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

function unclear(finding: Unclear, mains?: readonly string[]): SubmissionKind {
  return { kind: "unclear", finding, ...(mains && { mains }) };
}

/** The only language that something is written in, or that of the main file that the manifest names. */
function onlyLanguage(sources: Sources, { main }: Manifest): LanguageName | undefined {
  const languages = Array.from(sources.keys());
  if (main !== undefined)
    return languages.find((name) => sources.get(name)!.some(({ path }) => path === main));
  const [language, other] = languagesOfPrograms(sources);
  return other === undefined ? language : undefined;
}

/** The languages that something is written in. Scripts that draw or test what a program in another language finds are left out. */
function languagesOfPrograms(sources: Sources): LanguageName[] {
  const written = Array.from(sources.keys()).filter((name) => !sources.get(name)!.every(isBlank));
  const solving = written.filter((name) => sources.get(name)!.some(mayBeMeant(LANGUAGES[name])));
  return solving.length > 0 ? solving : written;
}

async function languageQuestion(tree: Tree, sources: Sources): Promise<Unclear> {
  const written = languagesOfPrograms(sources);
  if (written.length === 0) return noSource(tree, sources);
  const names = written.toSorted((a, b) => byText(LANGUAGE_TITLES[a], LANGUAGE_TITLES[b]));
  return { kind: "several-languages", languages: names.map((name) => LANGUAGE_TITLES[name]), names };
}

/**
 * Tells why there is nothing to run. Headers are sources without a main program: nothing else is in place of one.
 *
 * @param language the one that the manifest names
 */
async function noSource(tree: Tree, sources: Sources, language?: LanguageName): Promise<Unclear> {
  const shown = filesBelow(tree).filter(isShown).sort(byText);
  const unread = await unreadSource(tree, sources, language);
  const headers = unread ? [] : shown.filter(isHeader);
  if (headers.length > 0) return { kind: "no-main", files: few(headers.map(printable)) };
  const instead = unread ?? (sources.size === 0 ? insteadOfSource(filesBelow(tree)) : undefined);
  const others = instead || sources.size > 0 ? [] : shown;
  const files = few(others.map(printable));
  const notSearched = instead ? [] : few(skippedBelow(tree).map(printable));
  return {
    kind: "no-source",
    ...(language && { language: LANGUAGE_TITLES[language] }),
    ...(instead && { instead }),
    ...(files.length > 0 && { files }),
    ...(notSearched.length > 0 && { notSearched }),
  };
}

/** Tests if a student sees a file as one of the hand-in. */
function isShown(file: string): boolean {
  return !isHidden(file) && file !== MANIFEST;
}

/** Finds a source that holds nothing, or too much to be read. */
async function unreadSource(
  tree: Tree,
  sources: Sources,
  language: LanguageName | undefined,
): Promise<Instead | undefined> {
  if (sources.size === 0) {
    const large = await largeSourceIn(tree);
    return large === undefined ? undefined : { what: "large", file: printable(large) };
  }
  const [empty] = language ? (sources.get(language) ?? []) : Array.from(sources.values()).flat();
  return empty && { what: "empty", file: printable(empty.path) };
}
