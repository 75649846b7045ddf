import path from "node:path";
import { displayPath } from "../base/files.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { jsonReport } from "../report/json.ts";
import { terminalReport } from "../report/terminal.ts";
import { prepareReportFolder, reportFile, writeReport, writeSubmissionReport } from "../report/write.ts";
import type { CommonOptions } from "./commands.ts";
import type { Io } from "./console.ts";
import { exitCodeOf, gradeWithProgress, openSession } from "./session.ts";

interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly trustSubmissions?: boolean;
}

const BUNDLED_SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions");

/** Grades folders of submissions, writes the report and prints it as a table. */
export async function gradeFolders([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const folders = named.length > 0 ? named : [BUNDLED_SUBMISSIONS];
  const trusted = options.trustSubmissions ?? false;
  const session = await openSession({ folders, options, publicOnly: false, trusted }, io);
  prepareReportFolder(options.out);

  // A full disk is no reason to stop: what is graded is shown at least.
  let unwritten: unknown;
  const report = await gradeWithProgress(session, io, (submission) => {
    try {
      writeSubmissionReport(options.out, submission);
    } catch (error) {
      unwritten ??= error;
    }
  });
  io.out.write(options.json ? jsonReport(report) : terminalReport(report, io.out.columns));
  writeReport(options.out, report);
  if (unwritten !== undefined) throw unwritten;
  const { words } = CATALOGUES[session.locale];
  if (!options.json)
    io.out.write(`${words.reportFile(displayPath(path.resolve(reportFile(options.out))))}\n`);
  return exitCodeOf(report);
}
