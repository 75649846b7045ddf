import { posix } from "node:path";
import { LANGUAGES } from "../../language/index.ts";
import type { Program, Source } from "../../language/language.ts";
import { runsByItself } from "../shape/main-file.ts";
import { isBlank } from "../shape/not-a-source.ts";
import { namesPiece } from "../shape/piece.ts";
import { languageOf, type Sources } from "../tree/sources.ts";
import type { Project } from "./index.ts";

/** The part of the sources of a hand-in that is built, by its project files. */
export interface Stated {
  readonly sources: Sources;
  /** The source with the main program, if that is said. */
  readonly main?: Source;
  /** The project file that says it. */
  readonly by?: string;
}

/**
 * Tells which sources are built, and which of them has the main program, by all project files of a hand-in together. What they say is
 * not believed if it is about another program: nothing that they name begins to run, or it does not name the piece as others do.
 */
export function statedBy(projects: readonly Project[], all: Sources): Stated {
  const sources = listedBy(projects, all);
  const mains = projects.flatMap((project) => {
    const source = project.main === undefined ? undefined : sourceOf(project.main, project, sources);
    return source && !isBlank(source) ? [{ source, by: project.file }] : [];
  });
  const [first] = mains;
  const isAgreed = first && mains.every(({ source }) => source === first.source);
  const others = first ? flat(sources).filter((each) => each !== first.source) : [];
  const isMeant = isAgreed && isAbout([first.source], others);
  return { sources, ...(isMeant && { main: first.source, by: first.by }) };
}

function listedBy(projects: readonly Project[], all: Sources): Sources {
  const lists = projects.map(listOf);
  const isListed = (source: Source) => lists.some((has) => has(source));
  const [listed, others] = apart(flat(all), isListed);
  if (others.length === 0 || !listed.some(begins) || !isAbout(listed, others)) return all;
  const kept = Array.from(all, ([language, sources]) => [language, sources.filter(isListed)] as const);
  return new Map(kept.filter(([, sources]) => sources.length > 0));
}

/**
 * Lists the sources that are built with a main program: those of its own project, and of others that have none. Undefined if no project
 * lists it.
 */
export function builtWith(
  main: Source,
  { projects, sources }: { readonly projects: readonly Project[]; readonly sources: readonly Source[] },
): Omit<Program, "main"> | undefined {
  const lists = projects.map((project) => ({ has: listOf(project), file: project.file }));
  const own = lists.filter(({ has }) => has(main));
  // The nearest one is told.
  const by = own.toSorted((a, b) => b.file.split("/").length - a.file.split("/").length)[0]?.file;
  if (by === undefined) return undefined;
  const parts = lists.filter(({ has }) => !sources.some((each) => has(each) && begins(each)));
  const isBuilt = (source: Source) => [...own, ...parts].some(({ has }) => has(source));
  const [listed, others] = apart(sources, isBuilt);
  const unlisted = others.filter((each) => !isBlank(each));
  return { sources: listed, ...(unlisted.length > 0 && { unlisted: { sources: unlisted, by } }) };
}

/** Tests if some sources are about the piece, or no main program beside them is. */
function isAbout(some: readonly Source[], others: readonly Source[]): boolean {
  return some.some(namesPiece) || !others.some((each) => begins(each) && namesPiece(each));
}

function begins(source: Source): boolean {
  const language = languageOf(source.path, source.text);
  return language !== undefined && !isBlank(source) && runsByItself(LANGUAGES[language], source);
}

function flat(sources: Sources): Source[] {
  return Array.from(sources.values()).flat();
}

function apart(sources: readonly Source[], isMeant: (source: Source) => boolean) {
  return [sources.filter(isMeant), sources.filter((each) => !isMeant(each))] as const;
}

/** Makes a test if a project builds a source. On Windows, where many are made, capital letters do not matter. */
function listOf({ built = [], leftOut = [], folder }: Project): (source: Source) => boolean {
  const tests = [built, leftOut].map((paths) => {
    const places = paths.map((each) => placeOf(each, folder)).filter((each) => each !== undefined);
    const files = new Set(places.filter((each) => !isFolder(each)));
    const folders = places.filter(isFolder);
    return (place: string) => files.has(place) || folders.some((each) => place.startsWith(each));
  });
  return ({ path }) => {
    const place = path.toLowerCase();
    return tests[0]!(place) && !tests[1]!(place);
  };
}

function isFolder(place: string): boolean {
  return place === "" || place.endsWith("/");
}

/** The path of a file or folder from the hand-in's folder, in small letters; undefined if it lies elsewhere. */
function placeOf(file: string, folder: string): string | undefined {
  const path = file.replaceAll("\\", "/");
  // A path on the student's own disk: of it only the name is known here.
  const own = /^(?:[a-z]:)?\//i.test(path) ? posix.basename(path) : path;
  const place = posix.join(folder, own).toLowerCase();
  if (place.startsWith("..")) return undefined;
  return place === "." || place === "./" ? "" : place;
}

/** Finds the source that a project names as its main program: by its path, or by its class. Kotlin adds `Kt` to the name of a file. */
function sourceOf(main: string, { folder }: Project, sources: Sources): Source | undefined {
  const all = flat(sources);
  const place = placeOf(main, folder);
  const file = all.find(({ path }) => path.toLowerCase() === place);
  if (file) return file;
  const names = main.split(/[.$]/);
  const stems = [names, [...names.slice(0, -1), names.at(-1)!.replace(/Kt$/, "")]].map((each) =>
    each.join("/"),
  );
  const stemOf = ({ path }: Source) => path.slice(0, -posix.extname(path).length);
  const wholly = all.filter((source) => stems.some((stem) => `/${stemOf(source)}`.endsWith(`/${stem}`)));
  const lasts = stems.map((stem) => posix.basename(stem));
  const named = all.filter((source) => lasts.includes(posix.basename(stemOf(source))));
  const [only, other] = wholly.length > 0 ? wholly : named;
  return other === undefined ? only : undefined;
}
