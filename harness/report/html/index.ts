import { studentFile } from "../file-names.ts";
import type { Report } from "../report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { classPage } from "./class-page.tsx";
import { studentPage } from "./student-page.tsx";

/** The page of the class. */
export const CLASS_PAGE = "index.html";

/** Makes a page for the class, unless the report is for students, and a page for each student. */
export function* htmlFiles(report: Report, { day }: ReportContext): Generator<ReportFile> {
  if (report.audience?.name !== "student") yield { path: CLASS_PAGE, text: classPage(report) };
  for (const submission of report.submissions) {
    yield { path: studentFile(submission.name), text: studentPage(report, submission, day) };
  }
}
