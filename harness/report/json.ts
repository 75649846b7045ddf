import { createHash } from "node:crypto";
import { printable } from "../base/text.ts";
import type { Report, SubmissionReport } from "./report.ts";
import type { ReportFile } from "./reporter.ts";

export const REPORT_FILE = "report.json";

export const SUBMISSIONS_FOLDER = "submissions";

/** Fifty characters of up to four bytes, with a suffix, fit into a file name of any system. */
const LONGEST_NAME = 50;

/** Makes the file of the whole report, and a file for each submission. */
export function* jsonFiles(report: Report): Generator<ReportFile> {
  yield { path: REPORT_FILE, text: jsonReport(report) };
  for (const submission of report.submissions) yield submissionFile(submission);
}

/** Makes the file of one submission, which is ready as soon as the submission is graded. */
export function submissionFile(submission: SubmissionReport): ReportFile {
  return {
    path: submissionPath(submission.name),
    // Most files of a class that is graded again are written already.
    get text() {
      return jsonReport(submission);
    },
  };
}

/** Path of a submission's file below the folder of the report. */
export function submissionPath(name: string): string {
  return `${SUBMISSIONS_FOLDER}/${name.split("/").map(fileNameFor).join("/")}.json`;
}

/** Formats a record as JSON. Characters that a terminal or a build service obeys are escaped. */
export function jsonReport(record: object): string {
  const text = JSON.stringify(record, null, 2);
  return `${text.replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]|(?<=#)#(?=\w{0,20}\[)/gu, escapeCharacter)}\n`;
}

function escapeCharacter(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
}

/** The name of a folder may be too long, hold control characters, or be the name of another report's file. */
function fileNameFor(name: string): string {
  const cut = printable(name).slice(0, LONGEST_NAME);
  return cut === name && !name.endsWith(".json")
    ? name
    : `${cut}-${createHash("sha256").update(name, "utf16le").digest("hex").slice(0, 8)}`;
}
