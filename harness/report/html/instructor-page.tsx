import { capitalized } from "../../base/text.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { isJudged } from "../../finding/verdict.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { isAboutProgram } from "../record/audience.ts";
import { instructorFile, studentFile } from "../record/file-names.ts";
import { groupPoints, hasOwnPoints } from "../record/group-points.ts";
import type { CaseResult, Report, ReportedCase, SubmissionReport } from "../record/report.ts";
import type { ReportContext } from "../reporter.ts";
import { rightAnswer } from "../words/answer-words.ts";
import { gradesFor, isOpen } from "../words/class-grades.ts";
import { problemTitle } from "../words/problem-title.ts";
import { lookGroups, settlingOf } from "../words/to-settle.ts";
import { wordsOf } from "../words/words.ts";
import { Ending, PointsNotices } from "./ending.tsx";
import { Copyable } from "./failure.tsx";
import { casesOf, type SectionProps } from "./failures.tsx";
import { HandedIn } from "./handed-in.tsx";
import { renderPage } from "./page.tsx";
import { addressOf, anchorOf, asSentence, GroupList, PointsBar, VerdictBadge } from "./parts.tsx";
import { VerdictCounts } from "./student-content.tsx";

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
        <Head {...props} grades={grades} />
        {isOpen(submission, grades) && <Settle {...props} />}
        <Ending {...props} isGraded={submission.points.possible > 0} />
        <HandedIn handIn={handIns?.of(submission)} submission={submission} page={page} />
        <Cases {...props} day={day} />
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

/** Name, points and verdicts. Where nothing was judged, there is no number that could be taken for a grade. */
function Head({ submission, report, catalogue, grades }: SectionProps & Pick<Context, "grades">) {
  const { name, problem, language, commands, points } = submission;
  const { page, words } = catalogue;
  const finals = gradesFor(submission, grades).flatMap(({ final }) => final ?? []);
  return (
    <header class="head">
      <p class="over">{problemTitle(problem, report)}</p>
      <h1>{name}</h1>
      {finals.length > 0 && (
        <p>
          {page.grade}: <strong>{Array.from(new Set(finals)).map(page.number).join(", ")}</strong>
        </p>
      )}
      {points.possible > 0 && (
        <>
          <p class="score">
            <strong>{page.number(points.earned)}</strong>
            <span> / {page.number(points.possible)}</span> {page.points}{" "}
            {points.unjudged > 0 && words.notJudged(points.unjudged)}
          </p>
          <PointsBar {...points} />
          <GroupList groups={groupPoints(report, submission)} page={page} />
          <PointsNotices submission={submission} catalogue={catalogue} />
        </>
      )}
      <VerdictCounts submission={submission} catalogue={catalogue} />
      {language !== undefined && (
        <p class="faint">
          {language}
          {commands?.version !== undefined && ` · ${commands.version}`}
        </p>
      )}
    </header>
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

function Cases({ report, submission, catalogue, day }: SectionProps & { day: string }) {
  const { page } = catalogue;
  const asked = casesOf(report, submission);
  return (
    <section aria-labelledby="cases">
      <h2 id="cases">{page.allCases}</h2>
      <div class="card told">
        {submission.results.map((result) => (
          <CaseRow {...{ result, catalogue, day, report }} asked={asked.get(result.case)} />
        ))}
      </div>
    </section>
  );
}

interface RowProps extends Pick<SectionProps, "catalogue" | "report"> {
  readonly result: CaseResult;
  readonly asked: ReportedCase | undefined;
  readonly day: string;
}

/** A case with all that is known of its result. */
function CaseRow({ result, asked, catalogue, day, report }: RowProps) {
  const { page, words } = catalogue;
  const { case: name, verdict, points, timings, printed } = result;
  const { title = name, points: worth = points } = asked ?? {};
  const isShown = isJudged(verdict) && (!asked || hasOwnPoints(asked, report));
  const visibility = asked ? visibilityOn(day, asked) : "hidden";
  // What is the same for every case is told above.
  const isTold = result.finding !== undefined && isAboutProgram(result.finding);
  const said = isTold ? "" : wordsOf(result, words);
  const answer = verdict === "WA" || verdict === "PE" ? asked?.answer : undefined;
  const summary = (
    <>
      <VerdictBadge verdict={verdict} catalogue={catalogue} /> <strong>{name}</strong>{" "}
      {visibility !== "public" && <span class="badge SK">{page.visibility[visibility]}</span>}{" "}
      <span class="faint">
        {title !== name && title} {isShown && `· ${page.number(points)} / ${page.number(worth)}`}
        {timings?.cpuMs !== undefined && ` · ${page.time(timings.cpuMs)}`}
      </span>
    </>
  );
  if (said === "" && printed === undefined)
    return (
      <p class="case" id={anchorOf(name)}>
        {summary}
      </p>
    );
  return (
    <details class="case" id={anchorOf(name)}>
      <summary>{summary}</summary>
      {said !== "" && <p>{asSentence(said)}</p>}
      {answer !== undefined && (
        <p>
          {page.expected}: {rightAnswer({ ...asked!, answer }, result, page)}
        </p>
      )}
      {printed !== undefined && <pre tabindex={0}>{printed}</pre>}
    </details>
  );
}
