import { posix } from "node:path";
import { LANGUAGES } from "../../language/index.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { MANIFEST } from "../tree/sources.ts";
import { filesBelow, filterInTurns, nameOf, type Tree } from "../tree/tree.ts";
import { holdsMain, sourcesOrNone } from "./detect.ts";
import { classesUsedBy } from "./main-file.ts";
import { namesVersion } from "./name-stems.ts";
import { holdsProgram, isOfSources, isOfTests, wordsLoadedBy } from "./programs-beside.ts";

/** A folder with more programs in it is one project with many parts. */
const MOST_APART = 12;

/** Finds the topmost folders with something to run. */
export function programsBelow(folder: Tree): Tree[] {
  return holdsProgram(folder) ? [folder] : folder.folders.flatMap(programsBelow);
}

/**
 * Takes programs apart that lie in folders of another one, as a second version does, and have no part in it: neither uses anything of
 * the other. What a manifest or a solution of Visual Studio is about stays one.
 *
 * @returns the program without those in its folders, and these; or the program alone
 */
export async function programsApart(program: Tree, signal?: AbortSignal): Promise<readonly Tree[]> {
  if (program.files.includes(MANIFEST) || program.files.some((name) => /\.slnx?$/i.test(name)))
    return [program];
  // A newer helper, a part with a test of its own, a folder of tests: only a name says that it is another version of the whole.
  const within = programsWithin(program).filter((each) => namesVersion(nameOf(each)));
  if (within.length === 0 || within.length > MOST_APART) return [program];
  const running = await filterInTurns(within, holdsMain, signal);
  const rest = without(program, running);
  if (running.length === 0 || !(await holdsMain(rest))) return [program];
  const names = new Map<Tree, NamesOf>();
  for (const each of [rest, ...running]) names.set(each, await namesOf(each));
  const isApart = (each: Tree) =>
    Array.from(names).every(
      ([other, its]) => other === each || !(uses(names.get(each)!, its) || uses(its, names.get(each)!)),
    );
  const apart = running.filter(isApart);
  return apart.length === 0 ? [program] : [without(program, apart), ...apart];
}

function programsWithin(program: Tree): Tree[] {
  const folders = program.folders.filter((each) => !isOfTests(each));
  return folders.flatMap((each) => (isOfSources(each) ? programsWithin(each) : programsBelow(each)));
}

/** A folder without some of those at any depth below it. */
function without(tree: Tree, left: readonly Tree[]): Tree {
  const folders = tree.folders.filter((each) => !left.includes(each)).map((each) => without(each, left));
  return { ...tree, folders };
}

/** Names in a program: those that it has, of files and folders, and those that it loads or uses. */
interface NamesOf {
  readonly own: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

async function namesOf(program: Tree): Promise<NamesOf> {
  const files = filesBelow(program);
  const folders = files.flatMap((file) => file.split("/").slice(0, -1));
  const own = [nameOf(program), ...folders, ...files.map((file) => posix.parse(file).name)];
  const sources = await sourcesOrNone(program);
  const compiled = LANGUAGE_NAMES.filter((name) => !LANGUAGES[name].runsFromTop);
  const classes = compiled.flatMap((name) => sources.get(name) ?? []).flatMap(classesUsedBy);
  return { own: new Set(own), used: new Set([...(await wordsLoadedBy(program)), ...classes]) };
}

/** Tests if one program uses what another one has, and it has not itself. */
function uses({ own, used }: NamesOf, other: NamesOf): boolean {
  return Array.from(used).some((name) => other.own.has(name) && !own.has(name));
}
