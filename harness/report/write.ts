import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import { displayPath, makeFolder, writeWhole } from "../base/files.ts";
import { printable } from "../base/text.ts";
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
    makeFolder(path.join(folder, "submissions"));
    accessSync(folder, constants.W_OK);
  });
  const file = reportFile(folder);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new ExpectedError(`${displayPath(path.resolve(file))}: cannot be written, because it is a folder`);
}

/** Writes `report.json`. */
export function writeReport(folder: string, report: Report): void {
  writeRecord(reportFile(folder), report);
}

/** Writes a submission's own file, as soon as it is graded, so that nothing is lost if the rest fails. */
export function writeSubmissionReport(folder: string, report: SubmissionReport): void {
  const name = report.name.split("/").map(fileNameFor).join("/");
  writeRecord(path.join(folder, "submissions", `${name}.json`), report);
}

function writeRecord(file: string, record: object): void {
  writingTo(file, () => writeWhole(file, jsonReport(record)));
}

/** A folder's name may be too long to be added to, hold what a terminal obeys, or be that of another one's file. */
function fileNameFor(name: string): string {
  const cut = printable(name).slice(0, LONGEST_NAME);
  return cut === name && !name.endsWith(".json")
    ? name
    : `${cut}-${createHash("sha256").update(name, "utf16le").digest("hex").slice(0, 8)}`;
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
