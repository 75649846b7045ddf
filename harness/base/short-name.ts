import { createHash } from "node:crypto";
import path from "node:path";

/** The limit of a file system. */
const LONGEST_NAME_BYTES = 255;

/** An ending of a file; longer ones are a part of its name. */
const LONGEST_ENDING = 12;

/** Shortens a name that no file system takes. It keeps its beginning and its ending, and a hash of the whole stands between. */
export function shortName(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST_NAME_BYTES) return name;
  const { ext } = path.parse(name);
  const ending = ext.length > LONGEST_ENDING ? "" : ext;
  const end = `-${createHash("sha256").update(name).digest("hex").slice(0, 8)}${ending}`;
  const letters = Array.from(name.slice(0, LONGEST_NAME_BYTES));
  while (Buffer.byteLength(letters.join("") + end) > LONGEST_NAME_BYTES) letters.pop();
  return letters.join("") + end;
}
