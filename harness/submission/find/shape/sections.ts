import { ExpectedError } from "../../../base/errors.ts";
import { displayPath } from "../../../base/files.ts";
import { placed, say } from "../../../base/sentence.ts";
import { few, printable } from "../../../base/text.ts";
import { isProblem } from "../../../case/known-problems.ts";
import { filterInTurns, hasFileBelow, nameOf, type Tree } from "../tree/tree.ts";
import { areVersions, haveOneStem } from "./name-stems.ts";
import { mayHoldSeveral } from "./not-a-source.ts";
import { type Knows, onenessOf } from "./oneness.ts";
import { holdsProgram, programsBeside } from "./programs-beside.ts";

/** Things that are known of a class beside its folder. */
export interface ShapeFacts {
  /** Counts the names that are those of students of the class; absent if there is no list of them. */
  readonly knows?: Knows | undefined;
  /** Tests if a folder has the layout of a learning platform. */
  readonly hasLayout?: ((folder: Tree) => Promise<boolean>) | undefined;
  /** The user's answer to the question if folders with several programs are sections. */
  readonly sections?: boolean | undefined;
  /** True for a folder that is a section itself: its folders are rather students than sections. */
  readonly isSection?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A folder that may be a section: it is not one program, but holds several hand-ins or programs. */
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
  const all: Candidate[] = [];
  for (const folder of others) all.push({ folder, names: await handedInBelow(folder, knows) });
  const known = all.filter(({ folder, names }) => isKnownSection(folder, names, knows));
  const several = all.filter(({ names }) => names.length > 1);
  const found = [...several, ...known.filter((each) => !several.includes(each))].map(({ folder }) => folder);
  if (found.length === 0) return surely;
  const plain = others.filter((each) => !found.includes(each));
  const isAnswered = sections === true && !isSection;
  const reading = several.length === 0 || isAnswered ? "sections" : readingOf(several, plain, knows);
  if (reading === "near" && !isSection) throw new ExpectedError(question(place, found));
  if (reading !== "sections") return [...surely, ...known.map(({ folder }) => folder)];
  // A section of which nobody or one person handed in is one all the same.
  const isAlike = (each: Tree) => isAnswered || haveOneStem([...found, each].map(nameOf));
  return [...surely, ...found, ...plain.filter((each) => !holdsProgram(each) && isAlike(each))];
}

/** Tests if the names in a folder are those of students, and its own is not. */
function isKnownSection(folder: Tree, names: readonly string[], knows: Knows | undefined): boolean {
  return (
    knows !== undefined &&
    names.length > 0 &&
    knows(names) * 2 > names.length &&
    knows([nameOf(folder)]) === 0
  );
}

/** Names of what is handed in below a folder, if it is not one program: folders, archives and loose sources. */
async function handedInBelow(around: Tree, knows: Knows | undefined): Promise<string[]> {
  const folder = withoutCover(around, knows);
  if ((await onenessOf(folder, knows)) === "one") return [];
  const archives = folder.files.filter(mayHoldSeveral);
  const filled = folder.folders
    .filter((each) => each.error !== undefined || hasFileBelow(each, () => true))
    .map(nameOf);
  const programs = await programsBeside(folder, true);
  const packed = folder.folders.filter(
    (each) => !programs.includes(each) && hasFileBelow(each, mayHoldSeveral),
  );
  const isSeveral = programs.length + packed.length + archives.length > 1;
  // A cover is a section only of students who are known.
  return isSeveral || knows ? [...filled, ...archives] : [];
}

async function holdsLayout(folder: Tree, hasLayout: ShapeFacts["hasLayout"]): Promise<boolean> {
  if (!hasLayout) return false;
  if (await hasLayout(folder)) return true;
  const below = await filterInTurns(folder.folders, (each) => holdsLayout(each, hasLayout));
  return below.length > 0;
}

/** Goes into folders that hold one folder and nothing else, but not into that of a student who is known. */
function withoutCover(folder: Tree, knows: Knows | undefined): Tree {
  const [only, other] = folder.folders;
  if (!only || other || folder.files.length > 0 || knows?.([nameOf(only)])) return folder;
  return withoutCover(only, knows);
}

type Reading = "sections" | "hand-ins" | "near";

/** Decides between sections with a student in each folder, and students with a program in each folder. */
function readingOf(
  candidates: readonly Candidate[],
  others: readonly Tree[],
  knows: Knows | undefined,
): Reading {
  const outer = candidates.map(({ folder }) => nameOf(folder));
  const inner = candidates.flatMap(({ names }) => names);
  const known = (names: readonly string[]) => (knows ? knows(names) / names.length : 0);
  if (known(inner) !== known(outer)) return known(inner) > known(outer) ? "sections" : "hand-ins";
  const isOnly = outer.length + others.length === 1;
  if (inner.every(isProblem)) return isOnly ? "sections" : "hand-ins";
  const haveVersions = candidates.every(({ names }) => areVersions(names));
  // Three programs of the only student would be odd; a folder around the class is not.
  const hasOwn = candidates.some(({ folder }) => holdsProgram(folder));
  if (isOnly) return !haveVersions && !hasOwn && inner.length > 2 ? "sections" : "near";
  if (haveVersions) return "hand-ins";
  // Students keep the parts of a task under the same names, but a name in two sections is rare.
  const all = [...inner, ...others.flatMap((each) => each.folders.map(nameOf))];
  const again = all.length - new Set(all.map((name) => name.toLowerCase())).size;
  if (again * 3 >= all.length) return haveOneStem(outer) ? "near" : "hand-ins";
  // Sections are numbered, and teams are: but a team has its program at once.
  const direct = others.filter(holdsProgram).length;
  if (haveOneStem([...outer, ...others.map(nameOf)])) return direct > 0 ? "hand-ins" : "sections";
  if (haveOneStem(outer)) return "sections";
  return direct >= outer.length ? "hand-ins" : "near";
}

function question(place: string, found: readonly Tree[]) {
  const names = few(found.map(nameOf).map(printable)).join(", ");
  return placed(
    displayPath(place),
    say`there are several programs in ${names}. If these folders are sections with a folder for each student, add --sections. If they are students with several programs, add --no-sections`,
  );
}
