import { statSync } from "node:fs";
import path from "node:path";
import { isProblem } from "../../case/known-problems.ts";
import { holdsMain, holdsScript } from "../../submission/find/shape/detect.ts";
import { isNotebook } from "../../submission/find/shape/not-a-source.ts";
import type { ShapeFacts } from "../../submission/find/shape/sections.ts";
import { classShape, shapeOf } from "../../submission/find/shape/shape.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import type { LeftOut } from "../../submission/find/tree/take-in.ts";
import { nameOf, readTree, type Tree } from "../../submission/find/tree/tree.ts";
import { type Student, studentNamed } from "../../submission/student.ts";
import { isPackedName, stemOf } from "./archive/index.ts";
import { insideOf, type LaidOut, layoutOf } from "./layout/index.ts";
import type { ClassEntry, Placed } from "./layout/layout.ts";
import { listingOf } from "./listing.ts";
import { openInPlace } from "./open-class.ts";

/** A file or folder that was handed in. */
export interface Part extends Pick<Placed, "file" | "otherwise"> {
  /** Its absolute path. */
  readonly from: string;
}

/** A part of a class that somebody handed in; a student may have several. */
export interface FoundHandIn extends Pick<Placed, "student" | "time" | "isMarkedLate"> {
  /** The problem after which the folder is named in which it lies. */
  readonly problem?: string;
  /** The folder of the class in which it lies, which is that of a section, or of an archive. */
  readonly level: string;
  /** Names of the sections around, with `/` between them. */
  readonly sections: string;
  readonly part: Part;
}

/** A class as it was read. */
export interface ReadClass {
  readonly handIns: readonly FoundHandIn[];
  /** Platforms that laid it out. */
  readonly platforms: ReadonlySet<string>;
  /** Paths of the sections from the class, if there are several. */
  readonly sections: readonly string[];
  /** Parts of archives that were not unpacked, by absolute paths. */
  readonly leftOut: readonly LeftOut[];
}

export interface ClassFacts extends Omit<ShapeFacts, "hasLayout"> {
  /** Names that were too long for the disk, by the path of what stands for them. */
  readonly longNames: Map<string, string>;
  /** The name of what was given: that of the student, if it is one program. */
  readonly title: string;
}

/**
 * Reads a folder as a class: by the layout of a platform, as sections, or as one folder, archive or source for each student. A
 * folder of one program is the hand-in of one.
 *
 * @param folder a copy that nobody else can change; archives in it are unpacked
 * @throws ExpectedError with a question for the user if two readings are as near
 */
export async function readClass(folder: string, facts: ClassFacts): Promise<ReadClass> {
  const found = { platforms: new Set<string>(), sections: [], leftOut: [] };
  const handIns = await readLevel({ folder, sections: [] }, facts, found);
  return { handIns, ...found };
}

interface Level {
  readonly folder: string;
  /** The folder as it was read, if it was. */
  readonly tree?: Tree | undefined;
  readonly problem?: string;
  /** Names of the sections around. */
  readonly sections: readonly string[];
}

interface Found {
  readonly platforms: Set<string>;
  readonly sections: string[];
  readonly leftOut: LeftOut[];
}

async function readLevel(level: Level, facts: ClassFacts, found: Found): Promise<FoundHandIn[]> {
  const { folder } = level;
  const { longNames, signal } = facts;
  const listing = listingOf(folder, longNames);
  const inside = insideOf(listing);
  if (inside) {
    const tree = level.tree?.folders.find((each) => nameOf(each) === inside.place);
    return readLevel({ ...level, folder: path.join(folder, inside.place), tree }, facts, found);
  }
  const laidOut = await believed(layoutOf(listing), folder);
  if (laidOut) found.platforms.add(laidOut.title);
  const whole = level.tree ?? (await readTree(folder, signal));
  if (!laidOut && !whole.folders.some(isLaidOut(longNames)) && (await isProgram(whole, facts)))
    return [{ ...placeOf(level), student: studentNamed(facts.title), part: { from: folder } }];
  const unplaced = listing.entries.filter((entry) => !laidOut?.placement.has(entry));
  const hasOpened = await openArchives(unplaced, level, { facts, found });
  const tree = partOf(hasOpened ? await readTree(folder, signal) : whole, unplaced);
  const hasLayout = layoutTest(tree, longNames);
  const shape = await classShape(tree, { ...facts, hasLayout });
  const problems = [...shape.folders, ...shape.sections].filter((each) => isProblem(nameOf(each)));
  const within = shape.sections.filter((each) => !problems.includes(each));
  const handIns = [
    ...laidOutIn(level, laidOut),
    ...plainIn(level, longNames, [
      ...shape.folders.filter((each) => !problems.includes(each)).map(nameOf),
      ...shape.loose,
      // An archive that could not be opened is a hand-in all the same, and so is any file that is called after a student.
      ...tree.files.filter(
        (name) => isPackedName(name) || isNotebook(name) || isCalledAfter(name, facts.knows),
      ),
    ]),
  ];
  // A folder around the class is no section of it.
  const isAround = within.length === 1 && handIns.length === 0 && problems.length === 0;
  for (const each of [...problems, ...within]) {
    const title = longNames.get(each.path) ?? nameOf(each);
    const isSection = within.includes(each) && !isAround;
    const sections = isSection ? [...level.sections, title] : level.sections;
    if (isSection || (isAround && !(await hasLayout(each))))
      found.sections.push([...level.sections, title].join("/"));
    const problem = problems.includes(each) ? title : level.problem;
    const below = { folder: each.path, tree: each, sections, ...(problem !== undefined && { problem }) };
    // The user has answered for the first folders that could be sections.
    const answer = isSection && facts.sections === true ? { sections: undefined } : {};
    handIns.push(...(await readLevel(below, { ...facts, ...answer, title, isSection }, found)));
  }
  return handIns;
}

