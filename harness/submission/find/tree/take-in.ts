import type { Dirent } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import path from "node:path";
import { StoppedError, systemErrorCode } from "../../../base/errors.ts";
import { setTimes } from "../../../base/file-times.ts";
import { isProblem } from "../../../case/known-problems.ts";
import type { Omission } from "../../../finding/notice.ts";
import {
  entriesOf,
  entryPath,
  FILE_FLAGS,
  isUnmoved,
  nameOf,
  type OpenFolder,
  openFolder,
} from "./open-folder.ts";

/** Limits of one hand-in. */
export interface TakingLimits {
  /** Folders in each other. */
  readonly depth: number;
  /** Files and folders. */
  readonly entries: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

/** Room for a program with all the packages that it was made with. */
export const TAKING_LIMITS: TakingLimits = {
  depth: 32,
  entries: 20_000,
  fileBytes: 64 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
};

/** Longer paths could not be built in: compilers add folders of their own. */
export const LONGEST_PATH_BYTES = 1024;
const CHUNK_BYTES = 256 * 1024;

/** Folders that are no part of a program. Those of version control may hold commands, which a compiler that asks it would run. */
export const IGNORED_FOLDERS: ReadonlySet<string> = new Set([".git", ".hg", ".svn", ".bzr", "__MACOSX"]);

export interface LeftOut {
  /** The path below the class, with `/` between the parts. */
  readonly path: string;
  readonly reason: Omission;
}

/** One hand-in on its way. */
interface Taking {
  readonly limits: TakingLimits;
  readonly leftOut: LeftOut[];
  readonly signal: AbortSignal | undefined;
  entries: number;
  bytes: number;
}

export interface TakingOptions {
  readonly limits?: TakingLimits;
  readonly signal?: AbortSignal | undefined;
  /** The absolute path of a file or folder of ours; the entry of the class that holds it is no hand-in. */
  readonly except?: string | undefined;
}

/** Entries that were left out, by the path of their hand-in; those that lie in the class itself by "". */
export type Omissions = ReadonlyMap<string, readonly LeftOut[]>;

/**
 * Copies a folder of hand-ins, so that nobody looks at the students' own files again: they may be links or pipes, and may
 * change while they are read. Each entry is opened once, by the descriptor of its folder, without following links; only
 * regular files and folders are copied. Nothing here waits for a file or blocks the event loop. Each folder below, and
 * each below one that is named after a problem, has limits of its own: a hostile one costs no other.
 *
 * @param to a folder that does not exist yet
 * @throws Error with the system's code if the folder itself cannot be read
 */
export async function takeIn(
  from: string,
  to: string,
  { limits = TAKING_LIMITS, signal, except }: TakingOptions = {},
): Promise<Omissions> {
  const omissions = new Map<string, LeftOut[]>();
  const start = (handIn: string): Taking => {
    const leftOut: LeftOut[] = [];
    omissions.set(handIn, leftOut);
    return { limits, leftOut, signal, entries: 0, bytes: 0 };
  };
  const folder = await openFolder(Buffer.from(from));
  try {
    await mkdir(to);
    const exceptName = except && path.relative(from, except).split(path.sep)[0];
    await copyFolder({ folder, to, below: "", depth: 0, start, exceptName }, start(""));
  } finally {
    await folder.handle.close();
  }
  return omissions;
}

interface Walk {
  readonly folder: OpenFolder;
  /** The folder of the copy. */
  readonly to: string;
  /** The path below the class. */
  readonly below: string;
  readonly depth: number;
  /** Begins a hand-in, if the folder's own folders are hand-ins. */
  readonly start?: ((handIn: string) => Taking) | undefined;
  readonly exceptName?: string | undefined;
}

async function copyFolder(walk: Walk, taking: Taking): Promise<void> {
  const { folder, below } = walk;
  const { limits, leftOut } = taking;
  for (const entry of await entriesOf(folder, limits.entries - taking.entries)) {
    if (taking.signal?.aborted) throw new StoppedError();
    const name = nameOf(entry);
    const place = below === "" ? name : `${below}/${name}`;
    if (name === walk.exceptName || (entry.isDirectory() && IGNORED_FOLDERS.has(name))) continue;
    if (taking.entries >= limits.entries) {
      leftOut.push({ path: place, reason: "too-many" });
      return;
    }
    taking.entries++;
    const reason = await copyEntry({ entry, name, place }, walk, taking);
    if (reason) leftOut.push({ path: place, reason });
  }
}

interface Entry {
  readonly entry: Dirent<Buffer>;
  readonly name: string;
  readonly place: string;
}

async function copyEntry(
  { entry, name, place }: Entry,
  { folder, to, depth, start }: Walk,
  taking: Taking,
): Promise<Omission | undefined> {
  const target = path.join(to, name);
  const isHandIn = start !== undefined && !entry.isFile();
  // A hand-in that cannot be copied keeps its row.
  if (isHandIn) await mkdir(target);
  if (entry.isSymbolicLink()) return "link";
  if (!entry.isFile() && !entry.isDirectory()) return "not-a-file";
  if (Buffer.byteLength(place) > LONGEST_PATH_BYTES) return "path-too-long";
  if (entry.isDirectory() && depth >= taking.limits.depth) return "too-deep";
  const from = entryPath(folder, entry.name);
  try {
    if (entry.isFile()) return await copyFile({ from, folder, target }, taking);
    const below = await openFolder(from);
    try {
      if (!(await isUnmoved(folder))) return "changed";
      if (!isHandIn) await mkdir(target);
      const own = start?.(place) ?? taking;
      const isClass = start !== undefined && isProblem(name);
      await copyFolder(
        { folder: below, to: target, below: place, depth: depth + 1, start: isClass ? start : undefined },
        own,
      );
    } finally {
      await below.handle.close();
    }
    return undefined;
  } catch (error) {
    return omissionFor(error);
  }
}

function omissionFor(error: unknown): Omission {
  switch (systemErrorCode(error)) {
    case "ELOOP":
    case "ENOTDIR":
    case "ENOENT":
      return "changed";
    case "EACCES":
    case "EPERM":
    case "EIO":
      return "unreadable";
    default:
      throw error;
  }
}

async function copyFile(
  { from, folder, target }: { from: Buffer; folder: OpenFolder; target: string },
  taking: Taking,
): Promise<Omission | undefined> {
  const source = await open(from, FILE_FLAGS);
  try {
    const stats = await source.stat();
    // A file that was one may be a pipe by now.
    if (!stats.isFile() || !(await isUnmoved(folder))) return "changed";
    const room = Math.min(taking.limits.fileBytes, taking.limits.totalBytes - taking.bytes);
    if (stats.size > room) return "too-large";
    const copy = await open(target, "wx", keptMode(stats));
    try {
      const written = await pump(source, copy, stats.size);
      taking.bytes += written;
      await setTimes(copy, { accessed: stats.atime, modified: stats.mtime });
    } finally {
      await copy.close();
    }
    return undefined;
  } finally {
    await source.close();
  }
}

/** Tells the rights of a copy: only the right to be run is kept. */
export function keptMode({ mode }: { readonly mode: number }): number {
  return (mode & 0o100) === 0 ? 0o644 : 0o755;
}

const ZEROS = Buffer.alloc(CHUNK_BYTES);

/**
 * Copies at most so many bytes: a file that grows meanwhile is cut at its size at the beginning. Holes stay holes, so
 * that a file of nothing but zeros takes no room on the disk.
 */
async function pump(source: FileHandle, copy: FileHandle, most: number): Promise<number> {
  const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(1, most)));
  let position = 0;
  while (position < most) {
    const { bytesRead } = await source.read(chunk, 0, Math.min(chunk.length, most - position), position);
    if (bytesRead === 0) break;
    const isHole = chunk.compare(ZEROS, 0, bytesRead, 0, bytesRead) === 0;
    if (!isHole) await copy.write(chunk, 0, bytesRead, position);
    position += bytesRead;
  }
  await copy.truncate(position);
  return position;
}
