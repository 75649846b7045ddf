import { createHash } from "node:crypto";
import { printable } from "../base/text.ts";
import type { Report, SubmissionReport } from "./report.ts";
import type { ReportFile } from "./reporter.ts";

/** The file of the whole grading. */
export const REPORT_FILE = "report.json";

/** The folder of the files of submissions. */
export const SUBMISSIONS_FOLDER = "submissions";

/** Characters of up to four bytes, and what comes after the name, are a file name of any system yet. */
const LONGEST_NAME = 50;

/** The whole report, and a file for each submission. */
export function* jsonFiles(report: Report): Generator<ReportFile> {
  yield { path: REPORT_FILE, text: jsonReport(report) };
  for (const submission of report.submissions) yield submissionFile(submission);
}

/** The file of one submission, which can be written as soon as it is graded. */
export function submissionFile(submission: SubmissionReport): ReportFile {
  const name = submission.name.split("/").map(fileNameFor).join("/");
  return { path: `${SUBMISSIONS_FOLDER}/${name}.json`, text: jsonReport(submission) };
}

/** A record as it is. What a terminal or a build service would obey is escaped, as JSON allows, so that a file can be shown. */
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

/** A folder's name may be too long to be added to, hold what a terminal obeys, or be that of another one's file. */
function fileNameFor(name: string): string {
  const cut = printable(name).slice(0, LONGEST_NAME);
  return cut === name && !name.endsWith(".json")
    ? name
    : `${cut}-${createHash("sha256").update(name, "utf16le").digest("hex").slice(0, 8)}`;
}
