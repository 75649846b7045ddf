import path from "node:path";
import { displayPath } from "../base/files.ts";
import type { Locale } from "../base/locale.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { CLASS_PAGE } from "../report/html/index.ts";
import { filesOf, printedReport, reportFor } from "../report/index.ts";
import type { Audience } from "../report/names.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import { BUNDLED_SUBMISSIONS, contextOf, exitCodeOf, gradeWithProgress, openSession } from "./session.ts";

interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly audience?: Audience;
  readonly verbose?: boolean;
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

  // What is written before the end is not yet fit for students.
  const onSubmission = options.audience === "student" ? undefined : reports.writeSubmission;
  const context = contextOf(io, options);
  const graded = await gradeWithProgress(session, io, onSubmission);
  const report = reportFor(options.audience ?? "instructor", graded, context);
  // A full disk is no reason to stop: what is graded is shown at least.
  if (options.verbose && !options.json) io.out.write(printedReport("findings", report, context));
  io.out.write(printedReport(options.json ? "json" : "terminal", report, context));
  const { report: formats = [] } = options;
  reports.write(filesOf(["json", ...formats], report, context));
  reports.close();
  if (!options.json) io.out.write(placesOf(reports.file, { ...options, locale: session.locale }));
  return exitCodeOf(graded);
}

/** Tells where the report is, and where its page. */
function placesOf(
  file: string,
  { report: formats = [], audience, locale }: GradeOptions & { locale: Locale },
): string {
  const { words, page } = CATALOGUES[locale];
  const show = (name: string) => displayPath(path.resolve(name));
  const hasClassPage = formats.includes("html") && audience !== "student";
  return [
    `${words.reportFile(show(file))}\n`,
    ...(hasClassPage ? [`${page.classPage(show(path.join(path.dirname(file), CLASS_PAGE)))}\n`] : []),
  ].join("");
}
