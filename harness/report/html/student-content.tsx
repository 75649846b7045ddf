import { isJudged, type Verdict } from "../../finding/verdict.ts";
import { groupPoints, hasOwnPoints } from "../record/group-points.ts";
import type { SubmissionReport } from "../record/report.ts";
import { asTyped } from "../words/by-hand-lines.ts";
import { problemTitle } from "../words/problem-title.ts";
import { byVerdict } from "../words/summary.ts";
import { isOfProgram } from "../words/words.ts";
import { Comments, CommentText, type PageComment } from "./comments.tsx";
import { Ending, PointsNotices } from "./ending.tsx";
import { casesOf, type SectionProps } from "./failures.tsx";
import { GradeCard, type GradeNote } from "./grade-card.tsx";
import { GrowthPlot } from "./growth-plot.tsx";
import { asSentence, GroupList, PointsBar, VerdictBadge } from "./parts.tsx";

/** Shows everything that a page tells a student of a program, within its main part. */
export function StudentContent(props: SectionProps & { readonly note?: GradeNote | undefined }) {
  const { submission, report, catalogue, note } = props;
  const { title = "", all = [] } = note?.comments ?? {};
  const named = new Set(isListed(submission) ? submission.results.map((result) => result.case) : []);
  const beside = all.filter((each) => each.case !== undefined && named.has(each.case));
  return (
    <>
      <Head {...props} note={note} />
      <Comments title={title} comments={all.filter((each) => !beside.includes(each))} />
      <Ending {...props} isGraded={!(note && isNothingJudged(submission))} />
      <GrowthPlot submission={submission} report={report} words={catalogue.page} />
      <AllCases {...props} comments={beside} />
    </>
  );
}

/** A submission with the report that it stands in, as far as the readers of the page may see them. */
function Head({
  submission,
  report,
  catalogue,
  note,
}: SectionProps & { readonly note: GradeNote | undefined }) {
  const { name, problem, language, commands, points, verdicts, results, hidden, undecided } = submission;
  const { page } = catalogue;
  const accepted = verdicts.AC ?? 0;
  const isAllRight =
    !undecided && results.length > 0 && accepted === results.length && points.earned === points.possible;
  const isOpen = isNothingJudged(submission);
  return (
    <header class="head">
      <p class="over">{problemTitle(problem, report)}</p>
      <h1>{name}</h1>
      {note && <GradeCard note={note} page={page} />}
      {!isOpen && (
        <>
          <p class="score">
            <strong>{page.number(points.earned)}</strong>
            <span> / {page.number(points.possible)}</span> {page.points}
          </p>
          <PointsBar {...points} />
          <GroupList groups={groupPoints(report, submission)} page={page} />
          <PointsNotices submission={submission} catalogue={catalogue} />
        </>
      )}
      {points.unjudged > 0 && !(note && undecided) && (
        <p>{asSentence((undecided ? page.undecided : page.notJudged)(points.unjudged))}</p>
      )}
      {!isOpen && <VerdictCounts submission={submission} catalogue={catalogue} />}
      {isAllRight && <p class="cheer">{page.allRight}</p>}
      {hidden && (!undecided || hidden.points.possible > 0) && <p>{page.hiddenCases(hidden)}</p>}
      {language !== undefined && (
        <p class="faint">
          {language}
          {commands?.version !== undefined && ` · ${commands.version}`}
          {commands && commands.build.length > 0 && (
            <>
              {" "}
              · {page.buildWith} <code>{commands.build.map(asTyped).join("; ")}</code>
              {commands.areOfFitSources && ` ${page.ofFitSources}`}
            </>
          )}
        </p>
      )}
    </header>
  );
}

/** Tells if only the instructor can settle all of it: there is nothing to grade. */
function isNothingJudged({ points, undecided }: SubmissionReport): boolean {
  return undecided === true && points.possible === 0;
}

/** Shows the number of cases with each verdict. */
export function VerdictCounts({
  submission: { verdicts },
  catalogue,
}: Pick<SectionProps, "submission" | "catalogue">) {
  return (
    <p class="verdicts">
      {(Object.keys(verdicts) as Verdict[]).sort(byVerdict).map((verdict) => (
        <span class="count">
          {!isOfProgram(verdict) && verdicts[verdict]}{" "}
          <VerdictBadge verdict={verdict} catalogue={catalogue} />
        </span>
      ))}
    </p>
  );
}

/** Times of a run, of which the first that was measured is shown. */
const TIMES = [
  { name: "cpuTime", key: "cpuMs" },
  { name: "wallTime", key: "wallMs" },
] as const;

/** Tells if the cases are listed: nothing is to be told of cases that were never run. */
function isListed(submission: SubmissionReport): boolean {
  return !submission.results.every(({ verdict }) => isOfProgram(verdict)) && !isNothingJudged(submission);
}

function AllCases({
  report,
  submission,
  catalogue,
  comments,
}: SectionProps & { readonly comments: readonly PageComment[] }) {
  const { page } = catalogue;
  const asked = casesOf(report, submission);
  const time = TIMES.find(({ key }) => submission.results.some(({ timings }) => (timings?.[key] ?? 0) > 0));
  if (!isListed(submission)) return null;
  return (
    <div>
      <h2 id="cases">{page.allCases}</h2>
      <section class="scroll" tabindex={0} aria-labelledby="cases">
        <table class="cases">
          <thead>
            <tr>
              <th scope="col">{page.case}</th>
              <th scope="col">{page.verdict}</th>
              <th scope="col" class="number">
                {page.points}
              </th>
              {time && (
                <th scope="col" class="number">
                  {page[time.name]}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {submission.results.map(({ case: name, verdict, points, timings }) => {
              const own = asked.get(name);
              const { title = name, points: worth = points } = own ?? {};
              const isShown = isJudged(verdict) && (!own || hasOwnPoints(own, report));
              const said = comments.filter((each) => each.case === name);
              return (
                <>
                  <tr>
                    <th scope="row">
                      {title}
                      {title !== name && <span class="faint"> {name}</span>}
                    </th>
                    <td>
                      <VerdictBadge verdict={verdict} catalogue={catalogue} />
                    </td>
                    <td class="number">
                      {isShown && `${page.number(points)} / ${page.number(worth)}`}
                      {!isJudged(verdict) && "–"}
                    </td>
                    {time && (
                      <td class="number">
                        {timings?.[time.key] === undefined ? "" : page.time(timings[time.key]!)}
                      </td>
                    )}
                  </tr>
                  {said.map((comment) => (
                    <tr class="comment">
                      <td colspan={time ? 4 : 3}>
                        <CommentText {...comment} />
                      </td>
                    </tr>
                  ))}
                </>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
