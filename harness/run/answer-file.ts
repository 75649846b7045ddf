import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Capture } from "./outcome.ts";

/**
 * Reads a file that a program may have written, once no process of it is left. Neither a link, a pipe or a device in its
 * place nor a folder that is a link is followed out of where the program was to write.
 *
 * @param most the most bytes that are kept
 * @returns undefined if there is no such file, or nothing in it
 */
export function readAnswerFile(
  { file, within }: { file: string; within: string },
  most: number,
): Capture | undefined {
  const descriptor = openInside(file, within);
  if (descriptor === undefined) return undefined;
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || stat.size === 0) return undefined;
    const bytes = Buffer.allocUnsafe(Math.min(stat.size, most));
    const length = readSync(descriptor, bytes, 0, bytes.length, 0);
    return { bytes: bytes.subarray(0, length), cut: stat.size > most };
  } finally {
    closeSync(descriptor);
  }
}

function openInside(file: string, within: string): number | undefined {
  try {
    const folder = realpathSync(path.dirname(file));
    const root = realpathSync(within);
    if (folder !== root && !folder.startsWith(root + path.sep)) return undefined;
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}
