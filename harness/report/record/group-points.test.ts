import { expect, test } from "vitest";
import { inEach } from "../../base/sentence.ts";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import type { Award, Visibility } from "../../case/names.ts";
import { filesIn } from "../../testing/reports.ts";
import { tell } from "../tell.ts";
import { forStudents } from "./audience.ts";
import { groupPoints, pointsLost } from "./group-points.ts";
import type { FormatName } from "./names.ts";
import type { SubmissionReport } from "./report.ts";

const TODAY = "2026-11-22";
const CONTEXT = { columns: 80, unicode: true, day: TODAY, environment: {} };

/** Four cases of 2 points, all in one group but the last. */
function reportOf(award: Award, answers: Answers, visibilities: readonly Visibility[] = []) {
  const group = { name: "seams", title: { ...inEach(() => "The seams"), "pt-BR": "As bordas" }, award };
  const cases = bundledCases("lost-knight", 4).map(({ group: _, ...asked }, at) => ({
    ...asked,
    points: 2,
    visibility: visibilities[at] ?? ("public" as const),
    ...(at < 3 && { group }),
  }));
  return { cases, report: tell(simulatedRecord(cases, { ana: answers }), "en") };
}

/** Right, but for one case. */
const wrongIn = (name: string): Answers => {
  const wrong = { verdict: "WA", finding: { kind: "says-impossible", expected: 3 } } as const;
  return (asked) => (asked.name === name ? wrong : STUDENTS.right(asked));
};
const [FIRST] = bundledCases("lost-knight", 1);

test.each([
  ["share", 4, 6],
  ["all", 0, 2],
] as const)("all reports tell the same of a group by %s", (award, inGroup, inAll) => {
  const { report } = reportOf(award, wrongIn(FIRST!.name));
  const [submission] = report.submissions;
  expect(submission!.points).toEqual({ earned: inAll, possible: 8, unjudged: 0 });
  expect(groupPoints(report, submission!)).toEqual([
    { title: "The seams", award, cases: 3, right: 2, earned: inGroup, possible: 6, unjudged: 0 },
  ]);
  const rule = award === "all" ? " (all or nothing)" : "";
  const text = (format: FormatName) =>
    filesIn(format, report, CONTEXT)
      .map((file) => file.text)
      .join("\n");
  for (const format of ["gradescope", "vpl", "prairielearn", "autolab", "findings"] as const)
    expect(text(format)).toContain(`The seams: ${inGroup} of 6${rule}`);
  const { tests, score } = JSON.parse(text("gradescope"));
  expect(score).toBe(inAll);
  expect(tests.reduce((sum: number, each: { score: number }) => sum + each.score, 0)).toBe(inAll);
  expect(text("html")).toMatch(new RegExp(`The seams.*${inGroup} / 6`));
});

test("students see nothing of a group of hidden cases, and no title of one that they see no case of in full", () => {
  const shown = (...visibilities: Visibility[]) =>
    forStudents(reportOf("share", wrongIn(FIRST!.name), visibilities).report, TODAY);
  expect(shown("hidden", "hidden", "hidden").groups).toEqual([]);
  expect(shown("hidden", "verdict", "output").groups).toMatchObject([{ name: "seams", title: "seams" }]);
  const partly = shown("hidden", "public", "output");
  expect(partly.groups).toMatchObject([{ title: "The seams" }]);
  expect(groupPoints(partly, partly.submissions[0]!)).toMatchObject([{ cases: 2, possible: 4 }]);
});

test("what failures cost is what is missing from the points, in a group of all or nothing too", () => {
  const { report } = reportOf("all", wrongIn(FIRST!.name));
  const [{ points, results }] = report.submissions as [SubmissionReport];
  const cases = new Map(report.cases.map((each) => [each.name, each]));
  expect(pointsLost(results, cases)).toEqual(new Map([[FIRST!.name, points.possible - points.earned]]));
});
