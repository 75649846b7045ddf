import isUnicodeSupported from "is-unicode-supported";
import { findingsReport } from "../report/findings.ts";
import { jsonReport } from "../report/json.ts";
import type { CommonOptions } from "./commands.ts";
import type { Io } from "./console.ts";
import { exitCodeOf, gradeWithProgress, openSession } from "./session.ts";

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export async function checkFolder([folder]: [string], options: CommonOptions, io: Io): Promise<number> {
  const session = await openSession({ folders: [folder], options, publicOnly: true, trusted: true }, io);
  const report = await gradeWithProgress(session, io);
  io.out.write(options.json ? jsonReport(report) : findingsReport(report, { unicode: isUnicodeSupported() }));
  return exitCodeOf(report);
}
