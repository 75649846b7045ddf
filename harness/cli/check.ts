import { printedReport } from "../report/index.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import { contextOf, exitCodeOf, gradeWithProgress, openSession } from "./session.ts";

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export async function checkFolder([folder]: [string], options: CommonOptions, io: Io): Promise<number> {
  const session = await openSession({ folders: [folder], options, publicOnly: true, trusted: true }, io);
  const report = await gradeWithProgress(session, io);
  io.out.write(printedReport(options.json ? "json" : "findings", report, contextOf(io)));
  return exitCodeOf(report);
}
