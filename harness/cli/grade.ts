import path from "node:path";
import { displayPath } from "../base/files.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { printedReport, REPORTERS } from "../report/index.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import { BUNDLED_SUBMISSIONS, contextOf, exitCodeOf, gradeWithProgress, openSession } from "./session.ts";

interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly trustSubmissions?: boolean;
  readonly manifests?: string;
}

/** Grades folders of submissions, writes the report and prints it as a table. */
export async function gradeFolders([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const folders = named.length > 0 ? named : [BUNDLED_SUBMISSIONS];
  const trusted = options.trustSubmissions ?? false;
  const session = await openSession(
    { folders, options, publicOnly: false, trusted, manifests: options.manifests, out: options.out },
    io,
  );
  const reports = openReportFolder(options.out);

  const report = await gradeWithProgress(session, io, reports.writeSubmission);
  const context = contextOf(io);
  // A full disk is no reason to stop: what is graded is shown at least.
  io.out.write(printedReport(options.json ? "json" : "terminal", report, context));
  reports.write(REPORTERS.json(report));
  reports.close();
  const { words } = CATALOGUES[session.locale];
  if (!options.json) io.out.write(`${words.reportFile(displayPath(path.resolve(reports.file)))}\n`);
  return exitCodeOf(report);
}
