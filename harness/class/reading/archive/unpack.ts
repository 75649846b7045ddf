import { existsSync } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { StoppedError, systemErrorCode } from "../../../base/errors.ts";
import { setTimes } from "../../../base/file-times.ts";
import { shortName } from "../../../base/short-name.ts";
import type { Omission } from "../../../finding/notice.ts";
import {
  IGNORED_FOLDERS,
  type LeftOut,
  LONGEST_PATH_BYTES,
  TAKING_LIMITS,
} from "../../../submission/find/tree/take-in.ts";
import { isOwnFile } from "../../../submission/find/tree/tree.ts";
import { type ArchiveEntry, ArchiveError, Effort } from "./archive.ts";
import { readArchive } from "./index.ts";
import { namesFolder, pathBelow, topOf } from "./names.ts";

/** An archive may hold this many times its own size, or so many bytes if that is more. */
const MOST_RATIO = 200;
const ALWAYS_BYTES = 32 * 1024 * 1024;

/** Space that is left for one hand-in. */
export interface Room {
  entries: number;
  bytes: number;
}

export function newRoom(): Room {
  return { entries: TAKING_LIMITS.entries, bytes: TAKING_LIMITS.totalBytes };
}

export interface Unpacking {
  /** Gives the space for an entry, by the first part of its path; undefined if no entry is wanted any more. */
  readonly roomOf: (top: string) => Room | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Shared by the archives of a hand-in; one of its own if absent. */
  readonly effort?: Effort;
  /** Gets names that were too long for the disk, by the path of what stands for them. */
  readonly longNames?: Map<string, string> | undefined;
}

/**
 * Unpacks an archive into a folder, entry by entry. Only regular files and folders are made, below that folder. Of
 * files with the same name the last counts, as in any other program for archives.
 *
 * @param to a folder that is empty, and that nobody else can change
 * @returns the entries that were left out
 * @throws ArchiveError if the archive cannot be opened; the folder is gone then
 */
export async function unpack(
  file: string,
  to: string,
  { roomOf, signal, effort, longNames }: Unpacking,
): Promise<LeftOut[]> {
  const { size } = await stat(file);
  const whole = { entries: Number.POSITIVE_INFINITY, bytes: Math.max(ALWAYS_BYTES, MOST_RATIO * size) };
  const leftOut: LeftOut[] = [];
  const tops = new Map<string, string>();
  try {
    for await (const entry of readArchive(file, effort ?? Effort.for(size))) {
      if (signal?.aborted) throw new StoppedError();
      const named = pathBelow(entry.name);
      const parts = named?.split("/") ?? [];
      // Two students may differ by the way in which their accents are written.
      const [top = "", written = top] = [parts[0], topOf(entry.name)];
      if (!tops.has(top)) tops.set(top, written);
      else if (tops.get(top) !== written) parts[0] = written;
      const below = named === undefined ? undefined : parts.map(shortName).join("/");
      for (const [at, part] of parts.entries())
        if (part !== shortName(part))
          longNames?.set(path.join(to, ...parts.slice(0, at + 1).map(shortName)), part);
      if (below === "" || isForeign(parts)) continue;
      const room = roomOf(parts[0] ?? "");
      if (!room) break;
      // The rest of a flood is not even told.
      if (room.entries < 0) continue;
      const rooms = [room, whole];
      const reason = room.entries-- === 0 ? "too-many" : await place(entry, { to, below, rooms });
      if (reason) leftOut.push({ path: below ?? entry.name, reason });
    }
    return leftOut;
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

function isForeign(parts: readonly string[]): boolean {
  return parts.some((part) => IGNORED_FOLDERS.has(part)) || !isOwnFile(parts.at(-1) ?? "");
}

interface EntryLocation {
  readonly to: string;
  /** The path below the folder; undefined if it leads outside. */
  readonly below: string | undefined;
  readonly rooms: readonly Room[];
}

/** Makes the file or folder of an entry, or tells why not. */
async function place(
  entry: ArchiveEntry,
  { to, below, rooms }: EntryLocation,
): Promise<Omission | undefined> {
  if (entry.encrypted) throw new ArchiveError("encrypted");
  if (below === undefined) return "path-outside";
  if (entry.kind === "link") return "link";
  if (entry.kind === "special") return "not-a-file";
  const parts = below.split("/");
  if (parts.length > TAKING_LIMITS.depth) return "too-deep";
  if (Buffer.byteLength(below) > LONGEST_PATH_BYTES) return "path-too-long";
  const target = path.join(to, below);
  try {
    const isFolder = entry.kind === "folder" || namesFolder(entry.name);
    await mkdir(isFolder ? target : path.dirname(target), { recursive: true });
    return isFolder ? undefined : await write(entry, target, rooms);
  } catch (error) {
    const isTaken = ["EEXIST", "ENOTDIR", "EISDIR"].includes(systemErrorCode(error) ?? "");
    if (!isTaken) throw error;
    return "file-and-folder";
  }
}

async function write(
  { bytes, modified, content }: ArchiveEntry,
  target: string,
  rooms: readonly Room[],
): Promise<Omission | undefined> {
  const room = Math.min(TAKING_LIMITS.fileBytes, ...rooms.map((each) => each.bytes));
  if (bytes > room) return "too-large";
  const isAgain = existsSync(target);
  const copy = await open(target, "w");
  let written = 0;
  try {
    for await (const chunk of content()) {
      written += chunk.length;
      // The archive's statement about the size need not be true.
      if (written > room) break;
      await copy.writeFile(chunk);
    }
    if (modified) await setTimes(copy, { accessed: modified, modified });
  } finally {
    await copy.close();
    for (const each of rooms) each.bytes -= written;
  }
  if (written <= room) return isAgain ? "same-name" : undefined;
  await rm(target);
  return "too-large";
}
