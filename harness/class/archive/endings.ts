import { isArchive } from "../../submission/find/not-a-source.ts";

/** Endings of archives that may hold several files, and so a class or a hand-in. */
const OF_SEVERAL = /\.(?:zip|rar|7z|tar|t[gx]z|tbz2?|tzst|tar\.\w+)$/i;

/** Checks if a file is an archive of several files, by its ending; programs and documents may be zips within. */
export function isArchiveName(name: string): boolean {
  return OF_SEVERAL.test(name);
}

/** Checks if a file of a hand-in is unpacked: an archive, or a single file that is compressed. A `.jar` is a program. */
export function isPackedName(name: string): boolean {
  return isArchive(name) && !/\.jar$/i.test(name);
}

/** The name of an archive without its ending. */
export function stemOf(name: string): string {
  return (isArchive(name) && name.replace(/(?:\.tar)?\.\w+$/i, "")) || name;
}