async function isProgram(tree: Tree, facts: ClassFacts): Promise<boolean> {
  const shape = await shapeOf(tree, { ...facts, sections: false });
  return shape.kind === "one";
}

/** Opens the archives that no platform has placed: each may be a hand-in, or a class. Returns if there were any. */
async function openArchives(
  entries: readonly ClassEntry[],
  { folder }: Level,
  { facts: { longNames, signal }, found }: { readonly facts: ClassFacts; readonly found: Found },
): Promise<boolean> {
  const archives = entries.filter(({ kind, name }) => kind === "file" && isPackedName(name));
  for (const { name, place } of archives) {
    const archive = path.join(folder, place);
    const leftOut = await openInPlace(archive, { signal, longNames });
    longNames.set(archive, stemOf(name));
    found.leftOut.push(...(leftOut ?? []).map((each) => ({ ...each, path: path.join(archive, each.path) })));
  }
  return archives.length > 0;
}

/** The part of a folder that no platform has placed. */
function partOf(tree: Tree, entries: readonly ClassEntry[]): Tree {
  const places = new Set(entries.map(({ place }) => place));
  return {
    ...tree,
    files: tree.files.filter((name) => places.has(name)),
    folders: tree.folders.filter((each) => places.has(nameOf(each))),
    skipped: tree.skipped.filter((name) => places.has(name)),
  };
}

function layoutTest({ folders }: Tree, longNames: ReadonlyMap<string, string>) {
  return async (folder: Tree): Promise<boolean> => {
    const listing = listingOf(folder.path, longNames);
    const own = await believed(layoutOf(listing), folder.path);
    // One of several folders is rather a student's, with files of such names.
    return insideOf(listing) !== undefined || (own !== undefined && (!own.isWeak || folders.length === 1));
  };
}

/** Tests if a platform laid a folder out, whatever it is called: so does nobody who writes a program. */
function isLaidOut(longNames: ReadonlyMap<string, string>) {
  return ({ path: folder }: Tree): boolean => layoutOf(listingOf(folder, longNames))?.isWeak === false;
}

function isCalledAfter(file: string, knows: ClassFacts["knows"]): boolean {
  return languageOf(file) === undefined && (knows?.([path.parse(file).name]) ?? 0) > 0;
}

/** Hand-ins of which nothing is known but the names of their files or folders. */
function plainIn(
  level: Level,
  longNames: ReadonlyMap<string, string>,
  places: readonly string[],
): FoundHandIn[] {
  return places.map((place) => {
    const from = path.join(level.folder, place);
    const isFile = statSync(from).isFile();
    const written = longNames.get(from) ?? place;
    const student = isFile
      ? { key: written, name: studentNamed(path.parse(written).name).name }
      : studentNamed(written);
    return {
      ...placeOf(level),
      student: inSection(student, level),
      part: { from, ...(isFile && { file: place }) },
    };
  });
}

function placeOf({ folder, problem, sections }: Level): Pick<FoundHandIn, "problem" | "level" | "sections"> {
  return { ...(problem !== undefined && { problem }), level: folder, sections: sections.join("/") };
}

/** The students of different sections may have one name. */
function inSection(student: Student, { sections }: Level): Student {
  return sections.length === 0 ? student : { ...student, key: `${student.name} (${sections.join("/")})` };
}

function laidOutIn(level: Level, laidOut: LaidOut | undefined): FoundHandIn[] {
  return Array.from(laidOut?.placement ?? []).flatMap(([entry, places]) =>
    places.map(({ student, file, otherwise, part, ...rest }) => ({
      ...placeOf(level),
      ...rest,
      student: student.key === student.name ? inSection(student, level) : student,
      part: {
        from: path.join(level.folder, entry.place, part ?? ""),
        ...(file !== undefined && { file }),
        ...(otherwise !== undefined && { otherwise }),
      },
    })),
  );
}

/** Believes in names that a program's own files could have as well only if each file is a program or an archive. */
async function believed(laidOut: LaidOut | undefined, folder: string): Promise<LaidOut | undefined> {
  if (!laidOut?.isWeak) return laidOut;
  for (const { name, place } of laidOut.placement.keys()) {
    const alone: Tree = { path: folder, files: [place], folders: [], skipped: [] };
    const isSource = !isPackedName(name) && languageOf(name) !== undefined;
    if (isSource && !(await holdsMain(alone)) && !(await holdsScript(alone))) return undefined;
  }
  return laidOut;
}
