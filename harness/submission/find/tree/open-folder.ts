import { constants, type Dirent, type Stats } from "node:fs";
import { type FileHandle, open, opendir, stat } from "node:fs/promises";

/** A source of directory entries that stays the same folder, whatever its path comes to mean. */
export interface OpenFolder {
  readonly handle: FileHandle;
  /** The path that it was opened by. */
  readonly path: Buffer;
  readonly stats: Stats;
}

const FOLDER_FLAGS = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
export const FILE_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export async function openFolder(place: Buffer): Promise<OpenFolder> {
  const handle = await open(place, FOLDER_FLAGS);
  return { handle, path: place, stats: await handle.stat() };
}

/** The path of an entry of a folder that is open: on Linux by its descriptor, so that a swapped parent is not followed. */
export function entryPath({ handle, path: place }: OpenFolder, name: Buffer): Buffer {
  const parent = process.platform === "linux" ? Buffer.from(`/proc/self/fd/${handle.fd}`) : place;
  return Buffer.concat([parent, Buffer.from("/"), name]);
}

/** Checks that a folder still is where it was, for systems on which entries are opened by their paths. */
export async function isUnmoved({ path: place, stats }: OpenFolder): Promise<boolean> {
  if (process.platform === "linux") return true;
  const now = await stat(place).catch(() => undefined);
  return now?.ino === stats.ino && now.dev === stats.dev;
}

/** Reads no more entries than there is room for, and one more to tell that there were too many. */
export async function entriesOf(folder: OpenFolder, room: number): Promise<Dirent<Buffer>[]> {
  const entries: Dirent<Buffer>[] = [];
  const place = process.platform === "linux" ? `/proc/self/fd/${folder.handle.fd}` : folder.path;
  // The types know no buffers here, but names need not be text.
  const listing = await opendir(place as string, { encoding: "buffer" as BufferEncoding });
  for await (const entry of listing as unknown as AsyncIterable<Dirent<Buffer>>) {
    entries.push(entry);
    if (entries.length > room) break;
  }
  return entries.sort((a, b) => a.name.compare(b.name));
}

/** The name as text; a name that is not UTF-8 is read as Latin-1, as in sources, so that nothing is lost with it. */
export function nameOf({ name }: Dirent<Buffer>): string {
  const text = name.toString("utf8");
  return text.includes("\ufffd") ? name.toString("latin1") : text;
}
