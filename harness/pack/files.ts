import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Contents of files by path, with `/` between the parts. */
export type Files = ReadonlyMap<string, Buffer>;

/** Reads all files below a folder, each with its path below `as`. */
export function filesIn(folder: string, as = ""): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.posix.join(as, ...path.relative(folder, file).split(path.sep)), readFileSync(file)]);
}

/** The mode of a packed file: scripts can be run. */
export function modeOf(content: Buffer): number {
  return content.subarray(0, 2).toString() === "#!" ? 0o755 : 0o644;
}

/** The time of every packed file, so that the same files make the same archive. */
export const PACKED_AT = new Date(Date.UTC(2000, 0, 1));
