import { fingerprint } from "../../base/fingerprint.ts";
import { forStudents } from "../record/audience.ts";
import { CLASS_PAGE, instructorFile, studentFile } from "../record/file-names.ts";
import type { Report } from "../record/report.ts";
import type { ReportContext, ReportFile } from "../reporter.ts";
import { gradesFor } from "../words/class-grades.ts";
import { classPage } from "./class-page.tsx";
import { instructorPage } from "./instructor-page.tsx";
import { studentPage } from "./student-page.tsx";

/**
 * Makes a page for each student and, unless the report is for students, the pages for the instructor: one of the class, and one
 * about each student with hidden cases and what was handed in. Pages about one student are rendered when their texts are asked for.
 */
export function* htmlFiles(report: Report, context: ReportContext): Generator<ReportFile> {
  const { day, handIns, grades } = context;
  const isForStudents = report.audience?.name === "student";
  if (!isForStudents) yield { path: CLASS_PAGE, text: classPage(report, { day, grades }) };
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
  if (isForStudents) return;
  const { timings: __, submissions, ...whole } = report;
  const commonAll = JSON.stringify([whole, day]);
  for (const [at, submission] of submissions.entries()) {
    const beside = [submissions[at - 1]?.name, submissions[at + 1]?.name];
    yield {
      path: instructorFile(submission.name),
      madeOf: fingerprint([
        commonAll,
        JSON.stringify([submission, beside, handIns?.keyOf(submission), gradesFor(submission, grades)]),
      ]),
      get text() {
        return instructorPage(report, at, context);
      },
    };
  }
}
