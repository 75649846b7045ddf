import type { Visibility } from "../../case/names.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { FOR_INSTRUCTORS } from "../../finding/notice.ts";
import { compileErrors } from "../../finding/run.ts";
import { skips, unclear } from "../../finding/skips.ts";
import type {
  CaseResult,
  Report,
  ReportedCase,
  ReportedGroup,
  SubmissionReport,
  ToldFinding,
} from "./report.ts";
import { countVerdicts, isFailure, totalPoints } from "./score.ts";

/**
 * Leaves out of a report what students may not see on a day. Everything that is made for students goes through here.
 *
 * - `public`: nothing is left out.
 * - `output`: the input, the right answer, and findings that give them away are left out.
 * - `verdict`: what the program printed is left out, too.
 * - `hidden`: the case is left out. Each submission says how many such cases there are, and their points.
 *
 * @param day the day as `2026-12-01`
 */
export function forStudents(report: Report, day: string): Report {
  if (report.audience?.name === "student") return report;
  const cases = new Map(report.cases.map((each) => [idOf(each.problem, each.name), each]));
  const tied = tiedGroups(report, day);
  const isTied = ({ problem, group }: ReportedCase) => group !== undefined && tied.has(idOf(problem, group));
  const shown = report.cases.flatMap((each) => {
    const { group: _, ...alone } = each;
    return shownCase(isTied(each) ? { ...alone, points: 0 } : each, visibilityOn(day, each)) ?? [];
  });
  const { groups, ...others } = report;
  return {
    ...others,
    audience: { name: "student", day },
    cases: shown,
    ...(groups && { groups: groups.flatMap((group) => shownGroup(group, shown) ?? []) }),
    submissions: report.submissions.map((each) =>
      shownSubmission(each, (name) => {
        const asked = cases.get(idOf(each.problem, name));
        // A case that the report does not describe is not known to be public.
        if (!asked) return UNKNOWN;
        return { worth: asked.points, visibility: visibilityOn(day, asked), isTied: isTied(asked) };
      }),
    ),
  };
}

interface Sight {
  readonly worth: number;
  readonly visibility: Visibility;
  /** Set if it has points only together with hidden cases: what it earns would tell how those went. */
  readonly isTied: boolean;
}

const UNKNOWN: Sight = { worth: 0, visibility: "hidden", isTied: false };

/** Finds the groups of all or nothing that have a hidden case. */
function tiedGroups({ cases, groups = [] }: Report, day: string): Set<string> {
  const whole = new Set(
    groups.flatMap(({ problem, name, award }) => (award === "all" ? idOf(problem, name) : [])),
  );
  return new Set(
    cases.flatMap((each) => {
      const { problem, group } = each;
      if (group === undefined || visibilityOn(day, each) !== "hidden") return [];
      const id = idOf(problem, group);
      return whole.has(id) ? id : [];
    }),
  );
}

function idOf(problem: string, name: string): string {
  return `${problem}/${name}`;
}

/** Tests if students may know on a day that there is this case. */
export function isShownToStudents(asked: Pick<ReportedCase, "visibility" | "after">, day: string): boolean {
  return visibilityOn(day, asked) !== "hidden";
}

function shownCase(asked: ReportedCase, visibility: Visibility): ReportedCase | undefined {
  if (visibility === "hidden") return undefined;
  if (visibility === "public") return { ...asked, visibility };
  const { problem, problemTitle, name, points, group, limits, rows, columns, reference } = asked;
  return {
    ...(problemTitle !== undefined && { problemTitle }),
    ...(group !== undefined && { group }),
    ...{ problem, name, title: name, points, visibility, limits, rows, columns },
    reference: { verdict: reference.verdict },
  };
}

/** Leaves out a group of which no case is shown, and the title of one of which no case is shown in full: it may say what they try. */
function shownGroup(group: ReportedGroup, cases: readonly ReportedCase[]): ReportedGroup | undefined {
  const own = cases.filter((each) => each.problem === group.problem && each.group === group.name);
  if (own.length === 0) return undefined;
  return own.some(({ visibility }) => visibility === "public") ? group : { ...group, title: group.name };
}

function shownSubmission(submission: SubmissionReport, sightOf: (name: string) => Sight): SubmissionReport {
  const { toLookAt = [], notices = [], diagnoses, results: all, ...others } = submission;
  const shown = notices.filter(({ kind }) => !FOR_INSTRUCTORS.includes(kind));
  const isHidden = ({ case: name }: CaseResult) => sightOf(name).visibility === "hidden";
  const hidden = all.filter(isHidden);
  const together = all.filter((each) => !isHidden(each) && sightOf(each.case).isTied);
  const results = all.flatMap((result) => {
    const { visibility, isTied } = sightOf(result.case);
    return shownResult(isTied ? { ...result, points: 0 } : result, visibility) ?? [];
  });
  return {
    ...others,
    ...(toLookAt.length > 0 && { undecided: true }),
    ...(shown.length > 0 && { notices: shown }),
    verdicts: countVerdicts(results.map(({ verdict }) => verdict)),
    failures: results.filter(isFailure).length,
    ...(hidden.length > 0 && {
      hidden: {
        cases: hidden.length,
        ...(together.length > 0 && { together: together.length }),
        points: totalPoints(
          [...hidden, ...together].map(({ verdict, points, case: name }) => {
            const { worth } = sightOf(name);
            return { verdict, worth, points: Math.min(points, worth) };
          }),
        ),
      },
    }),
    diagnoses: diagnoses.filter((cause) =>
      casesIn(cause).every((name) => sightOf(name).visibility === "public"),
    ),
    results,
  };
}

/** Names the cases of which a cause tells something. */
function casesIn(cause: ToldFinding): string[] {
  return [...("case" in cause ? [cause.case] : []), ...("lastRight" in cause ? [cause.lastRight] : [])];
}

function shownResult(result: CaseResult, visibility: Visibility): CaseResult | undefined {
  if (visibility === "hidden") return undefined;
  if (visibility === "public") return result;
  const { case: name, verdict, points, finding, exitCode, signal, printed } = result;
  return {
    ...{ case: name, verdict, points },
    ...(finding && isAboutProgram(finding) && { finding }),
    ...(visibility === "output" && {
      ...(exitCode !== undefined && { exitCode }),
      ...(signal !== undefined && { signal }),
      ...(printed !== undefined && { printed }),
    }),
  };
}

const ABOUT_PROGRAM: readonly string[] = Object.keys({ ...compileErrors, ...unclear, ...skips }).filter(
  (kind) => kind !== "not-square" && kind !== "value-missing",
);

/** Tests if a finding is the same for every case. */
export function isAboutProgram({ kind }: ToldFinding): boolean {
  return ABOUT_PROGRAM.includes(kind);
}
