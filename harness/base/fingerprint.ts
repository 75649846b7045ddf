import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { byText } from "./text.ts";

/** Hashes a list of texts by SHA-256. Lists with other texts, or the same ones split otherwise, differ. */
export function fingerprint(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    hash.update(`${bytes.length} `).update(bytes);
  }
  return hash.digest("base64url");
}

/** Hashes the names, the rights to run and the contents of all files below a folder. Links are not followed. */
export function folderFingerprint(folder: string, isTaken: (name: string) => boolean = () => true): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isTaken)
    .sort(byText);
  return fingerprint(
    files.flatMap((name) => {
      const file = path.join(folder, name);
      return [name, (statSync(file).mode & 0o111) === 0 ? "" : "x", readFileSync(file)];
    }),
  );
}
