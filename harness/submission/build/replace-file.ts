import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file of the copy anew, with its folder: a file which must not be written is one, too, and so is a folder. */
export function replaceFile(file: string, bytes: Buffer): void {
  rmSync(file, { recursive: true, force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
