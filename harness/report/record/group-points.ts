import { isJudged } from "../../finding/verdict.ts";
import type { CaseResult, Points, Report, ReportedCase, ReportedGroup, SubmissionReport } from "./report.ts";
import { totalPoints } from "./score.ts";

/** Points of a submission in a group of cases. */
export interface GroupPoints extends Points, Pick<ReportedGroup, "title" | "award"> {
  /** Number of its judged cases, and of those that are right. */
  readonly cases: number;
  readonly right: number;
}

/**
 * Lists what a submission earned in each group of which something was judged, in the order of their first cases. If it earned all
 * points or none, there is nothing to tell.
 */
export function groupPoints(
  { cases, groups = [] }: Pick<Report, "cases" | "groups">,
  { problem, points: all, results }: Pick<SubmissionReport, "problem" | "points" | "results">,
): GroupPoints[] {
  if (all.earned === 0 || all.earned === all.possible) return [];
  const known = new Map(cases.filter((each) => each.problem === problem).map((each) => [each.name, each]));
  return groups
    .filter((group) => group.problem === problem)
    .flatMap(({ name, title, award }) => {
      const own = results.flatMap(({ case: of, verdict, points }) => {
        const asked = known.get(of);
        return asked?.group === name ? [{ verdict, points, worth: asked.points }] : [];
      });
      const points = totalPoints(own);
      const right = own.filter(({ verdict }) => verdict === "AC").length;
      const judged = own.filter(({ verdict }) => isJudged(verdict)).length;
      return points.possible > 0 ? [{ title, award, ...points, cases: judged, right }] : [];
    });
}

/**
 * Counts the points that results cost, by the names of their cases. An accepted result costs some if its group is worth its points
 * as a whole alone: the first result that is not accepted costs them.
 */
export function pointsLost(
  results: SubmissionReport["results"],
  cases: ReadonlyMap<string, ReportedCase>,
): Map<string, number> {
  const lost = new Map<string, number>();
  const groupOf = ({ case: name }: CaseResult) => cases.get(name)?.group;
  for (const each of results) {
    const cost = (cases.get(each.case)?.points ?? each.points) - each.points;
    if (cost <= 0 || !isJudged(each.verdict)) continue;
    const cause =
      each.verdict === "AC"
        ? results.find((other) => costs(other) && groupOf(other) === groupOf(each))
        : each;
    if (cause) lost.set(cause.case, (lost.get(cause.case) ?? 0) + cost);
  }
  return lost;
}

function costs({ verdict }: CaseResult): boolean {
  return isJudged(verdict) && verdict !== "AC";
}

/** Tests if the points of a case are worth a place of their own: a small part of a group's says little, and one of all or nothing misleads. */
export function hasOwnPoints(
  { problem, group, points }: ReportedCase,
  { groups = [] }: Pick<Report, "groups">,
): boolean {
  const own = groups.find((each) => each.problem === problem && each.name === group);
  return own === undefined || (own.award === "share" && points >= 1);
}
