import { visibilityOn } from "../../case/visibility.ts";
import { isJudged } from "../../finding/verdict.ts";
import { isAboutProgram } from "../record/audience.ts";
import { groupPoints, hasOwnPoints } from "../record/group-points.ts";
import type { CaseResult, ReportedCase } from "../record/report.ts";
import type { ReportContext } from "../reporter.ts";
import { rightAnswer } from "../words/answer-words.ts";
import { gradesFor } from "../words/class-grades.ts";
import { problemTitle } from "../words/problem-title.ts";
import { wordsOf } from "../words/words.ts";
import { PointsNotices } from "./ending.tsx";
import { casesOf, type SectionProps } from "./failures.tsx";
import { anchorOf, asSentence, GroupList, PointsBar, VerdictBadge } from "./parts.tsx";
import { VerdictCounts } from "./student-content.tsx";

/** Name and grade of a student, with what the program is worth. */
export function InstructorHead({ grades, ...props }: SectionProps & Pick<ReportContext, "grades">) {
  const { submission, report, catalogue } = props;
  const { page } = catalogue;
  const finals = gradesFor(submission, grades).flatMap(({ final }) => final ?? []);
  return (
    <header class="head">
      <p class="over">{problemTitle(submission.problem, report)}</p>
      <h1>{submission.name}</h1>
      {finals.length > 0 && (
        <p>
          {page.grade}: <strong>{Array.from(new Set(finals)).map(page.number).join(", ")}</strong>
        </p>
      )}
      <InstructorPoints {...props} />
    </header>
  );
}

/** Points and verdicts. Where nothing was judged, there is no number that could be taken for a grade. */
export function InstructorPoints({ submission, report, catalogue }: SectionProps) {
  const { language, commands, points } = submission;
  const { page, words } = catalogue;
  return (
    <>
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
    </>
  );
}

/** Every case with all that is known of its result, hidden ones too. */
export function InstructorCases({ report, submission, catalogue, day }: SectionProps & { day: string }) {
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
