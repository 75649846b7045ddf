import { stat } from "node:fs/promises";
import path from "node:path";
import { ExpectedError, StoppedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, type Sentence } from "../../base/sentence.ts";
import { byText, few, printable } from "../../base/text.ts";
import { isProblem } from "../../case/known-problems.ts";
import type { ProblemName } from "../../case/names.ts";
import { holdsMain, holdsScript } from "./detect.ts";
import { isAbout } from "./guess.ts";
import { holdsProgram, isOfTests } from "./programs-beside.ts";
import { shapeOf } from "./shape.ts";
import { MANIFEST } from "./sources.ts";
import { filesBelow, filterInTurns, nameOf, type Tree } from "./tree.ts";

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
    (a, b) => b.changedMs - a.changedMs || byNumbers.compare(b.program.path, a.program.path),
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

/** The time of a program's last change in milliseconds. */
async function changeOf(program: Tree): Promise<number> {
  let newest = 0;
  for (const file of filesBelow(program)) {
    const changed = await stat(path.join(program.path, file)).catch(() => undefined);
    newest = Math.max(newest, changed?.mtimeMs ?? 0);
  }
  return newest;
}

/** Sources beside several folders with programs would make one submission of a class. */
function sourcesBeside(sources: readonly string[], folders: readonly Tree[]): Sentence {
  const files = few(sources.map(printable)).join(", ");
  const others = few(folders.map(nameOf).map(printable)).join(", ");
  return {
    en: `there are source files here (${files}) and programs in ${others}. If this is a class, move the source files into a folder of their own. If it is one program, write a ${MANIFEST} with main: FILE`,
    "pt-BR": `há arquivos-fonte aqui (${files}) e programas em ${others}. Se isto é uma turma, mova os arquivos-fonte para uma pasta própria. Se é um só programa, escreva um ${MANIFEST} com main: ARQUIVO`,
  };
}
