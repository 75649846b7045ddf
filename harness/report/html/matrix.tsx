import type { VNode } from "preact";
import type { Locale } from "../../base/locale.ts";
import { namesIn } from "../../base/text.ts";
import type { ProblemName } from "../../case/names.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { VERDICTS, type Verdict } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { instructorFile } from "../record/file-names.ts";
import type { ReportedCase, SubmissionReport } from "../record/report.ts";
import { type ClassGrades, gradesFor, isOpen, isToMark } from "../words/class-grades.ts";
import { causeGroups, mainCause } from "../words/summary.ts";
import { rowsInParts } from "./page.tsx";
import { addressOf, anchorOf, VERDICT_SIGNS } from "./parts.tsx";

interface MatrixProps {
  readonly problem: ProblemName;
  readonly cases: readonly ReportedCase[];
  readonly submissions: readonly SubmissionReport[];
  readonly catalogue: Catalogue;
  /** The day by which it is decided what students may see. */
  readonly day: string;
  /** The grades, in a class that has grades. */
  readonly grades?: ClassGrades | undefined;
  readonly language: Locale;
}

/** The table of students by cases, for a page with its rows in parts. The script lets it be sorted and filtered. */
export function Matrix({ problem, cases, submissions, catalogue, day, grades, language }: MatrixProps) {
  const { page, verdicts: meanings } = catalogue;
  const isPartlyHidden = (asked: ReportedCase) => visibilityOn(day, asked) !== "public";
  const used = VERDICTS.filter((verdict) => submissions.some(({ verdicts }) => verdict in verdicts));
  return (
    <div class="matrix" data-matrix>
      <h3 id={`matrix-${problem}`}>{page.matrix}</h3>
      <Filters
        problem={problem}
        used={used}
        submissions={submissions}
        catalogue={catalogue}
        language={language}
      />
      <p class="legend">
        {used.map((verdict) => (
          <span>
            <i class={`cell ${verdict}`}>{VERDICT_SIGNS[verdict]}</i> {verdict} {meanings[verdict]}
          </span>
        ))}
        {cases.some(isPartlyHidden) && <span>* {page.notPublic}</span>}
      </p>
      <p class="faint" data-more hidden>
        {page.moreColumns(cases.length)}
      </p>
      <section class="scroll" tabindex={0} aria-labelledby={`matrix-${problem}`}>
        <table>
          <thead>
            <tr>
              <SortableHead name={page.name} page={page} />
              {grades && <SortableHead name={page.grade} page={page} isNumber />}
              <SortableHead name={page.points} page={page} isNumber />
              <SortableHead name={page.slowest} page={page} isNumber isExtra />
              <SortableHead name={page.language} page={page} isExtra />
              {hasGroup(submissions) && <SortableHead name={page.group} page={page} isExtra />}
              {cases.map((asked) => (
                <th scope="col" class="case" title={asked.title}>
                  <span>
                    {asked.name}
                    {isPartlyHidden(asked) && " *"}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...rowsInParts} />
        </table>
      </section>
    </div>
  );
}

/** The rows of the table. */
export function* matrixRows({ cases, submissions, catalogue, grades }: MatrixProps): Generator<VNode> {
  const hasGroups = hasGroup(submissions);
  for (const submission of submissions)
    yield (
      <StudentRow
        submission={submission}
        cases={cases}
        catalogue={catalogue}
        grades={grades}
        hasGroups={hasGroups}
      />
    );
}

function hasGroup(submissions: readonly SubmissionReport[]): boolean {
  return submissions.some(({ group }) => group !== undefined);
}

function SortableHead({
  name,
  page,
  isNumber = false,
  isExtra = false,
}: {
  name: string;
  page: Catalogue["page"];
  isNumber?: boolean;
  /** It is left out where there is little room. */
  isExtra?: boolean;
}) {
  return (
    <th scope="col" class={[isNumber && "number", isExtra && "extra"].filter(Boolean).join(" ")}>
      <button type="button" data-sort={isNumber ? "number" : "text"} title={page.sortBy(name)}>
        {name}
      </button>
    </th>
  );
}

function StudentRow({
  submission,
  cases,
  catalogue,
  grades,
  hasGroups,
}: { submission: SubmissionReport; hasGroups: boolean } & Pick<
  MatrixProps,
  "cases" | "catalogue" | "grades"
>) {
  const { name, language = "", group = "", points, results, verdicts } = submission;
  const { page } = catalogue;
  const slowest = Math.max(-1, ...results.map(({ timings }) => timings?.cpuMs ?? -1));
  // Both of a pair have a grade, which may not be the same.
  const finals = Array.from(new Set(gradesFor(submission, grades).flatMap(({ final }) => final ?? [])));
  const address = addressOf(instructorFile(name));
  const verdictOf = new Map(results.map((result) => [result.case, result.verdict]));
  return (
    <tr
      data-name={name.toLowerCase()}
      data-language={language}
      data-group={group}
      data-verdicts={Object.keys(verdicts).join(" ")}
      data-cause={mainCause(submission, catalogue)?.key}
    >
      <th scope="row" data-value={name}>
        <a href={address}>{name}</a>
      </th>
      {grades && (
        <td class="number" data-value={Math.max(-1, ...finals)}>
          {finals.map(page.number).join(", ")}
        </td>
      )}
      <td class="number" data-value={points.earned}>
        {points.possible > 0 && `${page.number(points.earned)} / ${page.number(points.possible)}`}
        {isOpen(submission, grades) && <span class="open"> {page.toSettle}</span>}
        {isToMark(submission, grades) && <span class="open"> {page.toMark}</span>}
      </td>
      <td class="number extra" data-value={slowest}>
        {slowest < 0 ? "" : page.time(slowest)}
      </td>
      <td class="extra" data-value={language}>
        {language}
      </td>
      {hasGroups && (
        <td class="extra" data-value={group}>
          {group}
        </td>
      )}
      {cases.map(({ name: asked }) => (
        <Cell verdict={verdictOf.get(asked)} asked={asked} address={address} />
      ))}
    </tr>
  );
}

/** A verdict. What is not accepted leads to its case; what is says all, and thousands of links would make the page large. */
function Cell({
  verdict,
  asked,
  address,
}: {
  verdict?: Verdict | undefined;
  asked: string;
  address: string;
}) {
  if (!verdict) return <td class="cell" />;
  const sign = VERDICT_SIGNS[verdict];
  return (
    <td class={`cell ${verdict}`} title={verdict}>
      {verdict === "AC" ? sign : <a href={`${address}#${encodeURIComponent(anchorOf(asked))}`}>{sign}</a>}
    </td>
  );
}

interface FilterProps extends Omit<MatrixProps, "cases" | "day" | "grades"> {
  readonly used: readonly Verdict[];
}

/** Fields that filter the rows. They appear only where the script runs. */
function Filters({ problem, used, submissions, catalogue, language }: FilterProps) {
  const { page, verdicts } = catalogue;
  const distinct = (values: readonly (string | undefined)[]) =>
    Array.from(new Set(values.flatMap((each) => each ?? [])))
      .sort(namesIn(language))
      .map((each) => [each, each] as const);
  const causes = causeGroups(submissions, catalogue);
  const choices = [
    {
      key: "language",
      label: page.language,
      any: page.anyLanguage,
      options: distinct(submissions.map(({ language }) => language)),
    },
    {
      key: "group",
      label: page.group,
      any: page.anyGroup,
      options: distinct(submissions.map(({ group }) => group)),
    },
    {
      key: "verdicts",
      label: page.verdict,
      any: page.anyVerdict,
      options: used.map((each) => [each, `${each} ${verdicts[each]}`] as const),
    },
    {
      key: "cause",
      label: page.cause.toLowerCase(),
      any: page.anyCause,
      options: causes.map(({ key, title, submissions: own }) => [key, `${title} (${own.length})`] as const),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <div class="filters" hidden>
      <label>
        {page.filterByName}
        <input type="search" data-filter="name" autocomplete="off" aria-controls={`matrix-${problem}`} />
      </label>
      {choices.map(({ key, label, any, options }) => (
        <label>
          {label}
          <select data-filter={key}>
            <option value="">{any}</option>
            {options.map(([value, text]) => (
              <option value={value}>{text}</option>
            ))}
          </select>
        </label>
      ))}
      <output aria-live="polite" data-shown={page.shown} />
    </div>
  );
}
