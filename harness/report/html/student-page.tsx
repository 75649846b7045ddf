import { CATALOGUES } from "../catalogue/index.ts";
import { forStudents } from "../record/audience.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import { problemTitle } from "../words/problem-title.ts";
import type { GradeNote } from "./grade-card.tsx";
import { renderPage } from "./page.tsx";
import { StudentContent } from "./student-content.tsx";

interface PageFacts {
  /** The day by which it is decided what students may see. */
  readonly day: string;
  /** The grade, in a class that has grades. */
  readonly note?: GradeNote | undefined;
}

/** Renders the page of one student: complete in one file, and with nothing that the student may not see. */
export function studentPage(report: Report, submission: SubmissionReport, { day, note }: PageFacts): string {
  const shown = forStudents({ ...report, submissions: [submission] }, day);
  const [own = submission] = shown.submissions;
  const catalogue = CATALOGUES[report.language];
  const { page } = catalogue;
  return renderPage({
    language: report.language,
    title: `${own.name} · ${problemTitle(own.problem, shown)}`,
    skip: page.skipToContent,
    footer: `${page.madeBy(report.harness.version)} · ${report.timings.startedAt.slice(0, 10)}`,
    children: (
      <main id="content" class="student">
        <StudentContent report={shown} submission={own} catalogue={catalogue} note={note} />
      </main>
    ),
  });
}
