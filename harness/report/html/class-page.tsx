import { mean, median } from "../../base/statistics.ts";
import type { ProblemName } from "../../case/names.ts";
import { isVerdict } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { studentFile } from "../file-names.ts";
import { problemTitle } from "../problem-title.ts";
import type { Report, ReportedCase, SubmissionReport } from "../report.ts";
import { causeGroups, hardestCases, histogram, looksOf, sharesOf } from "../summary.ts";
import { machineLines, rejectedCases } from "../words.ts";
import { Matrix, matrixRows } from "./matrix.tsx";
import { renderPageInParts } from "./page.tsx";
import { asSentence } from "./parts.tsx";

/** Most cases in the list of those that fool most. */
const MOST_CASES = 8;

/** Most students with one cause that are named at once. */
const MOST_NAMES = 12;

/** Most sentences about one submission to look at. */
const MOST_SENTENCES = 3;

/** Renders the page of a class in parts, for its instructor: it shows everything, hidden cases too. */
export function classPage(report: Report): Iterable<string> {
  const catalogue = CATALOGUES[report.language];
  const { page, words } = catalogue;
  const problems = Array.from(new Set(report.submissions.map(({ problem }) => problem)));
  const parts = problems.map((problem) => partOf(problem, report, catalogue));
  return renderPageInParts({
    language: report.language,
    title: `${page.classTitle} · ${problems.map((problem) => problemTitle(problem, report)).join(", ")}`,
    skip: page.skipToContent,
    footer: `${page.madeBy(report.harness.version)} · ${machineLines(report).join(" ")}`,
    children: (
      <main id="content" class="class">
        <header class="head">
          <p class="over">{report.timings.startedAt.slice(0, 10)}</p>
          <h1>{page.classTitle}</h1>
          {report.stopped && <p class="warning">{words.stopped}</p>}
          {rejectedCases(report).map((line) => (
            <p class="warning">{line}</p>
          ))}
        </header>
        <LookFirst report={report} catalogue={catalogue} />
        {parts.map((part) => (
          <ProblemPart {...part} title={problemTitle(part.problem, report)} />
        ))}
        <p class="faint">{page.wall(report.timings.wallMs)}</p>
      </main>
    ),
    tables: parts.map(matrixRows),
  });
}

interface PartProps {
  readonly report: Report;
  readonly catalogue: Catalogue;
}

function LookFirst({ report, catalogue: { page } }: PartProps) {
  const looks = looksOf(report.submissions);
  return (
    <section aria-labelledby="look">
      <h2 id="look">{page.lookFirst}</h2>
      {looks.length === 0 ? (
        <p class="faint">{page.nothingToLookAt}</p>
      ) : (
        <ul class="looks">
          {looks.map(({ submission, reason, sentences }) => (
            <li>
              <StudentLink submission={submission} /> <span class="badge look">{page.reasons[reason]}</span>
              {sentences.slice(0, MOST_SENTENCES).map((sentence) => (
                <p>{asSentence(sentence)}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ProblemPart({ title, ...props }: ClassProps & { title: string }) {
  return (
    <section aria-labelledby={props.problem} class="problem">
      <h2 id={props.problem}>{title}</h2>
      <div class="columns">
        <Points {...props} />
        <Hardest {...props} />
      </div>
      <Causes {...props} />
      <Matrix {...props} />
    </section>
  );
}

interface ClassProps {
  readonly problem: ProblemName;
  readonly cases: readonly ReportedCase[];
  readonly submissions: readonly SubmissionReport[];
  readonly catalogue: Catalogue;
}

function partOf(problem: ProblemName, report: Report, catalogue: Catalogue): ClassProps {
  const cases = report.cases.filter((each) => each.problem === problem);
  const submissions = report.submissions.filter((each) => each.problem === problem);
  return { problem, cases, submissions, catalogue };
}

function Points({ submissions, cases, catalogue: { page } }: ClassProps) {
  const shares = sharesOf(submissions);
  const percent = (share: number | undefined) =>
    share === undefined ? "–" : `${page.number(Math.round(share * 1000) / 10)} %`;
  const facts = [
    [percent(mean(shares)), page.mean],
    [percent(median(shares)), page.median],
    [page.number(shares.filter((share) => share === 1).length), page.best],
  ];
  return (
    <div class="card">
      <h3>
        {page.distribution}
        <span class="facts">
          {page.submissions(submissions.length)} · {page.cases(cases.length)}
        </span>
      </h3>
      <dl class="facts">
        {facts.map(([value, name]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Histogram bins={histogram(shares)} page={page} />
    </div>
  );
}

function Histogram({ bins, page }: { bins: readonly number[]; page: Catalogue["page"] }) {
  const most = Math.max(1, ...bins);
  const label = bins.map((count, at) => `${page.percentRange(at * 10, at * 10 + 10)}: ${count}`).join("; ");
  return (
    <svg class="histogram" viewBox="0 0 460 142" role="img" aria-label={label}>
      {bins.map((count, at) => {
        const height = (count / most) * 100;
        return (
          <g>
            <rect x={at * 40 + 3} y={118 - height} width={34} height={height} rx={2} />
            {count > 0 && (
              <text x={at * 40 + 20} y={112 - height}>
                {count}
              </text>
            )}
            <text class="tick" x={at * 40 + 3} y={134}>
              {at * 10}
            </text>
          </g>
        );
      })}
      <path d="M0 118.5H402" />
      <text class="tick" x={403} y={134}>
        100 %
      </text>
    </svg>
  );
}

function Hardest({ cases, submissions, catalogue: { page } }: ClassProps) {
  const hardest = hardestCases(cases, submissions).slice(0, MOST_CASES);
  return (
    <div class="card">
      <h3>{page.hardest}</h3>
      <table class="hardest">
        <tbody>
          {hardest.map(({ asked, failed, judged }) => (
            <tr>
              <th scope="row" title={asked.title}>
                {asked.name}
              </th>
              <td class="number">{page.failedBy(failed, judged)}</td>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="track" width="100" height="8" rx="2" />
                  <rect class="fail" width={(failed / judged) * 100} height="8" rx="2" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Causes({ problem, submissions, catalogue }: ClassProps) {
  const groups = causeGroups(submissions, catalogue);
  if (groups.length === 0) return null;
  const { page, verdicts } = catalogue;
  return (
    <>
      <h3 id={`causes-${problem}`}>{page.byCause}</h3>
      <ul class="causes card">
        {groups.map(({ key, title, submissions: own }) => (
          <li>
            <p class="count">{own.length}</p>
            <div>
              <p>
                {!isVerdict(key) && asSentence(title)}
                {isVerdict(key) && <span class={`badge ${key}`}>{verdicts[key]}</span>}
                {isVerdict(key) && key !== "CE" && <span class="faint"> {asSentence(page.noCause)}</span>}
              </p>
              <p class="names">
                <StudentLinks submissions={own.slice(0, MOST_NAMES)} />
              </p>
              {own.length > MOST_NAMES && (
                <details class="names">
                  <summary>{page.andMore(own.length - MOST_NAMES)}</summary>
                  <StudentLinks submissions={own.slice(MOST_NAMES)} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function StudentLinks({ submissions }: { submissions: readonly SubmissionReport[] }) {
  return submissions.map((submission, at) => (
    <>
      {at > 0 && ", "}
      <StudentLink submission={submission} />
    </>
  ));
}

function StudentLink({ submission: { name } }: { submission: SubmissionReport }) {
  return <a href={studentFile(name).split("/").map(encodeURIComponent).join("/")}>{name}</a>;
}
