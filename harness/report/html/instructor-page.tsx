import { capitalized } from "../../base/text.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { instructorFile, studentFile } from "../record/file-names.ts";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportContext } from "../reporter.ts";
import { isOpen } from "../words/class-grades.ts";
import { problemTitle } from "../words/problem-title.ts";
import { lookGroups, settlingOf } from "../words/to-settle.ts";
import { Ending } from "./ending.tsx";
import { Copyable } from "./failure.tsx";
import type { SectionProps } from "./failures.tsx";
import { HandedIn } from "./handed-in.tsx";
import { InstructorCases, InstructorHead } from "./instructor-content.tsx";
import { renderPage } from "./page.tsx";
import { addressOf, asSentence } from "./parts.tsx";

type Context = Pick<ReportContext, "day" | "handIns" | "grades">;

/**
 * Renders the page about one student for the instructor: every case, hidden ones too, and what was handed in.
 *
 * @param at index of the submission
 */
export function instructorPage(report: Report, at: number, { day, handIns, grades }: Context): string {
  const submission = report.submissions[at]!;
  const catalogue = CATALOGUES[report.language];
  const { page } = catalogue;
  const props: SectionProps = { report, submission, catalogue };
  return renderPage({
    language: report.language,
    title: `${submission.name} · ${problemTitle(submission.problem, report)} · ${page.forInstructor}`,
    skip: page.skipToContent,
    footer: `${page.madeBy(report.harness.version)} · ${page.forInstructor}`,
    children: (
      <main id="content" class="student">
        <Ways report={report} at={at} />
        <InstructorHead {...props} grades={grades} />
        {isOpen(submission, grades) && <Settle {...props} />}
        <Ending {...props} isGraded={submission.points.possible > 0} />
        <HandedIn handIn={handIns?.of(submission)} submission={submission} page={page} />
        <InstructorCases {...props} day={day} />
      </main>
    ),
  });
}

/** Links to the class, to the students before and after, and to what the student sees. */
function Ways({ report: { submissions, language }, at }: { report: Report; at: number }) {
  const { page } = CATALOGUES[language];
  const own = submissions[at]!;
  const depth = instructorFile(own.name).split("/").length - 1;
  const to = (file: string) => addressOf(file, depth);
  const beside = (each: SubmissionReport | undefined, words: (name: string) => string) =>
    each && <a href={to(instructorFile(each.name))}>{words(each.name)}</a>;
  return (
    <nav class="ways">
      <a href={to("index.html")}>{page.toClass}</a>
      {beside(submissions[at - 1], page.former)}
      {beside(submissions[at + 1], page.next)}
      <a href={to(studentFile(own.name))}>{page.asStudentSees}</a>
    </nav>
  );
}

/** Why only the instructor can settle the grade, and how. */
function Settle({ submission, catalogue }: SectionProps) {
  const { page } = catalogue;
  return (
    <section aria-labelledby="settle">
      <h2 id="settle">{capitalized(page.toSettle)}</h2>
      {lookGroups([submission]).map((group) => (
        <div class="card open">
          <h3>{capitalized(page.reasons[group.reason])}</h3>
          {group.looks.flatMap(({ sentences }) => sentences.map((each) => <p>{asSentence(each)}</p>))}
          {settlingOf(group, catalogue).map(({ words, commands }) => (
            <>
              <p>{words}</p>
              <Copyable text={commands.join("\n")} page={page} />
            </>
          ))}
        </div>
      ))}
    </section>
  );
}
