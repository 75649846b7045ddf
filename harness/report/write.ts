import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import { displayPath, makeFolder, makePrivateFolder, writeWhole } from "../base/files.ts";
import { placed } from "../base/sentence.ts";
import { CLASS_PAGE, PAGE_FOLDERS, STUDENTS_FOLDER } from "./file-names.ts";
import { REPORT_FILE, SUBMISSIONS_FOLDER, submissionFile } from "./json.ts";
import type { SubmissionReport } from "./report.ts";
import type { ReportFile } from "./reporter.ts";

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
  write(files: Iterable<ReportFile>): void;
  /** Makes and writes files, but for those that were made of the same things and still are there. */
  writeOnce(rendering: Rendering, make: () => Iterable<ReportFile>): void;
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
  const last = readWritten(mark);
  const written = new Set<string>();
  let obstacle: unknown;
  const writeFile = ({ path: name, text }: ReportFile): boolean => {
    const file = path.join(folder, name);
    try {
      if (typeof text !== "string" || !holds(file, text)) writingTo(file, () => writeWhole(file, text));
      return true;
    } catch (error) {
      obstacle ??= error;
      return false;
    }
  };
  const write = (files: Iterable<ReportFile>) => {
    for (const each of files) if (!written.has(each.path) && writeFile(each)) written.add(each.path);
  };
  const keepMark = (made: Written) => {
    if (obstacle === undefined) write([{ path: WRITTEN_FILE, text: JSON.stringify(made) }]);
  };
  return {
    file: path.join(folder, REPORT_FILE),
    write(files) {
      // Pages that are not all made of the same things are made again.
      rmSync(mark, { force: true });
      write(files);
      // A former report may have called students otherwise.
      if (written.has(REPORT_FILE)) removeOthersIn(SUBMISSIONS_FOLDER, folder, written);
    },
    writeOnce({ code, whole }, make) {
      const isThere = (name: string) => existsSync(path.join(folder, name));
      if (last?.whole === whole && Object.keys(last.files).every(isThere)) return keepMark(last);
      rmSync(mark, { force: true });
      const files: Record<string, string> = {};
      for (const file of make()) {
        const key = file.madeOf === undefined ? whole : `${code} ${file.madeOf}`;
        files[file.path] = key;
        if (last?.files[file.path] !== key || !isThere(file.path)) write([file]);
      }
      // Pages of the same kind that were made before are of students with other names, or for other readers.
      const isOfPages = Object.keys(files).some((name) => name.startsWith(`${STUDENTS_FOLDER}/`));
      for (const name of isOfPages ? Object.keys(last?.files ?? {}) : [])
        if (!Object.hasOwn(files, name) && isPage(name)) rmSync(path.join(folder, name), { force: true });
      if (Object.keys(files).length > 0) keepMark({ whole, files });
    },
    writeSubmission(submission) {
      // It is written again at the end: what comes from all of the class together is not in it yet.
      writeFile(submissionFile(submission));
    },
    close() {
      if (obstacle !== undefined) throw obstacle;
    },
  };
}

function isPage(name: string): boolean {
  return name === CLASS_PAGE || PAGE_FOLDERS.some((each) => name.startsWith(`${each}/`));
}

/**
 * Removes the files of students that are none of these.
 *
 * @param kept paths from the folder of the report
 */
export function removeOtherStudents(folder: string, kept: ReadonlySet<string>): void {
  for (const place of [...PAGE_FOLDERS, SUBMISSIONS_FOLDER]) removeOthersIn(place, folder, kept);
}

function removeOthersIn(place: string, folder: string, kept: ReadonlySet<string>): void {
  const inside = path.join(folder, place);
  if (!existsSync(inside)) return;
  for (const entry of readdirSync(inside, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
    if (entry.isFile() && !kept.has(name)) rmSync(path.join(folder, name), { force: true });
  }
}

/** File that says of what the pages and tables of a report were made the last time. */
const WRITTEN_FILE = ".written.json";

interface Written {
  readonly whole: string;
  /** Hashes of what each file is made of. */
  readonly files: Readonly<Record<string, string>>;
}

function readWritten(file: string): Written | undefined {
  try {
    const { whole, files = {} }: Partial<Written> = JSON.parse(readFileSync(file, "utf8"));
    return whole === undefined ? undefined : { whole, files };
  } catch {
    return undefined;
  }
}

/** Tests if a file has this text already: of a class that is graded again, hardly any file changes. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}

function prepare(folder: string): void {
  writingTo(folder, () => {
    makePrivateFolder(folder);
    makeFolder(path.join(folder, SUBMISSIONS_FOLDER));
    accessSync(folder, constants.W_OK);
  });
  const file = path.join(folder, REPORT_FILE);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new ExpectedError(
      placed(displayPath(path.resolve(file)), {
        en: "cannot be written, because it is a folder",
        "pt-BR": "não pode ser escrito, porque é uma pasta",
      }),
    );
}

function writingTo(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = systemErrorCode(error);
    throw new ExpectedError(
      placed(displayPath(path.resolve(file)), {
        en: `cannot be written (${reason})`,
        "pt-BR": `não pode ser escrito (${reason})`,
      }),
      { cause: error },
    );
  }
}
