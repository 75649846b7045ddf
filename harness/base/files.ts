import { isUtf8 } from "node:buffer";
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "./errors.ts";
import { machineFaultOf } from "./machine-fault.ts";
import { placed, say } from "./sentence.ts";

/**
 * Formats a path relative to the current folder; a path outside of the folder stays as it is. `./` is put in
 * front of a name that could be taken for an option or a command.
 */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  if (relative.startsWith("..")) return file;
  return /^[-:#]/.test(relative) ? `./${relative}` : relative || ".";
}

/** The path from a folder to a file below it, with `/` between the parts on every system. */
export function pathBelow(folder: string, file: string): string {
  return withSlashes(path.relative(folder, file));
}

/** A relative path with `/` between the parts. */
export function withSlashes(file: string): string {
  return file.split(path.sep).join("/");
}

/**
 * Reads a text file.
 *
 * @throws ExpectedError with one line that names the file, if it cannot be read or is not UTF-8
 */
export function readText(file: string): string {
  const bytes = readBytes(file);
  const line = lineNotUtf8(bytes);
  if (line !== undefined)
    throw new ExpectedError(
      placed(`${displayPath(file)}:${line}:1`, say`this line is not in UTF-8. Save the file as UTF-8`),
    );
  return bytes.toString("utf8");
}

/** Finds the first line that is not UTF-8, counted from 1; undefined if the whole text is UTF-8. */
export function lineNotUtf8(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  // A character never lies in two lines, so each line can be checked alone.
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}

/**
 * Reads the bytes of a file.
 *
 * @throws ExpectedError with one line that names the file, if it cannot be read
 */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined || machineFaultOf(error)) throw error;
    const reason = code === "ENOENT" ? say`no such file` : say`cannot be read (${code})`;
    throw new ExpectedError(placed(displayPath(file), reason), { cause: error });
  }
}

/**
 * Creates the folder and its parents. Node would try for ever below /proc, and on a relative path if the working folder
 * is gone.
 */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  const recursive = !whole.startsWith("/proc/");
  try {
    mkdirSync(whole, { recursive });
  } catch (error) {
    // Where nothing can be written, Node says ENOENT of folders with their parents.
    if (recursive && systemErrorCode(error) === "ENOENT") mkdirSync(firstMissing(whole));
    throw error;
  }
}

function firstMissing(folder: string): string {
  const above = path.dirname(folder);
  return existsSync(above) ? folder : firstMissing(above);
}

/** Creates the folder and its parents; the folder is for this user alone, if it was not there. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(folder);
  chmodSync(folder, 0o700);
}

/** Tests if a file is there that is neither a link, which leads elsewhere, nor a pipe, which never ends. */
export function isOwnFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Refuses a place that is there and is not what we make: a link leads elsewhere, and a pipe never ends.
 *
 * @throws ExpectedError with one line that names the place
 */
export function refuseForeign(place: string, kind: "file" | "folder"): void {
  const stat = lstatSync(place, { throwIfNoEntry: false });
  if (!stat || (kind === "file" ? stat.isFile() : stat.isDirectory())) return;
  throw new ExpectedError(
    placed(
      displayPath(path.resolve(place)),
      kind === "file"
        ? say`is not a file but a link or something else, which is not followed. Move it away`
        : say`is not a folder but a link or something else, which is not followed. Move it away`,
    ),
  );
}

/**
 * Writes a file and creates its folders. A reader finds the old file or the new one, never half of one.
 *
 * @param text the text, or its parts one after the other
 * @param lasting true if the disk must have the file before it takes its name
 */
export function writeWhole(
  file: string,
  text: string | Buffer | Iterable<string | Buffer>,
  { lasting = false } = {},
): void {
  makeFolder(path.dirname(file));
  const draft = `${file}.${process.pid}.tmp`;
  try {
    // What has this name already is left from a kill, or is a link that leads elsewhere.
    rmSync(draft, { force: true });
    const descriptor = openSync(draft, "wx");
    try {
      const parts = typeof text === "string" || Buffer.isBuffer(text) ? [text] : text;
      for (const part of parts) writeFileSync(descriptor, part);
      if (lasting) fdatasyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Tells if a file belongs to this user. Windows tells nothing of it: there each user has folders that are closed to others. */
export function isOurs({ uid }: Pick<Stats, "uid">): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** Checks if this user may run the file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
