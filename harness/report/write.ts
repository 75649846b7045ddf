import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../errors.ts";
import { displayPath } from "../yaml-file.ts";
import { jsonReport } from "./json.ts";
import type { Report, SubmissionReport } from "./report.ts";

/** The file of the whole grading in its folder. */
export function reportFile(folder: string): string {
  return path.join(folder, "report.json");
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
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    throw new ExpectedError(`${displayPath(file)}: cannot be written (${systemErrorCode(error)})`, {
      cause: error,
    });
  }
}
