import { rmSync, writeFileSync } from "node:fs";

/** Writes a file of the copy anew: that of a file which must not be written is one, too. */
export function replaceFile(file: string, bytes: Buffer): void {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}
