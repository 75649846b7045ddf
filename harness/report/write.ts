import { accessSync, constants, existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import { displayPath, makeFolder, makePrivateFolder, writeWhole } from "../base/files.ts";
import { placed } from "../base/sentence.ts";
import { REPORT_FILE, SUBMISSIONS_FOLDER, submissionFile } from "./json.ts";
import type { SubmissionReport } from "./report.ts";
import type { ReportFile } from "./reporter.ts";

/** The folder for reports. If one file cannot be written, the others are still written. */
export interface ReportFolder {
  /** Path of the file of the whole grading. */
  readonly file: string;
  /** Writes a submission's file as soon as it is graded, so that nothing is lost if the rest fails. */
  writeSubmission(submission: SubmissionReport): void;
  /** Writes the files that this folder has not written yet. */
  write(files: Iterable<ReportFile>): void;
  /** Makes and writes files, unless those that were made of the same things still are there. */
  writeOnce(madeOf: string, make: () => Iterable<ReportFile>): void;
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
  const write = (files: Iterable<ReportFile>) => {
    for (const each of files) {
      if (written.has(each.path)) continue;
      const file = path.join(folder, each.path);
      const { text } = each;
      try {
        if (!holds(file, text)) writingTo(file, () => writeWhole(file, text));
        written.add(each.path);
      } catch (error) {
        obstacle ??= error;
      }
    }
  };
  return {
    file: path.join(folder, REPORT_FILE),
    write(files) {
      // Pages that are not all made of the same things are made again.
      rmSync(mark, { force: true });
      write(files);
    },
    writeOnce(madeOf, make) {
      const names = last?.madeOf === madeOf && areThere(folder, last.files) ? last.files : [];
      if (names.length === 0) write(noting(make(), names));
      if (names.length > 0 && obstacle === undefined)
        write([{ path: WRITTEN_FILE, text: JSON.stringify({ madeOf, files: names }) }]);
    },
    writeSubmission: (submission) => write([submissionFile(submission)]),
    close() {
      if (obstacle !== undefined) throw obstacle;
    },
  };
}

/** File that says of what the pages and tables of a report were made the last time. */
const WRITTEN_FILE = ".written.json";

interface Written {
  readonly madeOf: string;
  readonly files: string[];
}

function readWritten(file: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function areThere(folder: string, files: readonly string[]): boolean {
  return files.every((name) => existsSync(path.join(folder, name)));
}

function* noting(files: Iterable<ReportFile>, names: string[]): Generator<ReportFile> {
  for (const file of files) {
    names.push(file.path);
    yield file;
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
