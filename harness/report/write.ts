import { accessSync, constants, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../errors.ts";
import { displayPath } from "../files.ts";
import { jsonReport } from "./json.ts";
import type { Report, SubmissionReport } from "./report.ts";

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
  writeWhole(path.join(folder, "submissions", `${report.name}.json`), jsonReport(report));
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
