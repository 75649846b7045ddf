import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../errors.ts";
import { displayPath } from "../files.ts";
import { printable } from "../text.ts";
import { jsonReport } from "./json.ts";
import type { Report, SubmissionReport } from "./report.ts";

/** Characters of up to four bytes, and what comes after the name, are a file name of any system yet. */
const LONGEST_NAME = 50;

/** The file of the whole grading in its folder. */
export function reportFile(folder: string): string {
  return path.join(folder, "report.json");
}

/**
 * Makes the folder of the report before there is anything to lose.
 *
 * @throws ExpectedError if nothing can be written there
 */
export function prepareReportFolder(folder: string): void {
  writingTo(folder, () => {
    mkdirSync(path.join(folder, "submissions"), { recursive: true });
    accessSync(folder, constants.W_OK);
  });
}

/** Writes `report.json`. */
export function writeReport(folder: string, report: Report): void {
  writeWhole(reportFile(folder), jsonReport(report));
}

/** Writes a submission's own file, as soon as it is graded, so that nothing is lost if the rest fails. */
export function writeSubmissionReport(folder: string, report: SubmissionReport): void {
  const name = report.name.split("/").map(fileNameFor).join("/");
  writeWhole(path.join(folder, "submissions", `${name}.json`), jsonReport(report));
}

/** A folder's name may be too long to be added to, and hold what a terminal obeys. */
function fileNameFor(name: string): string {
  const cut = printable(name).slice(0, LONGEST_NAME);
  return cut === name
    ? name
    : `${cut}-${createHash("sha256").update(name, "utf16le").digest("hex").slice(0, 8)}`;
}

/** A reader finds the old file or the new one, never half of one. */
function writeWhole(file: string, text: string): void {
  writingTo(file, () => {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  });
}

function writingTo(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = systemErrorCode(error);
    throw new ExpectedError(`${displayPath(path.resolve(file))}: cannot be written (${reason})`, {
      cause: error,
    });
  }
}
