import { isArchive } from "../../../submission/find/shape/not-a-source.ts";

/** Checks if a file of a hand-in is unpacked: an archive, or a single file that is compressed. A `.jar` is a program. */
export function isPackedName(name: string): boolean {
  return isArchive(name) && !/\.jar$/i.test(name);
}

/** The name of an archive without its ending. */
export function stemOf(name: string): string {
  return (isArchive(name) && name.replace(/(?:\.tar)?\.\w+$/i, "")) || name;
}
