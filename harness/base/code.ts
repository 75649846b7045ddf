import { readFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.ts";
import { PACKAGE_FOLDER } from "./package.ts";
import { remembered } from "./remembered.ts";

/** File with the hash of each part of our own code. The build writes it: to read all code at each start takes longer. */
export const CODE_FILE = path.join(PACKAGE_FOLDER, "dist", "bundle", "code.json");

const hashes = remembered(
  (): Readonly<Record<string, string>> => JSON.parse(readFileSync(CODE_FILE, "utf8")),
);

/** Hashes the code of rooms of the harness, as it was built; `reference` stands for the reference. */
export function codeHash(parts: readonly string[]): string {
  return fingerprint(parts.map(hashOf));
}

function hashOf(part: string): string {
  const hash = hashes()[part];
  if (hash === undefined) throw new Error(`there is no code of ${part}`);
  return hash;
}
