import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import {
  displayPath,
  isOwnFile,
  makeFolder,
  makePrivateFolder,
  pathBelow,
  refuseForeign,
  writeWhole,
} from "../base/files.ts";
import { placed, say } from "../base/sentence.ts";
import { REPORT_FILE, SUBMISSIONS_FOLDER, submissionFile } from "./json.ts";
import { cannotWrite } from "./not-written.ts";
import { CLASS_PAGE, PAGE_FOLDERS, STUDENTS_FOLDER } from "./record/file-names.ts";
import type { SubmissionReport } from "./record/report.ts";
import type { ReportFile } from "./reporter.ts";
import { isAsWritten, readWritten, WRITTEN_FILE, type Written, type WrittenText } from "./written.ts";

/** Hashes of what files are made of: our code alone, and everything. */
export interface Rendering {
  readonly code: string;
  readonly whole: string;
}

/** The folder for reports. If one file cannot be written, the others are still written. */
export interface ReportFolder {
  /** Path of the file of the whole grading. */
  readonly file: string;
  /** Writes a submission's file as soon as it is graded, so that nothing is lost if the rest fails. */
  writeSubmission(submission: SubmissionReport): void;
  /** Writes the files that this folder has not written yet. */
  write(files: Iterable<ReportFile>): Promise<void>;
  /** Makes and writes files, but for those that were made of the same things and still are there. */
  writeOnce(rendering: Rendering, make: () => Iterable<ReportFile>): Promise<void>;
  /** @throws ExpectedError if a file could not be written */
  close(): void;
}

/**
 * Makes the folder of a report before the grading, so that no result is lost.
 *
 * @throws ExpectedError if nothing can be written there
 */
export function openReportFolder(folder: string): ReportFolder {
  prepare(folder);
  const mark = path.join(folder, WRITTEN_FILE);
  const last = readWritten(folder);
  /** Check sums of the files that are there as they should be, and why others are not. */
  const written = new Map<string, number>();
  const failed = new Map<string, unknown>();
  const writeFile = ({ path: name, text }: ReportFile): boolean => {
    try {
      refuseLinksTo(folder, name);
      const file = path.join(folder, name);
      written.set(name, typeof text === "string" ? writeText(file, text) : writeParts(file, text));
      failed.delete(name);
      return true;
    } catch (error) {
      failed.set(name, error);
      return false;
    }
  };
  const writeReport = (file: ReportFile) => {
    if (writeFile(file) || !isFull(failed.get(file.path))) return;
    // It holds all that the files of the submissions do, which are written after it where there is room.
    removeOthersIn(SUBMISSIONS_FOLDER, folder, new Map());
    writeFile(file);
  };
  const write = (file: ReportFile) => {
    if (!written.has(file.path)) (file.path === REPORT_FILE ? writeReport : writeFile)(file);
  };
  const keepMark = (made: Written) => {
    if (failed.size === 0) write({ path: WRITTEN_FILE, text: JSON.stringify(made) });
  };
  return {
    file: path.join(folder, REPORT_FILE),
    async write(files) {
      // Pages that are not all made of the same things are made again.
      rmSync(mark, { force: true });
      for await (const file of withPauses(files)) write(file);
      // A former report may have called students otherwise.
      if (written.has(REPORT_FILE)) removeOthersIn(SUBMISSIONS_FOLDER, folder, written);
    },
    async writeOnce({ code, whole }, make) {
      const isThere = (name: string, text: WrittenText | undefined) =>
        text !== undefined && isAsWritten(folder, name, text);
      if (last?.whole === whole && Object.entries(last.files).every(([name, text]) => isThere(name, text)))
        return keepMark(last);
      rmSync(mark, { force: true });
      const files: Record<string, WrittenText> = {};
      for await (const file of withPauses(make())) {
        const madeOf = file.madeOf === undefined ? whole : `${code} ${file.madeOf}`;
        const former = last?.files[file.path];
        const isSame = former?.madeOf === madeOf && isThere(file.path, former);
        if (!isSame) write(file);
        const sum = isSame ? former.sum : written.get(file.path);
        if (sum !== undefined) files[file.path] = { madeOf, sum };
      }
      // Pages of the same kind that were made before are of students with other names, or for other readers.
      const isOfPages = Object.keys(files).some((name) => name.startsWith(`${STUDENTS_FOLDER}/`));
      for (const name of isOfPages ? Object.keys(last?.files ?? {}) : [])
        if (!Object.hasOwn(files, name) && isPage(name)) removeFile(folder, name);
      if (Object.keys(files).length > 0) keepMark({ whole, files });
    },
    writeSubmission(submission) {
      // It is written again at the end: what comes from all of the class together is not in it yet.
      const file = submissionFile(submission);
      writeFile(file);
      written.delete(file.path);
    },
    close() {
      if (failed.size > 0) throw cannotWrite(folder, failed);
    },
  };
}

