import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { isProblem } from "../case/known-problems.ts";
import { looseHandIns } from "../submission/find/folders.ts";
import { languageOf } from "../submission/find/sources.ts";
import { TAKING_LIMITS } from "../submission/find/take-in.ts";
import { isOwnFile, isSearched, readTree } from "../submission/find/tree.ts";
import { isArchiveName } from "./archive/index.ts";
import { type ClassEntry, layoutOf } from "./layout/index.ts";

/** Lists what the folder of a class holds, without what an operating system left there. No link is followed. */
export function classEntries(folder: string): ClassEntry[] {
  return listed(folder).flatMap((entry): ClassEntry[] => {
    const { name } = entry;
    if (entry.isFile()) return isOwnFile(name) ? [{ name, kind: "file", names: [] }] : [];
    if (!entry.isDirectory() || name === "__MACOSX") return [];
    return [{ name, kind: "folder", names: listed(path.join(folder, name)).map((each) => each.name) }];
  });
}

/** Tells a class from one program, which has sources and perhaps an archive beside them. */
export async function isClass(folder: string): Promise<boolean> {
  const entries = classEntries(folder);
  const hasSource = entries.some(({ name, kind }) => kind === "file" && languageOf(name) !== undefined);
  const archives = entries.filter(({ name, kind }) => kind === "file" && isArchiveName(name));
  return (
    !hasSource ||
    archives.length > 1 ||
    layoutOf(entries) !== undefined ||
    (await looseHandIns(await readTree(folder))).length > 0
  );
}

/** Goes into the one folder that a folder or an archive of a class may hold, unless it is the hand-in of the only student. */
export async function unwrapped(folder: string): Promise<string> {
  const [only, other] = classEntries(folder);
  if (only?.kind !== "folder" || other || isProblem(only.name) || layoutOf([only])) return folder;
  const below = path.join(folder, only.name);
  const several =
    classEntries(below).filter(({ name, kind }) => kind === "folder" || isArchiveName(name)).length > 1;
  const mayBeClass = several || layoutOf(classEntries(below)) !== undefined;
  return mayBeClass && (await isClass(below)) ? below : folder;
}

/** Tells if a class must be arranged before its hand-ins are found. */
export async function isPacked(folder: string): Promise<boolean> {
  const isNamed = layoutOf(classEntries(await unwrapped(folder))) !== undefined;
  return isNamed || holdsArchive(folder, { entries: TAKING_LIMITS.entries });
}

function holdsArchive(folder: string, left: { entries: number }): boolean {
  return listed(folder).some((entry) => {
    if (left.entries-- < 0) return false;
    if (entry.isFile()) return isArchiveName(entry.name);
    return entry.isDirectory() && isSearched(entry.name) && holdsArchive(path.join(folder, entry.name), left);
  });
}

/** Lists a folder; an unreadable one is empty here, and told when it is taken in. */
function listed(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
