import path from "node:path";
import { displayPath } from "../base/files.ts";
import { classRecord } from "../grade/history.ts";
import type { Keeping } from "../grade/keeping.ts";
import { openStore, type Store } from "../grade/store.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { printedReport, REPORTERS } from "../report/index.ts";
import { tell } from "../report/tell.ts";
import { openReportFolder, type ReportFolder } from "../report/write.ts";
import { isAtLeast } from "../run/isolation/level.ts";
import { againFor } from "./again.ts";
import { wholeClass } from "./class-session.ts";
import type { Io } from "./console.ts";
import { printPlan } from "./dry-run.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { lineFor } from "./log.ts";
import type { CommonOptions } from "./options.ts";
import {
  BUNDLED_SUBMISSIONS,
  contextOf,
  exitCodeOf,
  gradeWithProgress,
  openSession,
  type Session,
} from "./session.ts";

interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly trustSubmissions?: boolean;
  readonly manifests?: string;
  /** True for all, or a student, or a student and a case. */
  readonly again?: true | readonly string[];
  readonly keepHigher?: boolean;
  readonly dryRun?: boolean;
}

/** Grades folders of submissions, writes the report of their class and prints it as a table. */
export async function gradeFolders([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const folders = named.length > 0 ? named : [BUNDLED_SUBMISSIONS];
  const trusted = options.trustSubmissions ?? false;
  const { out, manifests } = options;
  const request = { folders, options, publicOnly: false, trusted, manifests, out };
  const given = await openSession(request, io);
  const reports = openReportFolder(out);
  const store = openStore(out);
  try {
    const again = Array.isArray(options.again) ? options.again : [];
    const session = await wholeClass({ session: given, request, again }, store.known.history, io);
    return await gradeClass({ session, store, reports }, options, io);
  } finally {
    store.close();
    given.close();
  }
}

async function gradeClass(
  { session, store, reports }: { session: Session; store: Store; reports: ReportFolder },
  { again, keepHigher, dryRun, json }: GradeOptions,
  io: Io,
): Promise<number> {
  const { locale, sourceOf, samples, submissions } = session;
  const keeping: Keeping = { store, sourceOf, samples, again: againFor(again, submissions), keepHigher };
  if (dryRun) {
    await printPlan(session, keeping, io);
    return EXIT_CODES.ok;
  }
  store.mark({ contained: isAtLeast(session.isolation.level, "B") });
  const graded = await gradeWithProgress({ ...session, keeping }, io, reports.writeSubmission);
  const report = tell(classRecord(graded, store.known.history.state), locale);
  // A full disk is no reason to stop: what is graded is shown at least.
  io.out.write(printedReport(json ? "json" : "terminal", report, contextOf(io)));
  reports.write(REPORTERS.json(report));
  const { words } = CATALOGUES[locale];
  const all = report.submissions.length;
  if (!json && submissions.length < all)
    io.out.write(`${words.gradedNow({ graded: submissions.length, all })}\n`);
  const [appealed] = Array.isArray(again) ? again : [];
  if (!json && appealed !== undefined) {
    const [former, now] = store.known.history.of(appealed).slice(-2);
    for (const line of [former, now]) if (line) io.out.write(`${lineFor(line)}\n`);
  }
  reports.close();
  store.throwIfIncomplete();
  if (!json) io.out.write(`${words.reportFile(displayPath(path.resolve(reports.file)))}\n`);
  return exitCodeOf(report);
}
