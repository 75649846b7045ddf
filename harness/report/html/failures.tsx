import { isJudged, type Verdict } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { pointsLost } from "../record/group-points.ts";
import type { Report, ReportedCase, SubmissionReport } from "../record/report.ts";
import type { Saying } from "../words/sayings.ts";
import { byVerdict } from "../words/summary.ts";
import { isOfProgram } from "../words/words.ts";
import { drawingsFor, firstOfKinds } from "./budget.ts";
import { FailureItem } from "./failure.tsx";

/** The part of a report that a section of a page is about. */
export interface SectionProps {
  readonly report: Report;
  readonly submission: SubmissionReport;
  readonly catalogue: Catalogue;
}

/** Most sentences with one verdict that are shown at once. */
const MOST_SAYINGS = 8;

interface FailuresProps extends SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly sayings: readonly Saying[];
  /** The sayings of the whole page, which share the room for drawings. */
  readonly all: readonly Saying[];
}

/** Tells what happened, each sentence once. */
export function Failures({ report, submission, catalogue, id, heading, sayings, all }: FailuresProps) {
  const { page } = catalogue;
  const asked = casesOf(report, submission);
  if (sayings.length === 0) return null;
  const drawings = drawingsFor(all, asked);
  const lostBy = pointsLost(submission.results, asked);
  const verdicts = Array.from(new Set(sayings.map(({ results: [{ verdict }] }) => verdict))).sort(byVerdict);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {verdicts.toSorted(acceptedLast).map((verdict) => {
        const own = sayings.filter(({ results: [first] }) => first.verdict === verdict);
        const results = own.flatMap((each) => each.results);
        // They are open when the page is opened.
        const first = new Set(firstOfKinds(own));
        const others = own.filter((each) => !first.has(each));
        const shown = new Set([...first, ...others].slice(0, Math.max(MOST_SAYINGS, first.size)));
        const item = (saying: Saying) => (
          <FailureItem
            saying={saying}
            asked={asked.get(saying.results[0].case)}
            drawing={drawings.get(saying)}
            isOpen={first.has(saying)}
            page={page}
          />
        );
        const lost = results.reduce((sum, each) => sum + (lostBy.get(each.case) ?? 0), 0);
        return (
          <div class="card group">
            <h3>
              {groupTitle(verdict, submission, page)}
              <span class="facts">
                {[
                  ...(isOfProgram(verdict) ? [] : [page.casesWith(results.length)]),
                  ...(isJudged(verdict) && verdict !== "AC" && lost > 0 ? [page.pointsLost(lost)] : []),
                ].join(" · ")}
              </span>
            </h3>
            {own.filter((each) => shown.has(each)).map(item)}
            {shown.size < own.length && (
              <details class="more">
                <summary>{page.andMore(own.length - shown.size)}</summary>
                {own.filter((each) => !shown.has(each)).map(item)}
              </details>
            )}
          </div>
        );
      })}
    </section>
  );
}

function groupTitle(verdict: Verdict, { undecided }: SubmissionReport, page: Catalogue["page"]): string {
  if (verdict === "AC") return page.alsoNote;
  return verdict === "SK" && undecided ? page.undecidedGroup : page.groups[verdict];
}

function acceptedLast(a: Verdict, b: Verdict): number {
  return Number(a === "AC") - Number(b === "AC");
}

/** The cases of a submission, by their names. */
export function casesOf(report: Report, { problem }: SubmissionReport): Map<string, ReportedCase> {
  return new Map(report.cases.filter((each) => each.problem === problem).map((each) => [each.name, each]));
}
