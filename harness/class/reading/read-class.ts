import path from "node:path";
import { isProblem } from "../../case/known-problems.ts";
import { holdsMain, holdsScript } from "../../submission/find/detect.ts";
import { classShape, type ShapeFacts, shapeOf } from "../../submission/find/shape.ts";
import { languageOf } from "../../submission/find/sources.ts";
import type { LeftOut } from "../../submission/find/take-in.ts";
import { nameOf, readTree, type Tree } from "../../submission/find/tree.ts";
import { type Student, studentNamed } from "../../submission/student.ts";
import { isPackedName, stemOf } from "./archive/index.ts";
import { insideOf, type LaidOut, layoutOf } from "./layout/index.ts";
import type { ClassEntry, Placed } from "./layout/layout.ts";
import { listingOf } from "./listing.ts";
import { openInPlace } from "./open-class.ts";

/** Sections in each other. */
const MOST_DEPTH = 4;

/** A file or folder that was handed in. */
export interface Part extends Pick<Placed, "file" | "otherwise"> {
  /** Its absolute path. */
  readonly from: string;
}

/** A part of a class that somebody handed in; a student may have several. */
export interface FoundHandIn extends Pick<Placed, "student" | "time" | "isMarkedLate"> {
  /** The problem after which the folder is named in which it lies. */
  readonly problem?: string;
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
  const { folder, problem } = level;
  const { longNames, signal } = facts;
  const listing = listingOf(folder, longNames);
  const inside = insideOf(listing);
  if (inside) return readLevel({ ...level, folder: path.join(folder, inside.place) }, facts, found);
  const laidOut = await believed(layoutOf(listing), folder);
  if (laidOut) found.platforms.add(laidOut.title);
  else if ((await shapeOf(await readTree(folder, signal), { ...facts, sections: false })).kind === "one")
    return [{ ...placeOf(level), student: studentNamed(facts.title), part: { from: folder } }];
  const isPlaced = (entry: ClassEntry) => laidOut?.placement.has(entry) ?? false;
  const unplaced = new Map(
    listing.entries.filter((entry) => !isPlaced(entry)).map((entry) => [entry.place, entry]),
  );
  for (const { kind, name, place } of unplaced.values()) {
    const archive = path.join(folder, place);
    if (kind !== "file" || !isPackedName(name)) continue;
    const leftOut = await openInPlace(archive, { signal, longNames });
    longNames.set(archive, stemOf(name));
    found.leftOut.push(...(leftOut ?? []).map((each) => ({ ...each, path: path.join(archive, each.path) })));
  }
  const whole = await readTree(folder, signal);
  const isOwn = (place: string) => unplaced.has(place);
  const tree: Tree = {
    ...whole,
    files: whole.files.filter(isOwn),
    folders: whole.folders.filter((each) => isOwn(nameOf(each))),
    skipped: whole.skipped.filter(isOwn),
  };
  const hasLayout = async (each: Tree) => {
    const below = listingOf(each.path, longNames);
    const own = await believed(layoutOf(below), each.path);
    // One of several folders is rather a student's, with files of such names.
    return insideOf(below) !== undefined || (own !== undefined && (!own.isWeak || tree.folders.length === 1));
  };
  const { loose, folders, sections: within } = await classShape(tree, { ...facts, hasLayout });
  const shown = (each: Tree) => longNames.get(each.path) ?? nameOf(each);
  const ofSource = (file: string): FoundHandIn => ({
    ...placeOf(level),
    student: inSection(studentNamed(longNames.get(path.join(folder, file)) ?? file), level),
    part: { from: path.join(folder, file), file },
  });
  const handIns: FoundHandIn[] = [
    ...laidOutIn(level, laidOut),
    ...folders
      .filter((each) => !isProblem(nameOf(each)))
      .map((each) => ({
        ...placeOf(level),
        student: inSection(studentNamed(shown(each)), level),
        part: { from: each.path },
      })),
    ...loose.map(ofSource),
    // An archive that could not be opened is a hand-in all the same.
    ...tree.files.filter(isPackedName).map(ofSource),
  ];
  const isAlone = within.length === 1 && handIns.length === 0;
  for (const each of [...folders.filter((each) => isProblem(nameOf(each))), ...within]) {
    const isSection = within.includes(each) && !isAlone;
    if (isSection) found.sections.push([...level.sections, shown(each)].join("/"));
    if (level.sections.length === MOST_DEPTH) continue;
    handIns.push(
      ...(await readLevel(
        {
          folder: each.path,
          sections: isSection ? [...level.sections, shown(each)] : level.sections,
          ...(isProblem(nameOf(each)) ? { problem: nameOf(each) } : problem !== undefined && { problem }),
        },
        { ...facts, title: shown(each), isSection },
        found,
      )),
    );
  }
  return handIns;
}

function placeOf({ problem }: Level): Pick<FoundHandIn, "problem"> {
  return problem === undefined ? {} : { problem };
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
