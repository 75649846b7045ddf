import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "./errors.ts";
import { lineNotUtf8 } from "./utf8.ts";

/** The path as a person in the current folder would write it, so that nobody takes it for an option or a command. */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  if (relative.startsWith("..")) return file;
  return /^[-:#]/.test(relative) ? `./${relative}` : relative || ".";
}

/**
 * Reads a text file.
 *
 * @throws ExpectedError with one line that names the file, where it cannot be read or is not in UTF-8
 */
export function readText(file: string): string {
  const bytes = readBytes(file);
  const line = lineNotUtf8(bytes);
  if (line !== undefined)
    throw new ExpectedError(
      `${displayPath(file)}:${line}:1: this line is not in UTF-8. Save the file as UTF-8`,
    );
  return bytes.toString("utf8");
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    const reason = code === "ENOENT" ? "no such file" : `cannot be read (${code})`;
    throw new ExpectedError(`${displayPath(file)}: ${reason}`, { cause: error });
  }
}

/**
 * Makes the folder and those that it is in, as far as they are not there. One by one: where the system refuses a folder
 * as if its parent were missing, as below /proc, `recursive` of `mkdirSync` tries for ever.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else was faster.
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}

/** Writes a file, and the folders that it is in. A reader finds the old file or the new one, never half of one. */
export function writeWhole(file: string, text: string): void {
  makeFolder(path.dirname(file));
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
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
