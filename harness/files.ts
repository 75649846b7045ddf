import { accessSync, constants, readFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "./errors.ts";

/** The path as a person in the current folder would write it. */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith("..") ? file : relative || ".";
}

/**
 * Reads a text file.
 *
 * @throws ExpectedError with one line that names the file
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    const reason = code === "ENOENT" ? "no such file" : `cannot be read (${code})`;
    throw new ExpectedError(`${displayPath(file)}: ${reason}`, { cause: error });
  }
}

/** Whether this user may run the file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
