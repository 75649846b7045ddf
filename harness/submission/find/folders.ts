import path from "node:path";
import { ExpectedError, StoppedError } from "../../base/errors.ts";
import { displayPath, pathBelow } from "../../base/files.ts";
import { orInEach, placed, type Sentence, say } from "../../base/sentence.ts";
import { byText, few, printable } from "../../base/text.ts";
import { isProblem, knownProblems } from "../../case/known-problems.ts";
import type { ProblemName } from "../../case/names.ts";
import { OWN_FOLDER } from "../../finding/notice.ts";
import { holdsMain, holdsScript } from "./shape/detect.ts";
import { isAbout } from "./shape/guess.ts";
import { changeOf, newestAmong } from "./shape/newest.ts";
import { programsApart, programsBelow } from "./shape/programs-apart.ts";
import { isOfTests } from "./shape/programs-beside.ts";
import { shapeOf } from "./shape/shape.ts";
import { MANIFEST } from "./tree/sources.ts";
import { filterInTurns, nameOf, type Tree } from "./tree/tree.ts";

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
  readonly programs: readonly Tree[];
  readonly graded: string;
  readonly others: readonly string[];
  /** Set if nothing tells which one is the newest: the last one by name is taken. */
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
  const shape = await shapeOf(folder, { sections: false, signal: search.signal });
  if (shape.kind === "one") return [{ ...(await handInAt(folder, root, search)), name: nameOf(folder) }];
  if (shape.loose.length > 0)
    throw new ExpectedError(placed(displayPath(folder.path), sourcesBeside(shape.loose, shape.folders)));
  const handIns: HandIn[] = [];
  for (const below of shape.folders) {
    if (search.signal?.aborted) throw new StoppedError();
    if (isProblem(nameOf(below))) handIns.push(...(await handInsBelow(below, root, search)));
    else handIns.push(await handInAt(below, root, search));
  }
  return handIns;
}

/** Orders "v10" after "v2". */
const byNumbers = new Intl.Collator("en", { numeric: true });

/**
 * Chooses the program of a student: the only one, the whole folder if just one part has a main, or the newest of those that look
 * like programs for the problem, if any does.
 */
export async function handInAt(folder: Tree, root: string, search: Search): Promise<HandIn> {
  const name = pathBelow(root, folder.path);
  const whole = programsBelow(folder);
  const all: Tree[] = [];
  for (const each of whole) all.push(...(await programsApart(each, search.signal)));
  const apart = all.length > whole.length ? await chosenAmong(all, folder, search) : undefined;
  return { name, ...(apart && isTold(apart, whole) ? apart : await chosenAmong(whole, folder, search)) };
}

/**
 * Tests if there is a choice between a program and those in its folders: where nothing tells which one is newer, or only the one around
 * is about the problem, they stay with it, and what is chosen is its main file.
 */
function isTold({ program, versions }: Omit<HandIn, "name">, whole: readonly Tree[]): boolean {
  const isAround = whole.some((each) => each.path === program.path);
  return versions !== undefined && !versions.isTie && !(isAround && versions.isAbout === "only");
}

async function chosenAmong(
  found: readonly Tree[],
  folder: Tree,
  { problem, signal }: Search,
): Promise<Omit<HandIn, "name">> {
  const place = (program: Tree) => pathBelow(folder.path, program.path);
  const innerOf = (program: Tree) =>
    program.path === folder.path ? { program } : { program, inner: place(program), whole: folder };
  const withMain = found.length < 2 ? found : await filterInTurns(found, holdsMain, signal);
  const others = found.filter((each) => !isOfTests(each));
  // Tests are left out if something else can be run.
  const programs = withMain.some((each) => others.includes(each)) ? others : found;
  const [only = folder] = programs;
  if (programs.length < 2) return innerOf(only);
  const mains = withMain.filter((each) => programs.includes(each));
  if (mains.length < 2) return { program: folder };
  const wanted = problemOfFolder(folder.path) ?? problem;
  const runs = async (each: Tree) => mains.includes(each) || holdsScript(each);
  const isMeant = async (each: Tree) => wanted !== undefined && (await isAbout(wanted, each)) && runs(each);
  const about = await filterInTurns(programs, isMeant, signal);
  const meant = [mains.filter((each) => about.includes(each)), about, mains].find((some) => some.length > 0)!;
  const dated = await Promise.all(
    meant.map(async (program) => ({ program, place: place(program), changedMs: await changeOf(program) })),
  );
  const newest = newestAmong(dated).sort((a, b) => byNumbers.compare(b.place, a.place));
  const { program } = newest[0]!;
  const left = programs.filter((each) => each !== program && (mains.includes(each) || meant.includes(each)));
  const shown = (each: Tree) => place(each) || OWN_FOLDER;
  return {
    ...innerOf(program),
    versions: {
      programs,
      graded: shown(program),
      others: left.map(shown).sort(byText),
      ...(newest.length > 1 && { isTie: true }),
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

/** Asks for the problem of a program that nothing shows. */
export function whichProblem(): Sentence {
  return say`which problem does this program solve? Use --problem ${orInEach(knownProblems(), "--problem ")}`;
}

/** Sources beside several folders with programs would make one submission of a class. */
function sourcesBeside(sources: readonly string[], folders: readonly Tree[]): Sentence {
  const files = few(sources.map(printable)).join(", ");
  const others = few(folders.map(nameOf).map(printable)).join(", ");
  return say`there are source files here (${files}) and programs in ${others}. If this is a class, move the source files into a folder of their own. If it is one program, write a ${MANIFEST} with main: FILE`;
}
