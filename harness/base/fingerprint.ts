import { createHash, type Hash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { byText } from "./text.ts";

/** Hashes a list of texts by SHA-256. Lists with other texts, or the same ones split otherwise, differ. */
export function fingerprint(parts: Iterable<string | Buffer>): string {
  const hash = createHash("sha256");
  for (const part of parts) addPart(hash, part);
  return hash.digest("base64url");
}

function addPart(hash: Hash, part: string | Buffer): void {
  const bytes = typeof part === "string" ? Buffer.from(part) : part;
  hash.update(`${bytes.length} `).update(bytes);
}

/** Hashes the names, the rights to run and the contents of all files below a folder. Links are not followed. */
export function folderFingerprint(folder: string, isTaken: (name: string) => boolean = () => true): string {
  const files = filesOf(readdirSync(folder, { recursive: true, withFileTypes: true }), folder).filter(
    isTaken,
  );
  return fingerprint(
    files.flatMap((name) => {
      const file = path.join(folder, name);
      return [name, rightOf(statSync(file)), readFileSync(file)];
    }),
  );
}

/** The same for a folder of any size: one file at a time is in memory, and other work goes on between them. */
export async function largeFolderFingerprint(
  folder: string,
  isTaken: (name: string) => boolean,
): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const name of filesOf(entries, folder).filter(isTaken)) {
    const file = path.join(folder, name);
    for (const part of [name, rightOf(await stat(file)), await readFile(file)]) addPart(hash, part);
  }
  return hash.digest("base64url");
}

function filesOf(entries: readonly Dirent[], folder: string): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort(byText);
}

function rightOf({ mode }: Stats): string {
  return (mode & 0o111) === 0 ? "" : "x";
}
