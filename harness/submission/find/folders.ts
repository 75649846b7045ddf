import { stat } from "node:fs/promises";
import path from "node:path";
import { ExpectedError, StoppedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { byText, printable } from "../../base/text.ts";
import { isProblem } from "../../case/known-problems.ts";
import type { ProblemName } from "../../case/names.ts";
import { holdsMain, holdsScript } from "./detect.ts";
import { isAbout } from "./guess.ts";
import { languageOf, MANIFEST } from "./sources.ts";
import { filesBelow, nameOf, readTree, type Tree } from "./tree.ts";

/** Folders in which sources are usually kept: the folder above is the submission. */
const SOURCE_FOLDERS = new Set(["src", "source", "lib", "app", "fontes", "codigo"]);

/** Files that stand at the top of a program, even if its sources lie in folders. */
const PROJECT_FILES = new Set([
  "go.mod",
  "stack.yaml",
  "Cargo.toml",
  "pom.xml",
  "build.gradle",
  "package.json",
  "Makefile",
  "CMakeLists.txt",
  MANIFEST,
]);

/** A student's folder, with the folder of the program that counts. */
export interface HandIn {
  readonly name: string;
  readonly program: Tree;
  /** The path of the program from the student's folder, with `/` between the parts; absent if it is that folder itself. */
  readonly inner?: string;
  /** Set if it holds other programs, too; folders are those from the hand-in's own. */
  readonly versions?: Versions;
  /** The student's folder, if that of the program is another one. */
  readonly whole?: Tree;
}

/** Programs of one hand-in, of which the newest is taken. */
export interface Versions {
  readonly graded: string;
  readonly others: readonly string[];
  /** Set if another one is as new: the last one by name is taken. */
  readonly isTie?: true;
  /** Set if others do not seem to be about the problem: it is the only one that does, or the newest of these. */
  readonly isAbout?: "only" | "newest";
}

/** Things to know of a folder in which programs are looked for. */
interface Search {
  /** The problem of those that do not stand below a folder named after one. */
  readonly problem: ProblemName | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Finds the hand-ins in a folder: itself if it is one program, or else one for each folder in it.
 *
 * @throws StoppedError
 */
export async function handInsIn(folder: Tree, search: Search): Promise<HandIn[]> {
  return handInsBelow(folder, folder.path, search);
}

async function handInsBelow(folder: Tree, root: string, search: Search): Promise<HandIn[]> {
  if (await isOne(folder)) return [{ name: nameOf(folder), program: folder }];
  if (await isSolution(folder)) return [{ ...(await handInAt(folder, root, search)), name: nameOf(folder) }];
  const handIns: HandIn[] = [];
  for (const below of await handedIn(folder, search.signal)) {
    if (search.signal?.aborted) throw new StoppedError();
    if (isProblem(nameOf(below))) handIns.push(...(await handInsBelow(below, root, search)));
    else handIns.push(await handInAt(below, root, search));
  }
  return handIns;
}

/**
 * All folders of a class: that of a student may have a name of those in which nobody looks for sources. Then it has a
 * program, or it is what a tool left there.
 */
async function handedIn(folder: Tree, signal?: AbortSignal): Promise<Tree[]> {
  const others: Tree[] = [];
  for (const name of folder.skipped.filter((each) => !each.startsWith("."))) {
    const other = await readTree(path.join(folder.path, name), signal);
    if (await holdsMain(other)) others.push(other);
  }
  return [...folder.folders, ...others];
}

/**
 * Chooses the program of a student: the only one, the whole folder if just one part has a main, or the newest of those that look
 * like programs for the problem, if any does.
 */
export async function handInAt(folder: Tree, root: string, { problem, signal }: Search): Promise<HandIn> {
  const name = path.relative(root, folder.path).split(path.sep).join("/");
  const shown = (program: { path: string }) =>
    path.relative(folder.path, program.path).split(path.sep).join("/");
  const found = programsBelow(folder);
  const withMain = found.length < 2 ? found : await filterInTurns(found, holdsMain, signal);
  const others = found.filter((each) => !isOfTests(each));
  // Tests are left out if something else can be run.
  const programs = withMain.some((each) => others.includes(each)) ? others : found;
  const [only = folder] = programs;
  if (programs.length < 2)
    return { name, program: only, ...(only !== folder && { inner: shown(only), whole: folder }) };
  const mains = withMain.filter((each) => programs.includes(each));
  if (mains.length < 2) return { name, program: folder };
  const wanted = problemOfFolder(folder.path) ?? problem;
  const runs = async (each: Tree) => mains.includes(each) || holdsScript(each);
  const isMeant = async (each: Tree) => wanted !== undefined && (await isAbout(wanted, each)) && runs(each);
  const about = await filterInTurns(programs, isMeant, signal);
  const meant = [mains.filter((each) => about.includes(each)), about, mains].find((some) => some.length > 0)!;
  const dated = await Promise.all(
    meant.map(async (program) => ({ program, changedMs: await changeOf(program) })),
  );
  const [newest, second] = dated.sort(
    (a, b) => b.changedMs - a.changedMs || byText(b.program.path, a.program.path),
  );
  const { program, changedMs } = newest!;
  const left = programs.filter((each) => each !== program && (mains.includes(each) || meant.includes(each)));
  return {
    name,
    program,
    inner: shown(program),
    versions: {
      graded: shown(program),
      others: left.map(shown).sort(byText),
      ...(changedMs === second?.changedMs && { isTie: true }),
      ...(left.some((each) => !meant.includes(each)) && {
        isAbout: meant.length === 1 ? ("only" as const) : ("newest" as const),
      }),
    },
    whole: folder,
  };
}

/** The nearest folder above that is named after a problem. */
export function problemOfFolder(folder: string): ProblemName | undefined {
  const parts = folder.split(path.sep).reverse();
  return parts.find(isProblem);
}

/** Finds the topmost folders with something to run. */
export function programsBelow(folder: Tree): Tree[] {
  return holdsProgram(folder) ? [folder] : folder.folders.flatMap(programsBelow);
}

async function filterInTurns(
  programs: readonly Tree[],
  test: (program: Tree) => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<Tree[]> {
  const passed: Tree[] = [];
  for (const program of programs) {
    if (signal?.aborted) throw new StoppedError();
    if (await test(program)) passed.push(program);
  }
  return passed;
}

/** The time of a program's last change in milliseconds. */
async function changeOf(program: Tree): Promise<number> {
  let newest = 0;
  for (const file of filesBelow(program)) {
    const changed = await stat(path.join(program.path, file)).catch(() => undefined);
    newest = Math.max(newest, changed?.mtimeMs ?? 0);
  }
  return newest;
}

/**
 * Tells if a folder is one program. Sources beside several folders with programs are refused: they would make one
 * submission of a class.
 */
async function isOne(folder: Tree): Promise<boolean> {
  if (!holdsProgram(folder)) return false;
  if (folder.files.includes(MANIFEST)) return true;
  const programs = await programsBeside(folder, 4);
  if (programs.length < 2) return true;
  const sources = firstOf(looseSources(folder));
  const others = firstOf(programs.map(nameOf));
  throw new ExpectedError(
    placed(displayPath(folder.path), {
      en: `there are source files here (${sources}) and programs in ${others}. If this is a class, move the source files into a folder of their own. If it is one program, add a ${MANIFEST}`,
      "pt-BR": `há arquivos-fonte aqui (${sources}) e programas em ${others}. Se isto é uma turma, mova os arquivos-fonte para uma pasta própria. Se é um só programa, acrescente um ${MANIFEST}`,
    }),
  );
}

/**
 * Tells if a folder is a solution of Visual Studio with one program in several projects: some have nothing to run, and are there
 * for others. Of an instructor's solution for a class, each project is a program.
 */
async function isSolution(folder: Tree): Promise<boolean> {
  if (!folder.files.some((name) => /\.slnx?$/i.test(name))) return false;
  for (const project of folder.folders.filter(holdsProgram)) if (!(await holdsMain(project))) return true;
  return false;
}

const isOfTests = (folder: Tree) => /^tests?$/i.test(nameOf(folder));

/** Tests if a folder is a part of a program, and of no class: its sources and its tests. */
const isPart = (folder: Tree) => SOURCE_FOLDERS.has(nameOf(folder)) || isOfTests(folder);

/** Finds folders with a program in a folder, so many at most. */
async function programsBeside(folder: Tree, most: number): Promise<Tree[]> {
  const found: Tree[] = [];
  for (const each of folder.folders) {
    if (found.length === most) break;
    if (isPart(each)) continue;
    if (each.files.includes(MANIFEST) || (await holdsMain(each))) found.push(each);
  }
  return found;
}

/** Finds the sources that lie beside the folders of a class: each is a hand-in of its own. */
export async function looseHandIns(folder: Tree): Promise<string[]> {
  const loose = folder.files.filter((name) => languageOf(name) !== undefined);
  if (loose.length === 0 || folder.files.includes(MANIFEST)) return [];
  return (await programsBeside(folder, 2)).length < 2 ? [] : loose;
}

function holdsProgram(folder: Tree): boolean {
  return folder.files.some((name) => PROJECT_FILES.has(name)) || looseSources(folder).length > 0;
}

/** The sources that lie in a folder itself, and the folders for sources. */
function looseSources({ files, folders }: Tree): string[] {
  return [
    ...files.filter((name) => languageOf(name) !== undefined),
    ...folders.map(nameOf).filter((name) => SOURCE_FOLDERS.has(name.toLowerCase())),
  ];
}

/** Names at most three, so that a reader knows which are meant. */
function firstOf(names: readonly string[]): string {
  const shown = names.toSorted(byText).slice(0, 3).map(printable);
  return `${shown.join(", ")}${names.length > shown.length ? " ..." : ""}`;
}
