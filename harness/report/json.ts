import { fileOf } from "./record/file-names.ts";
import type { Report, SubmissionReport } from "./record/report.ts";
import type { ReportFile } from "./reporter.ts";

export const REPORT_FILE = "report.json";

export const SUBMISSIONS_FOLDER = "submissions";

/** Makes the file of the whole report, and a file for each submission. */
export function* jsonFiles(report: Report): Generator<ReportFile> {
  yield {
    path: REPORT_FILE,
    // It is written twice if the disk has no room for it at first.
    get text() {
      return jsonParts(report);
    },
  };
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
  return `${SUBMISSIONS_FOLDER}/${fileOf(name, ".json")}`;
}

/** Formats a record as JSON. */
export function jsonReport(record: object): string {
  return `${jsonOf(record)}\n`;
}

/** Formats a record in the same way, one item of its lists after the other. */
function* jsonParts(record: object): Generator<string> {
  let before = "{\n  ";
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    yield `${before}${jsonOf(key)}: `;
    yield* Array.isArray(value) && value.length > 0 ? listParts(value) : [indented(value, "  ")];
    before = ",\n  ";
  }
  yield "\n}\n";
}

function* listParts(items: readonly unknown[]): Generator<string> {
  let before = "[\n    ";
  for (const item of items) {
    yield `${before}${indented(item, "    ")}`;
    before = ",\n    ";
  }
  yield "\n  ]";
}

function indented(value: unknown, indent: string): string {
  return jsonOf(value).replaceAll("\n", `\n${indent}`);
}

/** Formats a value as JSON. Characters that a terminal or a build service obeys are escaped. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\p{Cf}\p{NChar}\u2028\u2029]|(?<=#)#(?=\w{0,20}\[)/gu,
    escapeCharacter,
  );
}

function escapeCharacter(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
}
