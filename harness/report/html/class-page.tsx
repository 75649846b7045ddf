import type { Locale } from "../../base/locale.ts";
import { mean, median } from "../../base/statistics.ts";
import type { ProblemName } from "../../case/names.ts";
import { isVerdict } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { Report, ReportedCase, SubmissionReport } from "../record/report.ts";
import { type ClassGrades, isOpen, isToMark } from "../words/class-grades.ts";
import { problemTitle } from "../words/problem-title.ts";
import { causeGroups, histogram, sharesOf } from "../words/summary.ts";
import { machineLines, rejectedCases } from "../words/words.ts";
import { Items } from "./items.tsx";
import { Looks } from "./looks.tsx";
import { Matrix, matrixRows } from "./matrix.tsx";
import { renderPageInParts } from "./page.tsx";
import { asSentence } from "./parts.tsx";
import { StudentNames } from "./student-links.tsx";
import { Together } from "./together.tsx";

/** Renders the page of a class in parts, for its instructor: it shows everything, hidden cases too. */
export function classPage(report: Report, { day, grades }: ClassFacts): Iterable<string> {
  const catalogue = CATALOGUES[report.language];
  const { page, words } = catalogue;
  const problems = Array.from(new Set(report.submissions.map(({ problem }) => problem)));
  const parts = problems.map((problem) => ({
    ...partOf(problem, report, catalogue),
    day,
    grades,
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
          <Facts report={report} catalogue={catalogue} grades={grades} />
          {report.stopped && <p class="warning">{words.stopped}</p>}
          {rejectedCases(report).map((line) => (
            <p class="warning">{line}</p>
          ))}
        </header>
        <Looks submissions={report.submissions} catalogue={catalogue} grades={grades} />
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
function Facts({
  report: { submissions },
  catalogue: { page },
  grades,
}: PartProps & Pick<ClassFacts, "grades">) {
  const open = submissions.filter((each) => isOpen(each, grades)).length;
  const toMark = submissions.filter((each) => isToMark(each, grades)).length;
  const facts = [
    [page.ofAll(submissions.length - open - toMark, submissions.length), page.graded],
    ...(grades ? [[page.number(grades.missing), page.missing]] : []),
    [page.number(open), page.toSettle],
    ...(toMark > 0 ? [[page.number(toMark), page.toMark]] : []),
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
        <Together {...props} page={props.catalogue.page} />
      </div>
      <Causes {...props} />
      <Items {...props} />
      <Matrix {...props} />
    </section>
  );
}

interface ClassFacts {
  /** The day by which it is decided what students may see. */
  readonly day: string;
  /** The grades, in a class that has grades. */
  readonly grades?: ClassGrades | undefined;
}

interface ClassProps extends ClassFacts {
  readonly problem: ProblemName;
  readonly cases: readonly ReportedCase[];
  readonly submissions: readonly SubmissionReport[];
  readonly catalogue: Catalogue;
  readonly language: Locale;
}

function partOf(
  problem: ProblemName,
  report: Report,
  catalogue: Catalogue,
): Omit<ClassProps, "day" | "grades" | "language"> {
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
              <StudentNames submissions={own} page={page} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
