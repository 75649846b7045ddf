import { rmSync } from "node:fs";
import path from "node:path";
import { forgetStudent } from "../grade/store.ts";
import { readStore } from "../grade/store-index.ts";
import { submissionPath } from "../report/json.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";
import { reportOn, writeReport } from "./report.ts";
import { resultsOf } from "./student.ts";

/** Removes a student from a class for good. */
export function forget([student]: [string], options: ClassOptions, io: Io): number {
  const { out } = options;
  const names = new Set(resultsOf(student, readStore(out).history).map(({ record }) => record.name));
  forgetStudent(out, student);
  for (const name of names) rmSync(path.join(out, submissionPath(name)), { force: true });
  writeReport(reportOn(options), out);
  io.out.write(`Removed: ${student}\n`);
  return EXIT_CODES.ok;
}
