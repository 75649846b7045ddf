import { readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { isOwnFile } from "../base/files.ts";

/** File that says of what the pages and tables of a report were made the last time. */
export const WRITTEN_FILE = ".written.json";

/** The makings of the files of a report, and check sums of what they held. */
export interface Written {
  readonly whole: string;
  readonly files: Readonly<Record<string, WrittenText>>;
}

export interface WrittenText {
  /** Hash of what the text was made of. */
  readonly madeOf: string;
  /** Check sum of the text. */
  readonly sum: number;
}

/** Reads what was written; undefined if that cannot be told. */
export function readWritten(folder: string): Written | undefined {
  try {
    const { whole, files }: Written = JSON.parse(readFileSync(path.join(folder, WRITTEN_FILE), "utf8"));
    const texts = Object.entries(files).filter(
      ([name, text]) => isBelow(name) && typeof text?.madeOf === "string" && typeof text.sum === "number",
    );
    return typeof whole === "string" ? { whole, files: Object.fromEntries(texts) } : undefined;
  } catch {
    return undefined;
  }
}

function isBelow(name: string): boolean {
  return path.posix.normalize(name) === name && !path.posix.isAbsolute(name) && !name.startsWith("..");
}

/** Tests if a file is as it was written. */
export function isAsWritten(folder: string, name: string, { sum }: WrittenText): boolean {
  const file = path.join(folder, name);
  return isOwnFile(file) && crc32(readFileSync(file)) === sum;
}
