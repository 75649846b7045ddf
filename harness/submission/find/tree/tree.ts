import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { StoppedError } from "../../../base/errors.ts";
import { byText } from "../../../base/text.ts";

/** Folders of tools and of what they make ("reports" is our own): no sources of a student. */
const FOREIGN_FOLDERS = new Set([
  "node_modules",
  "build",
  "target",
  "_build",
  "bin",
  "obj",
  "out",
  "dist",
  "__pycache__",
  "__MACOSX",
  "CMakeFiles",
  // NetBeans keeps sources of its own there.
  "nbproject",
  "reports",
  "venv",
]);

/** Beginning of the name of a folder in which CLion builds. */
const CLION = "cmake-build-";
/** Files of projects whose main program lies in `bin`. */
const HAVE_MAIN_IN_BIN = ["dune-project", "pubspec.yaml"];

/** A file at the top of a virtual environment of Python, whatever the folder is called. */
const ENVIRONMENT_FILE = "pyvenv.cfg";

/** Files that a Mac (`._name` has the properties of `name`) and Windows leave in folders and archives. */
const FOREIGN_FILE = /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** A folder and what is below it, as it was when it was read. Links and devices are left out. */
export interface Tree {
  readonly path: string;
  /** Names of the student's own files, ordered. */
  readonly files: readonly string[];
  /** The folders in which sources are looked for, ordered. */
  readonly folders: readonly Tree[];
  /** Names of the other folders, ordered. */
  readonly skipped: readonly string[];
  /** Error of a folder that cannot be read, which seems to be empty. */
  readonly error?: unknown;
}

/**
 * Reads a folder once, so that nobody lists it again. Nothing here blocks the event loop.
 *
 * @throws StoppedError
 */
export async function readTree(folder: string, signal?: AbortSignal): Promise<Tree> {
  if (signal?.aborted) throw new StoppedError();
  const listing = await entriesOf(folder);
  if ("error" in listing) return { path: folder, files: [], folders: [], skipped: [], error: listing.error };
  const files = namesOf(listing.entries.filter((entry) => entry.isFile()));
  const below = namesOf(listing.entries.filter((entry) => entry.isDirectory()));
  const folders: Tree[] = [];
  const hasMainInBin = HAVE_MAIN_IN_BIN.some((name) => files.includes(name));
  for (const name of below.filter((each) => isSearched(each) || (each === "bin" && hasMainInBin)))
    folders.push(await readTree(path.join(folder, name), signal));
  const own = folders.filter((each) => !each.files.includes(ENVIRONMENT_FILE));
  const searched = new Set(own.map(nameOf));
  return {
    path: folder,
    files: files.filter(isOwnFile),
    folders: own,
    skipped: below.filter((name) => !searched.has(name)),
  };
}

async function entriesOf(folder: string): Promise<{ entries: readonly Dirent[] } | { error: unknown }> {
  try {
    return { entries: await readdir(folder, { withFileTypes: true }) };
  } catch (error) {
    return { error };
  }
}

function namesOf(entries: readonly Dirent[]): string[] {
  return entries.map(({ name }) => name).sort(byText);
}

/** Checks if a file is the student's own, and was not left there by an operating system. */
export function isOwnFile(name: string): boolean {
  return !FOREIGN_FILE.test(name);
}

/** Checks if a folder of this name is searched for sources. */
export function isSearched(folder: string): boolean {
  return !(folder.startsWith(".") || folder.startsWith(CLION) || FOREIGN_FOLDERS.has(folder));
}

/** Filters by a test that waits, one folder after the other. */
export async function filterInTurns(
  programs: readonly Tree[],
  test: (program: Tree) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<Tree[]> {
  const passed: Tree[] = [];
  for (const program of programs) {
    if (signal?.aborted) throw new StoppedError();
    if (await test(program)) passed.push(program);
  }
  return passed;
}

/** The last part of the folder's path. */
export function nameOf(tree: Tree): string {
  return path.basename(tree.path);
}

/**
 * The paths of the student's files at any depth, from the folder, with `/` between the parts.
 *
 * @throws Error with the system's code if a folder could not be read
 */
export function filesBelow(tree: Tree, prefix = ""): string[] {
  if (tree.error !== undefined) throw tree.error;
  const own = tree.files.map((name) => prefix + name);
  return [...own, ...tree.folders.flatMap((each) => filesBelow(each, `${prefix}${nameOf(each)}/`))];
}

/** Tests if a folder has a file of a kind at any depth, as far as it can be read. */
export function hasFileBelow(tree: Tree, isWanted: (name: string) => boolean): boolean {
  return tree.files.some(isWanted) || tree.folders.some((each) => hasFileBelow(each, isWanted));
}

/** The paths of the folders at any depth in which sources are not looked for, from the folder. */
export function skippedBelow(tree: Tree, prefix = ""): string[] {
  const own = tree.skipped.map((name) => prefix + name);
  return [...own, ...tree.folders.flatMap((each) => skippedBelow(each, `${prefix}${nameOf(each)}/`))];
}
