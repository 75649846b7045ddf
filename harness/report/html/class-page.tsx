import type { Locale } from "../../base/locale.ts";
import { mean, median } from "../../base/statistics.ts";
import type { ProblemName } from "../../case/names.ts";
import { isVerdict } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { type FailedTogether, failedTogether, failsAll } from "../failed-together.ts";
import { problemTitle } from "../problem-title.ts";
import type { Report, ReportedCase, SubmissionReport } from "../report.ts";
import { causeGroups, histogram, sharesOf } from "../summary.ts";
import { isToSettle } from "../to-settle.ts";
import { machineLines, rejectedCases } from "../words.ts";
import { Looks } from "./looks.tsx";
import { Matrix, matrixRows } from "./matrix.tsx";
import { renderPageInParts } from "./page.tsx";
import { asSentence } from "./parts.tsx";
import { StudentLinks } from "./student-links.tsx";

/** Most groups of cases that are shown at once, and most names of cases in one. */
const MOST_GROUPS = 3;
const MOST_CASES = 12;

/** Most students with one cause that are named at once. */
const MOST_NAMES = 12;

/**
 * Renders the page of a class in parts, for its instructor: it shows everything, hidden cases too.
 *
 * @param day the day by which it is decided what students may see
 */
export function classPage(report: Report, day: string): Iterable<string> {
  const catalogue = CATALOGUES[report.language];
  const { page, words } = catalogue;
  const problems = Array.from(new Set(report.submissions.map(({ problem }) => problem)));
  const parts = problems.map((problem) => ({
    ...partOf(problem, report, catalogue),
    day,
    language: report.language,
  }));
  const titles = problems.map((problem) => problemTitle(problem, report)).join(", ");
  return renderPageInParts({
    language: report.language,
    title: `${page.classTitle} · ${titles}`,
    skip: page.skipToContent,
    footer: `${page.madeBy(report.harness.version)} · ${machineLines(report).join(" ")}`,
    children: (
      <main id="content" class="class">
        <header class="head">
          <p class="over">
            {page.classTitle} · {report.timings.startedAt.slice(0, 10)}
          </p>
          <h1>{titles}</h1>
          <Facts report={report} catalogue={catalogue} />
          {report.stopped && <p class="warning">{words.stopped}</p>}
          {rejectedCases(report).map((line) => (
            <p class="warning">{line}</p>
          ))}
        </header>
        <Looks submissions={report.submissions} catalogue={catalogue} />
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

/** The state of the class at one look. */
function Facts({ report: { submissions }, catalogue: { page } }: PartProps) {
  const open = submissions.filter(isToSettle).length;
  const facts = [
    [page.ofAll(submissions.length - open, submissions.length), page.graded],
    [page.number(open), page.toSettle],
    [percentIn(page, mean(sharesOf(submissions))), page.mean],
  ];
  return <FactList facts={facts} />;
}

function FactList({ facts }: { facts: readonly (readonly string[])[] }) {
  return (
    <dl class="facts">
      {facts.map(([value, name]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function percentIn(page: Catalogue["page"], share: number | undefined): string {
  return share === undefined ? "–" : `${page.number(Math.round(share * 1000) / 10)} %`;
}

function ProblemPart({ title, ...props }: ClassProps & { title: string }) {
  return (
    <section aria-labelledby={props.problem} class="problem">
      <h2 id={props.problem}>{title}</h2>
      <div class="columns">
        <Points {...props} />
        <Together {...props} />
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
  readonly day: string;
  readonly language: Locale;
}

function partOf(
  problem: ProblemName,
  report: Report,
  catalogue: Catalogue,
): Omit<ClassProps, "day" | "language"> {
  const cases = report.cases.filter((each) => each.problem === problem);
  const submissions = report.submissions.filter((each) => each.problem === problem);
  return { problem, cases, submissions, catalogue };
}

function Points({ submissions, cases, catalogue: { page } }: ClassProps) {
  const shares = sharesOf(submissions);
  const facts = [
    [percentIn(page, mean(shares)), page.mean],
    [percentIn(page, median(shares)), page.median],
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
      <FactList facts={facts} />
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

/** Cases by the students who fail them: many bars of one height would say nothing. */
function Together({ cases, submissions, catalogue: { page } }: ClassProps) {
  const everywhere = submissions.filter(failsAll);
  const groups = failedTogether(
    cases,
    submissions.filter((each) => !everywhere.includes(each)),
  );
  if (everywhere.length + groups.length === 0) return null;
  return (
    <div class="card">
      <h3>{page.hardest}</h3>
      {everywhere.length > 0 && (
        <>
          <p>{page.failAll(everywhere.length)}</p>
          <Names submissions={everywhere} page={page} />
        </>
      )}
      <Groups groups={groups.slice(0, MOST_GROUPS)} page={page} />
      {groups.length > MOST_GROUPS && (
        <details>
          <summary>{page.andMore(groups.length - MOST_GROUPS)}</summary>
          <Groups groups={groups.slice(MOST_GROUPS)} page={page} />
        </details>
      )}
    </div>
  );
}

function Groups({ groups, page }: { groups: readonly FailedTogether[]; page: Catalogue["page"] }) {
  return (
    <ul class="together">
      {groups.map(({ cases, all, some }) => (
        <li>
          <p>
            {page.failTogether(all.length, cases.length)}{" "}
            {cases.slice(0, MOST_CASES).map(({ name, title }, at) => (
              <>
                {at > 0 && ", "}
                <span title={title}>{name}</span>
              </>
            ))}
            {cases.length > MOST_CASES && ` ${page.andMore(cases.length - MOST_CASES)}`}
          </p>
          <Names submissions={all} page={page} />
          {some.length > 0 && (
            <details class="names">
              <summary>{page.failSome(some.length)}</summary>
              <StudentLinks submissions={some} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first names at once, and all others where somebody wants to see them. */
function Names({ submissions, page }: Pick<ClassProps, "submissions"> & { page: Catalogue["page"] }) {
  return (
    <>
      <p class="names">
        <StudentLinks submissions={submissions.slice(0, MOST_NAMES)} />
      </p>
      {submissions.length > MOST_NAMES && (
        <details class="names">
          <summary>{page.andMore(submissions.length - MOST_NAMES)}</summary>
          <StudentLinks submissions={submissions.slice(MOST_NAMES)} />
        </details>
      )}
    </>
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
              <Names submissions={own} page={page} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