/** Time for which files are written before the stop of a command is heard. */
const PAUSE_EVERY_MS = 100;

async function* withPauses(files: Iterable<ReportFile>): AsyncGenerator<ReportFile> {
  let begunMs = performance.now();
  for (const file of files) {
    yield file;
    if (performance.now() - begunMs < PAUSE_EVERY_MS) continue;
    await setImmediate();
    begunMs = performance.now();
  }
}

/** Tests if a disk has no more room. */
function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes(systemErrorCode(error) ?? "");
}

/** @returns the check sum of the text */
function writeText(file: string, text: string): number {
  // Of a class that is graded again, hardly any file changes.
  if (!isOwnFile(file) || readFileSync(file, "utf8") !== text) writeWhole(file, text);
  return crc32(text);
}

function writeParts(file: string, parts: Iterable<string>): number {
  let sum = 0;
  function* summed() {
    for (const part of parts) {
      sum = crc32(part, sum);
      yield part;
    }
  }
  writeWhole(file, summed());
  return sum;
}

/** @throws ExpectedError if a folder on the way to a file of a report is a link, which could lead elsewhere */
function refuseLinksTo(folder: string, name: string): void {
  const parts = name.split("/").slice(0, -1);
  for (const at of parts.keys()) refuseForeign(path.join(folder, ...parts.slice(0, at + 1)), "folder");
}

/** Removes a file of a report, if it is there. */
export function removeFile(folder: string, name: string): void {
  refuseLinksTo(folder, name);
  rmSync(path.join(folder, name), { force: true });
}

function isPage(name: string): boolean {
  return name === CLASS_PAGE || PAGE_FOLDERS.some((each) => name.startsWith(`${each}/`));
}

/**
 * Removes the files of students that are none of these.
 *
 * @param kept paths from the folder of the report
 */
export function removeOtherStudents(folder: string, kept: Names): void {
  for (const place of [...PAGE_FOLDERS, SUBMISSIONS_FOLDER]) removeOthersIn(place, folder, kept);
}

type Names = Pick<ReadonlySet<string>, "has">;

function removeOthersIn(place: string, folder: string, kept: Names): void {
  const inside = path.join(folder, place);
  refuseForeign(inside, "folder");
  if (!existsSync(inside)) return;
  for (const entry of readdirSync(inside, { recursive: true, withFileTypes: true })) {
    const name = pathBelow(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !kept.has(name)) rmSync(path.join(folder, name), { force: true });
  }
}

function prepare(folder: string): void {
  try {
    makePrivateFolder(folder);
    for (const place of [...PAGE_FOLDERS, SUBMISSIONS_FOLDER])
      refuseForeign(path.join(folder, place), "folder");
    makeFolder(path.join(folder, SUBMISSIONS_FOLDER));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw cannotWrite(folder, new Map([["", error]]));
  }
  const file = path.join(folder, REPORT_FILE);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new ExpectedError(
      placed(displayPath(path.resolve(file)), say`cannot be written, because it is a folder`),
    );
}
