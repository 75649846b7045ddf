import path from "node:path";
import { displayPath } from "../base/files.ts";
import { openPseudonyms } from "../class/pseudonyms.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { printedReport, REPORTERS } from "../report/index.ts";
import type { Report } from "../report/report.ts";
import { openReportFolder } from "../report/write.ts";
import type { Submission } from "../submission/submission.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import {
  BUNDLED_SUBMISSIONS,
  contextOf,
  exitCodeOf,
  gradeWithProgress,
  openSession,
  type Session,
  type SessionRequest,
} from "./session.ts";

export interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly trustSubmissions?: boolean;
  readonly manifests?: string;
  readonly anonymous?: boolean;
}

/** Submissions to grade. */
export interface Wanted extends Pick<SessionRequest, "folders" | "nameOf"> {
  /** Finds mistakes that would waste a grading. */
  readonly check?: (session: Session) => void;
}

/** A grading that was reported. */
export interface Graded {
  readonly report: Report;
  readonly submissions: readonly Submission[];
  readonly exitCode: number;
}

/** Grades folders and archives of submissions, or the bundled ones. */
export async function gradeFolders([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const folders = named.length > 0 ? named : [BUNDLED_SUBMISSIONS];
  return (await gradeAndPrint({ folders }, options, io)).exitCode;
}

/** Grades, writes the report and prints it as a table. */
export async function gradeAndPrint(
  { folders, nameOf, check }: Wanted,
  options: GradeOptions,
  io: Io,
): Promise<Graded> {
  const { out, manifests, trustSubmissions: trusted = false, anonymous } = options;
  const pseudonyms = anonymous ? openPseudonyms(out) : undefined;
  const session = await openSession(
    { folders, options, publicOnly: false, trusted, manifests, out, nameOf: pseudonyms?.nameOf ?? nameOf },
    io,
  );
  try {
    check?.(session);
  } catch (error) {
    session.close();
    throw error;
  }
  const reports = openReportFolder(out);
  pseudonyms?.save();

  const report = await gradeWithProgress(session, io, reports.writeSubmission);
  const context = contextOf(io);
  // A full disk is no reason to stop: what is graded is shown at least.
  io.out.write(printedReport(options.json ? "json" : "terminal", report, context));
  reports.write(REPORTERS.json(report));
  reports.close();
  const { words } = CATALOGUES[session.locale];
  if (!options.json) io.out.write(`${words.reportFile(displayPath(path.resolve(reports.file)))}\n`);
  return { report, submissions: session.submissions, exitCode: exitCodeOf(report) };
}
