import { readFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { byText, printable } from "../../base/text.ts";
import { isProblem } from "../../case/known-problems.ts";
import { holdsMain, holdsScript, sourcesOrNone } from "./detect.ts";
import { haveOneStem, stemWords } from "./name-stems.ts";
import { mayHoldSeveral } from "./not-a-source.ts";
import { languageOf, MANIFEST } from "./sources.ts";
import { filesBelow, filterInTurns, nameOf, readTree, type Tree } from "./tree.ts";

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

/** A folder as it is read: one program, or a class. */
export type Shape = { readonly kind: "one" } | ({ readonly kind: "class" } & ClassShape);

export interface ClassShape {
  /** Sources beside the folders: each is a hand-in. */
  readonly loose: readonly string[];
  /** Folders of one hand-in each, and those that are named after a problem. */
  readonly folders: readonly Tree[];
  /** Folders that hold hand-ins of their own. */
  readonly sections: readonly Tree[];
}

/** Things that are known of a class beside its folder. */
export interface ShapeFacts {
  /** Tests if a name is that of a student of the class; absent if there is no list of them. */
  readonly knows?: ((name: string) => boolean) | undefined;
  /** Tests if a folder has the layout of a learning platform. */
  readonly hasLayout?: ((folder: Tree) => Promise<boolean>) | undefined;
  /** The user's answer to the question if folders with several programs are sections; without it, it is asked. */
  readonly sections?: boolean | undefined;
  /** True for a folder that is a section itself: its folders are rather students than sections. */
  readonly isSection?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Decides what a folder is from all that is in it: one program, a class with a hand-in in each folder, or one with sections.
 *
 * @throws ExpectedError with a question for the user if two readings are as near
 */
export async function shapeOf(folder: Tree, facts: ShapeFacts = {}): Promise<Shape> {
  return (await isOne(folder, facts))
    ? { kind: "one" }
    : { kind: "class", ...(await classShape(folder, facts)) };
}

/**
 * Reads a folder of which it is known that it is a class.
 *
 * @throws ExpectedError with a question for the user if two readings are as near
 */
export async function classShape(folder: Tree, facts: ShapeFacts): Promise<ClassShape> {
  const loose = folder.files.filter((name) => languageOf(name) !== undefined);
  const folders = await handedIn(folder, facts.signal);
  const sections = await sectionsAmong(folders, folder, facts);
  return { loose, folders: folders.filter((each) => !sections.includes(each)), sections };
}

/**
 * All folders of a class: that of a student may have a name of those in which nobody looks for sources. Then it has a
 * program, or it is what a tool left there.
 */
async function handedIn(folder: Tree, signal: AbortSignal | undefined): Promise<Tree[]> {
  const others: Tree[] = [];
  for (const name of folder.skipped.filter((each) => !each.startsWith("."))) {
    const other = await readTree(path.join(folder.path, name), signal);
    if (await holdsMain(other)) others.push(other);
  }
  return [...folder.folders, ...others];
}

/**
 * Tests if a folder is one program: it has sources, not several programs in its folders or archives beside them, and no sources
 * that are called after students.
 */
async function isOne(folder: Tree, { knows }: ShapeFacts): Promise<boolean> {
  if (await isSolution(folder)) return true;
  if (!holdsProgram(folder)) return false;
  const sources = folder.files.filter((name) => languageOf(name) !== undefined);
  const known = sources.filter((name) => knows?.(path.parse(name).name));
  if (known.length > 1 && known.length * 2 > sources.length) return false;
  const archives = folder.files.filter(mayHoldSeveral);
  const programs = await programsBeside(folder);
  if (programs.length < 2) return archives.length < 2;
  const manifest = folder.files.includes(MANIFEST) && path.join(folder.path, MANIFEST);
  if (manifest && /^(?:main|run)\s*:/m.test(readFileSync(manifest, "utf8"))) return true;
  const owned = folder.files.filter((name) => PROJECT_FILES.has(name));
  if (owned.length === 0 || (sources.length > 0 && !manifest)) return false;
  const files = firstOf(owned);
  const others = firstOf(programs.map(nameOf));
  throw new ExpectedError(
    placed(displayPath(folder.path), {
      en: `is this a class or one program? There is ${files} here, and there are programs in ${others}. If it is a class, move ${files} away. If it is one program, write a ${MANIFEST} with main: FILE`,
      "pt-BR": `isto é uma turma ou um só programa? Aqui está ${files}, e há programas em ${others}. Se é uma turma, tire ${files} daqui. Se é um só programa, escreva um ${MANIFEST} com main: ARQUIVO`,
    }),
  );
}

/**
 * Tells if a folder is a solution of Visual Studio with one program in several projects: some have nothing to run, and are there
 * for others. Of an instructor's solution for a class, each project is a program.
 */
export async function isSolution(folder: Tree): Promise<boolean> {
  if (!folder.files.some((name) => /\.slnx?$/i.test(name))) return false;
  for (const project of folder.folders.filter(holdsProgram)) if (!(await holdsMain(project))) return true;
  return false;
}

export const isOfTests = (folder: Tree) => /^tests?$/i.test(nameOf(folder));

/**
 * Finds the folders of a folder that hold a program, without those in which a program keeps its sources and tests. A script is a
 * part of the program beside it if that names its folder.
 */
async function programsBeside(folder: Tree): Promise<Tree[]> {
  const beside = await sourcesOrNone({ ...folder, folders: [] });
  const texts = Array.from(beside.values()).flatMap((sources) => sources.map(({ text }) => text));
  const isPart = (each: Tree) => texts.some((text) => text.includes(nameOf(each)));
  const found: Tree[] = [];
  for (const each of folder.folders) {
    if (SOURCE_FOLDERS.has(nameOf(each)) || isOfTests(each)) continue;
    const isProgram = each.files.includes(MANIFEST) || (await holdsMain(each));
    if (isProgram || (!isPart(each) && (await holdsScript(each)))) found.push(each);
  }
  return found;
}

/** Tests if something to run stands in a folder itself. */
export function holdsProgram(folder: Tree): boolean {
  return (
    folder.files.some((name) => PROJECT_FILES.has(name) || languageOf(name) !== undefined) ||
    folder.folders.some((each) => SOURCE_FOLDERS.has(nameOf(each).toLowerCase()))
  );
}

/** A folder that may be a section: it holds no program itself, but several hand-ins or programs. */
interface Candidate {
  readonly folder: Tree;
  /** Names of what it holds. */
  readonly names: readonly string[];
}

/** Finds the folders that are sections, and not hand-ins. */
async function sectionsAmong(
  folders: readonly Tree[],
  { path: place }: Tree,
  { knows, hasLayout, sections, isSection }: ShapeFacts,
): Promise<Tree[]> {
  const surely = await filterInTurns(folders, (each) => holdsLayout(each, hasLayout));
  if (sections === false) return surely;
  const others = folders.filter((each) => !surely.includes(each) && !isProblem(nameOf(each)));
  const candidates: Candidate[] = [];
  for (const each of others) {
    const names = await handedInBelow(each);
    if (names.length > 1) candidates.push({ folder: each, names });
  }
  const found = candidates.map((each) => each.folder);
  if (found.length === 0) return surely;
  const plain = others.filter((each) => !found.includes(each));
  const reading = readingOf(candidates, plain, knows);
  if (reading === "near" && !isSection && sections === undefined)
    throw new ExpectedError(question(place, found));
  if (reading === "hand-ins" || (reading === "near" && isSection)) return surely;
  // A section of which nobody or one person handed in is one all the same.
  const alike = plain.filter((each) => !holdsProgram(each) && haveOneStem([...found, each].map(nameOf)));
  return [...surely, ...found, ...alike];
}

/** Names of what is handed in below a folder, if it may be a section: folders and archives beside no source. */
async function handedInBelow(around: Tree): Promise<string[]> {
  const folder = withoutCover(around);
  if (holdsProgram(folder) || (await isSolution(folder))) return [];
  const archives = folder.files.filter(mayHoldSeveral);
  const programs = await programsBeside(folder);
  const packed = folder.folders.filter(
    (each) => !programs.includes(each) && filesBelow(each).some(mayHoldSeveral),
  );
  if (programs.length + packed.length + archives.length < 2) return [];
  return [...folder.folders.filter((each) => filesBelow(each).length > 0).map(nameOf), ...archives];
}

async function holdsLayout(folder: Tree, hasLayout: ShapeFacts["hasLayout"]): Promise<boolean> {
  if (!hasLayout) return false;
  if (await hasLayout(folder)) return true;
  const below = await filterInTurns(folder.folders, (each) => holdsLayout(each, hasLayout));
  return below.length > 0;
}

/** Goes into folders that hold one folder and nothing else. */
function withoutCover(folder: Tree): Tree {
  const [only, other] = folder.folders;
  return only && !other && folder.files.length === 0 ? withoutCover(only) : folder;
}

type Reading = "sections" | "hand-ins" | "near";

/** Decides between sections with a student in each folder, and students with a program in each folder. */
function readingOf(
  candidates: readonly Candidate[],
  others: readonly Tree[],
  knows: ShapeFacts["knows"],
): Reading {
  const outer = candidates.map(({ folder }) => nameOf(folder));
  const inner = candidates.flatMap(({ names }) => names);
  const known = (names: readonly string[]) => (knows ? names.filter(knows).length / names.length : 0);
  if (known(inner) !== known(outer)) return known(inner) > known(outer) ? "sections" : "hand-ins";
  const isOnly = outer.length + others.length === 1;
  if (inner.every(isProblem)) return isOnly ? "sections" : "hand-ins";
  // Two namesakes are no versions of one.
  const areVersions = candidates.every(({ names }) => haveOneStem(names) && stemWords(names[0]!).length < 2);
  // Three programs of the only student would be odd; a folder around the class is not.
  if (isOnly) return !areVersions && inner.length > 2 ? "sections" : "near";
  // Students keep the parts of a task under the same names, but a name in two sections is rare.
  const all = [...inner, ...others.flatMap((each) => each.folders.map(nameOf))];
  const again = all.length - new Set(all.map((name) => name.toLowerCase())).size;
  if (areVersions || again * 3 >= all.length) return "hand-ins";
  // Sections are numbered, and teams are: but a team has its program at once.
  const direct = others.filter(holdsProgram).length;
  if (haveOneStem([...outer, ...others.map(nameOf)])) return direct > 0 ? "hand-ins" : "sections";
  if (haveOneStem(outer)) return "sections";
  return direct >= outer.length ? "hand-ins" : "near";
}

function question(place: string, found: readonly Tree[]) {
  const names = firstOf(found.map(nameOf));
  return placed(displayPath(place), {
    en: `there are several programs in ${names}. If these folders are sections with a folder for each student, add --sections. If they are students with several programs, add --no-sections`,
    "pt-BR": `há vários programas em ${names}. Se estas pastas são turmas com uma pasta por aluno, acrescente --sections. Se são alunos com vários programas, acrescente --no-sections`,
  });
}

/** Names at most three, so that a reader knows which are meant. */
export function firstOf(names: readonly string[]): string {
  const shown = names.toSorted(byText).slice(0, 3).map(printable);
  return `${shown.join(", ")}${names.length > shown.length ? " ..." : ""}`;
}
