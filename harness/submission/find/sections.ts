import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { few, printable } from "../../base/text.ts";
import { isProblem } from "../../case/known-problems.ts";
import { haveOneStem, stemWords } from "./name-stems.ts";
import { mayHoldSeveral } from "./not-a-source.ts";
import { holdsProgram, isSolution, programsBeside } from "./programs-beside.ts";
import { filesBelow, filterInTurns, nameOf, type Tree } from "./tree.ts";

/** Things that are known of a class beside its folder. */
export interface ShapeFacts {
  /** Counts the names that are those of students of the class; absent if there is no list of them. */
  readonly knows?: ((names: readonly string[]) => number) | undefined;
  /** Tests if a folder has the layout of a learning platform. */
  readonly hasLayout?: ((folder: Tree) => Promise<boolean>) | undefined;
  /** The user's answer to the question if folders with several programs are sections; without it, it is asked. */
  readonly sections?: boolean | undefined;
  /** True for a folder that is a section itself: its folders are rather students than sections. */
  readonly isSection?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A folder that may be a section: it holds no program itself, but several hand-ins or programs. */
interface Candidate {
  readonly folder: Tree;
  /** Names of what it holds. */
  readonly names: readonly string[];
}

/** Finds the folders that are sections, and not hand-ins. */
export async function sectionsAmong(
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
  const known = (names: readonly string[]) => (knows ? knows(names) / names.length : 0);
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
  const names = few(found.map(nameOf).map(printable)).join(", ");
  return placed(displayPath(place), {
    en: `there are several programs in ${names}. If these folders are sections with a folder for each student, add --sections. If they are students with several programs, add --no-sections`,
    "pt-BR": `há vários programas em ${names}. Se estas pastas são turmas com uma pasta por aluno, acrescente --sections. Se são alunos com vários programas, acrescente --no-sections`,
  });
}
