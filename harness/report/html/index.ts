import { fingerprint } from "../../base/fingerprint.ts";
import { forStudents } from "../audience.ts";
import { studentFile } from "../file-names.ts";
import type { Report } from "../report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { classPage } from "./class-page.tsx";
import { studentPage } from "./student-page.tsx";

/** The page of the class. */
export const CLASS_PAGE = "index.html";

/**
 * Makes a page for the class, unless the report is for students, and a page for each student. The pages of students are
 * rendered when their texts are asked for.
 */
export function* htmlFiles(report: Report, { day }: ReportContext): Generator<ReportFile> {
  if (report.audience?.name !== "student") yield { path: CLASS_PAGE, text: classPage(report) };
  const { timings: _, ...shown } = forStudents({ ...report, submissions: [] }, day);
  const common = JSON.stringify(shown);
  for (const submission of report.submissions) {
    yield {
      path: studentFile(submission.name),
      madeOf: fingerprint([common, JSON.stringify(submission)]),
      get text() {
        return studentPage(report, submission, { day });
      },
    };
  }
}
