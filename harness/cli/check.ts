import { filesOf, printedReport, reportFor } from "../report/index.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import { contextOf, exitCodeOf, gradeWithProgress, openSession, type SessionRequest } from "./session.ts";

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export function checkFolder([folder]: [string], options: CheckOptions, io: Io): Promise<number> {
  const out = options.report && options.out;
  return check({ folders: [folder], options, publicOnly: true, trusted: true, out }, io);
}

interface CheckOptions extends CommonOptions {
  readonly out?: string;
}

/** Grades and prints every finding in full. */
export async function check(request: SessionRequest, io: Io): Promise<number> {
  const { options, out } = request;
  const session = await openSession(request, io);
  const reports = out === undefined ? undefined : openReportFolder(out);
  const context = contextOf(io, options);
  const report = reportFor("student", await gradeWithProgress(session, io), context);
  io.out.write(printedReport(options.json ? "json" : "findings", report, context));
  reports?.write(filesOf(options.report ?? [], report, context));
  reports?.close();
  return exitCodeOf(report);
}
