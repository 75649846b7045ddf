import { type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { byText, printable } from "../../base/text.ts";
import { PROBLEM_NAMES } from "../../case/names.ts";
import { holdsMain } from "./detect.ts";
import { isOwnFile, isSearched, languageOf, MANIFEST } from "./sources.ts";

/** Folders in which sources are usually kept: the folder above is the submission. */
const SOURCE_FOLDERS = new Set(["src", "source", "lib", "app", "fontes", "codigo"]);

/** Files that stand at the top of a program, even if its sources lie in folders. */
const PROJECT_FILES = new Set([
  "go.mod",
  "Cargo.toml",
  "pom.xml",
  "build.gradle",
  "package.json",
  "Makefile",
  "CMakeLists.txt",
  MANIFEST,
]);

/** Folders that no student has handed in. */
const NO_HAND_INS = new Set([".git", "__MACOSX"]);

/** A student's folder, with the folder of the program that counts. */
export interface HandIn {
  readonly name: string;
  readonly folder: string;
  /** The folders of the other programs in it, from the hand-in's own folder. */
  readonly others: readonly string[];
}

/** Finds the hand-ins in a folder: itself if it is one program, or else one for each folder in it. */
export function handInsIn(folder: string, root = folder): HandIn[] {
  if (isOne(folder)) return [{ name: path.basename(folder), folder, others: [] }];
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !NO_HAND_INS.has(entry.name))
    .flatMap(({ name }) => {
      const below = path.join(folder, name);
      return isProblem(name) ? handInsIn(below, root) : [handInAt(below, root)];
    });
}

function isProblem(name: string): boolean {
  return PROBLEM_NAMES.some((problem) => problem === name);
}

/** Chooses the program of a student: the only one, the whole folder if just one part has a main, or the newest. */
function handInAt(folder: string, root: string): HandIn {
  const name = path.relative(root, folder).split(path.sep).join("/");
  const programs = programsBelow(folder);
  const [only = folder] = programs;
  if (programs.length < 2) return { name, folder: only, others: [] };
  const mains = programs.filter(holdsMain);
  if (mains.length < 2) return { name, folder, others: [] };
  const [newest, ...others] = mains.sort((a, b) => newestIn(b) - newestIn(a) || byText(b, a));
  return {
    name,
    folder: newest!,
    others: others.map((each) => path.relative(folder, each).split(path.sep).join("/")).sort(byText),
  };
}

/** Finds the topmost folders with something to run, in one walk. */
function programsBelow(folder: string): string[] {
  return holdsProgram(folder) ? [folder] : foldersBelow(folder).flatMap(programsBelow);
}

/** The time of the last change of a file, in milliseconds. */
function newestIn(folder: string): number {
  return Math.max(
    0,
    ...ownFiles(folder).map(
      (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
    ...foldersBelow(folder).map(newestIn),
  );
}

/**
 * Tells if a folder is one program. Sources beside several folders with programs are refused: they would make one
 * submission of a class.
 */
function isOne(folder: string): boolean {
  if (!holdsProgram(folder)) return false;
  if (ownFiles(folder).includes(MANIFEST)) return true;
  const programs = programsBeside(folder);
  if (programs.length < 2) return true;
  const sources = firstOf(looseSources(folder));
  const others = firstOf(programs.map((each) => path.basename(each)));
  throw new ExpectedError(
    placed(displayPath(folder), {
      en: `there are source files here (${sources}) and programs in ${others}. If this is a class, move the source files into a folder of their own. If it is one program, add a ${MANIFEST}`,
      "pt-BR": `há arquivos-fonte aqui (${sources}) e programas em ${others}. Se isto é uma turma, mova os arquivos-fonte para uma pasta própria. Se é um só programa, acrescente um ${MANIFEST}`,
    }),
  );
}

function programsBeside(folder: string): string[] {
  return foldersBelow(folder).filter((each) => ownFiles(each).includes(MANIFEST) || holdsMain(each));
}

/** Finds the sources that lie beside the folders of a class: each is a hand-in of its own. */
export function looseHandIns(folder: string): string[] {
  if (ownFiles(folder).includes(MANIFEST) || programsBeside(folder).length < 2) return [];
  return ownFiles(folder).filter((name) => languageOf(name) !== undefined);
}

function holdsProgram(folder: string): boolean {
  return ownFiles(folder).some((name) => PROJECT_FILES.has(name)) || looseSources(folder).length > 0;
}

/** The sources that lie in a folder itself, and the folders for sources. */
function looseSources(folder: string): string[] {
  const files = ownFiles(folder).filter((name) => languageOf(name) !== undefined);
  const folders = entriesOf(folder).filter((entry) => entry.isDirectory());
  return [
    ...files,
    ...folders.map(({ name }) => name).filter((name) => SOURCE_FOLDERS.has(name.toLowerCase())),
  ];
}

/** Names the files of a folder, without those that an operating system left there. */
export function ownFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter(isOwnFile);
}

function foldersBelow(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && isSearched(entry.name))
    .map(({ name }) => path.join(folder, name));
}

/** Lists a folder; an unreadable one is empty here, and told when it is to be built. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Names at most three, so that a reader knows which are meant. */
function firstOf(names: readonly string[]): string {
  const shown = names.toSorted(byText).slice(0, 3).map(printable);
  return `${shown.join(", ")}${names.length > shown.length ? " ..." : ""}`;
}
