import { LANGUAGES } from "../../language/index.ts";
import { languageOf, MANIFEST } from "../tree/sources.ts";
import { nameOf, type Tree } from "../tree/tree.ts";
import { holdsMain, holdsScript, sourcesOrNone } from "./detect.ts";

/** Folders in which sources are usually kept: the folder above is the submission. */
const SOURCE_FOLDERS = new Set(["src", "source", "lib", "app", "fontes", "codigo"]);

/** Files that stand at the top of a program, even if its sources lie in folders. */
const PROJECT_FILES = new Set([
  "go.mod",
  "stack.yaml",
  "Cargo.toml",
  "alire.toml",
  "dune-project",
  "pom.xml",
  "build.gradle",
  "build.sbt",
  "package.json",
  "Package.swift",
  "pubspec.yaml",
  "Makefile",
  "CMakeLists.txt",
  MANIFEST,
]);

/**
 * Tells if a folder is a solution of Visual Studio with one program in several projects: some have nothing to run, and are there
 * for others. Of an instructor's solution for a class, each project is a program.
 */
export async function isSolution(folder: Tree): Promise<boolean> {
  if (!folder.files.some((name) => /\.slnx?$/i.test(name))) return false;
  for (const project of folder.folders.filter(holdsProgram)) if (!(await holdsMain(project))) return true;
  return false;
}

export const isOfSources = (folder: Tree) => SOURCE_FOLDERS.has(nameOf(folder).toLowerCase());

export const isOfTests = (folder: Tree) => /^(?:tests?|testes)$/i.test(nameOf(folder));

/**
 * Finds the folders of a folder that hold a program, without those in which a program keeps its sources and tests. A script is a
 * part of another program if that names its folder where it loads others.
 *
 * @param hasScripts true if folders of scripts count; beside a main program of a usual name they are its tools
 */
export async function programsBeside(folder: Tree, hasScripts = !hasUsualMain(folder)): Promise<Tree[]> {
  const top = await loadedAtTop(folder);
  const loaded = new Map<Tree, ReadonlySet<string>>();
  for (const each of folder.folders) loaded.set(each, await wordsLoadedBy(each));
  const isPart = (each: Tree) =>
    top.has(nameOf(each)) ||
    Array.from(loaded).some(([other, names]) => other !== each && names.has(nameOf(each)));
  const found: Tree[] = [];
  for (const each of folder.folders) {
    if (isOfSources(each) || isOfTests(each)) continue;
    const isProgram = each.files.includes(MANIFEST) || (await holdsMain(each));
    if (isProgram || (hasScripts && !isPart(each) && (await holdsScript(each)))) found.push(each);
  }
  return found;
}

/** Tests if a folder has a file that stands at the top of a project. */
function hasProjectFile(folder: Tree): boolean {
  return folder.files.some((name) => PROJECT_FILES.has(name));
}

/** Tests if a folder has a main program of a usual name, or the files or folders of a project: scripts in folders are its tools. */
function hasUsualMain(folder: Tree): boolean {
  const isUsual = (name: string) => {
    const language = languageOf(name);
    return language !== undefined && LANGUAGES[language].usualMains.includes(name);
  };
  return hasProjectFile(folder) || folder.files.some(isUsual) || folder.folders.some(isOfSources);
}

/** Tests if a source at the top of a folder loads another of its folders. */
export async function loadsFolder(folder: Tree): Promise<boolean> {
  const names = await loadedAtTop(folder);
  return folder.folders.some((each) => names.has(nameOf(each)));
}

function loadedAtTop(folder: Tree): Promise<ReadonlySet<string>> {
  return wordsLoadedBy({ ...folder, folders: [] });
}

/** A line that loads something, in any of the languages. A longer one is data. */
const LOADS = /\b(?:import|from|require|require_relative|include|use|mod|package)\b/;
const LONGEST_LINE = 300;

/** Finds the names that the sources of a folder load: modules, and the folders in their paths. */
export async function wordsLoadedBy(folder: Tree): Promise<ReadonlySet<string>> {
  const sources = Array.from((await sourcesOrNone(folder)).values()).flat();
  const lines = sources
    .flatMap(({ text }) => text.split("\n"))
    .filter((line) => line.length <= LONGEST_LINE && LOADS.test(line));
  return new Set(lines.flatMap((line) => line.match(/[\w-]+/g) ?? []).filter((word) => !LOADS.test(word)));
}

/** Tests if something to run stands in a folder itself. */
export function holdsProgram(folder: Tree): boolean {
  return folder.files.some((name) => languageOf(name) !== undefined) || projectSigns(folder).length > 0;
}

/** Names of what a project has beside its sources: files of tools, and folders for sources. */
export function projectSigns({ files, folders }: Tree): string[] {
  return [...files.filter((name) => PROJECT_FILES.has(name)), ...folders.filter(isOfSources).map(nameOf)];
}
