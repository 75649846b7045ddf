import { expect, test } from "vitest";
import { inEach } from "../../base/sentence.ts";
import { bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import type { Visibility } from "../../case/names.ts";
import { filesIn } from "../../testing/reports.ts";
import { tell } from "../tell.ts";
import { looksOf } from "../words/summary.ts";
import { forStudents } from "./audience.ts";
import { FORMAT_NAMES } from "./names.ts";
import type { Report, SubmissionReport } from "./report.ts";

const TODAY = "2026-11-22";

/** A class that fails a case of each visibility. Names, titles and answers are words that stand nowhere else. */
function reportWith(visibility: Visibility, after?: string): Report {
  const [first, ...others] = bundledCases("lost-knight", 3);
  const secret = {
    ...first!,
    name: "nameofit",
    title: { ...inEach(() => "titleofit"), "pt-BR": "titleofit" },
    visibility,
    ...(after !== undefined && { after }),
    points: 7,
  };
  const wrong = (asked: { readonly name: string }) =>
    ({
      verdict: "WA",
      finding: { kind: "wrong-number-of-moves", expected: 4711, found: 12345 },
      printed: asked.name === "nameofit" ? "ownoutput" : "other",
    }) as const;
  return tell(
    simulatedRecord([secret, ...others.map((each) => ({ ...each, visibility: "public" as const }))], {
      ana: wrong,
    }),
    "en",
  );
}

/** The report, with what is told of a program that may only know the public answers. */
function withSuspicion(report: Report): Report {
  const counts = { from: 2, to: 9, written: 8, answers: 8, right: 2, wrong: 1, hidden: 1 };
  const notice = { kind: "answers-written", file: "fileofit", ...counts, message: "fileofit" } as const;
  return { ...report, submissions: report.submissions.map((each) => ({ ...each, notices: [notice] })) };
}

const shownTo = (report: Report, day = TODAY) => JSON.stringify(forStudents(report, day));

test.each([
  ["public", ["nameofit", "titleofit", "4711", "ownoutput"], []],
  ["output", ["nameofit", "ownoutput"], ["titleofit"]],
  ["verdict", ["nameofit"], ["titleofit", "ownoutput"]],
  ["hidden", [], ["nameofit", "titleofit", "ownoutput"]],
] as const)("of a case that is %s, students see what it says", (visibility, seen, unseen) => {
  const text = shownTo(reportWith(visibility));
  expect(seen.filter((each) => !text.includes(each))).toEqual([]);
  expect(unseen.filter((each) => text.includes(each))).toEqual([]);
});

test.each(["output", "verdict", "hidden"] as const)(
  "the right answer of a case that is %s is in no file for students",
  (visibility) => {
    const [secret] = reportWith(visibility).cases;
    const shown = forStudents(reportWith(visibility), TODAY);
    const asked = shown.cases.find(({ name }) => name === secret!.name);
    expect(asked?.answer).toBeUndefined();
    expect(asked?.picture).toBeUndefined();
    const result = shown.submissions[0]!.results.find((each) => each.case === secret!.name);
    expect(result?.finding).toBeUndefined();
    expect(result?.byHand).toBeUndefined();
  },
);

test.each([true, false])(
  "the points of shown cases do not tell if a hidden one of their group is right: %s",
  (isRight) => {
    const group = {
      name: "way-out",
      title: { ...inEach(() => "A way out"), "pt-BR": "Saída" },
      award: "all",
    } as const;
    const cases = bundledCases("lost-knight", 4).map(({ group: _, ...asked }, at) => ({
      ...asked,
      points: 2,
      visibility: at === 0 ? ("hidden" as const) : ("public" as const),
      ...(at < 3 && { group }),
    }));
    const wrong = { verdict: "WA", finding: { kind: "says-impossible", expected: 3 } } as const;
    const record = simulatedRecord(cases, {
      ana: (asked) => (asked.name === cases[0]!.name && !isRight ? wrong : STUDENTS.right(asked)),
    });
    const { submissions, groups } = forStudents(tell(record, "en"), TODAY);
    const [{ hidden, points, results }] = submissions as [SubmissionReport];
    expect(results.map((each) => each.points)).toEqual([0, 0, 2]);
    expect(groups).toEqual([]);
    expect(hidden).toMatchObject({ cases: 1, together: 2, points: { earned: isRight ? 6 : 0, possible: 6 } });
    expect(points).toMatchObject({ earned: isRight ? 8 : 2, possible: 8 });
  },
);

test("of hidden cases, students learn how many there are and their points", () => {
  const [submission] = forStudents(reportWith("hidden"), TODAY).submissions;
  expect(submission!.hidden).toEqual({ cases: 1, points: { earned: 0, possible: 7, unjudged: 0 } });
  expect(submission!.points.possible).toBe(11);
  expect(submission!.verdicts).toEqual({ WA: 2 });
});

test.each([
  ["hidden", "2026-11-21", false],
  ["hidden", "2026-11-22", true],
  ["public", "2026-11-21", false],
  ["public", "2026-11-22", true],
] as const)("a %s case that opens on 22 November is open on %s: %s", (visibility, day, isOpen) => {
  const text = shownTo(reportWith(visibility, "2026-11-22"), day);
  expect(text.includes("titleofit")).toBe(isOpen);
});

test("no format for students holds anything of a hidden case", () => {
  const report = forStudents(withSuspicion(reportWith("hidden")), TODAY);
  const environment = new Proxy({}, { get: () => "x" });
  const context = { columns: 80, unicode: true, day: TODAY, environment };
  for (const format of FORMAT_NAMES) {
    for (const { path, text } of filesIn(format, report, context)) {
      expect(text, `${format}: ${path}`).not.toMatch(/nameofit|titleofit|ownoutput|fileofit/);
    }
  }
});

test.each(["html", "gradescope", "github", "prairielearn", "vpl", "classroom50", "autolab"] as const)(
  "%s shows students no hidden case, even in a report for the instructor",
  (format) => {
    const environment = new Proxy({}, { get: () => "x" });
    const context = { columns: 80, unicode: true, day: TODAY, environment };
    const files = filesIn(format, withSuspicion(reportWith("hidden")), context).filter(
      ({ path }) => path !== "index.html" && !path.startsWith("instructor/"),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const { text } of files) expect(text).not.toMatch(/nameofit|titleofit|ownoutput|fileofit/);
  },
);

test("the pages for the instructor show hidden cases and the hand-in, and are not made for students", () => {
  const handIn = { files: [{ path: "main.py", bytes: 9, text: "x = 1\nsourcetext\n" }], others: 0 };
  const handIns = { keyOf: () => "", of: () => handIn };
  const context = { columns: 80, unicode: true, day: TODAY, environment: {}, handIns };
  const report = reportWith("hidden");
  const ours = (files: ReturnType<typeof filesIn>) =>
    files.filter(({ path }) => path === "index.html" || path.startsWith("instructor/"));
  const [, page] = ours(filesIn("html", report, context));
  expect(page!.text).toMatch(/nameofit/);
  expect(page!.text).toMatch(/sourcetext/);
  const forThem = filesIn("html", forStudents(report, TODAY), context);
  expect(ours(forThem)).toEqual([]);
  expect(forThem.length).toBeGreaterThan(0);
  for (const { text } of [
    ...forThem,
    ...filesIn("html", report, context).filter((each) => each.path.startsWith("students/")),
  ])
    expect(text).not.toMatch(/sourcetext/);
});

test("a cause that is shown on a hidden case is left out", () => {
  const cases = bundledCases("lost-knight", 26).map((each) => ({ ...each, visibility: "hidden" as const }));
  const report = tell(simulatedRecord(cases, { ana: STUDENTS.noWrap }), "en");
  expect(report.submissions[0]!.diagnoses).toHaveLength(1);
  expect(forStudents(report, TODAY).submissions[0]!.diagnoses).toEqual([]);
});

test("a cause that tells the size of a hidden case is left out", () => {
  const cases = bundledCases("lost-knight", 26).map((each, at) =>
    at === 3 ? { ...each, visibility: "hidden" as const } : each,
  );
  const [shown, other, , hidden] = cases.map(({ name }) => name) as [string, string, string, string];
  const report = tell(simulatedRecord(cases, { ana: STUDENTS.noWrap }), "en");
  const beyond = {
    kind: "wrong-beyond",
    quantity: "rows",
    most: 3,
    least: 5,
    right: 9,
    wrong: 4,
    message: "",
  } as const;
  const causesWith = (lastRight: string) => {
    const diagnoses = [{ ...beyond, case: shown, lastRight }];
    const told = { ...report, submissions: [{ ...report.submissions[0]!, diagnoses }] };
    return forStudents(told, TODAY).submissions[0]!.diagnoses;
  };
  expect(causesWith(other)).toHaveLength(1);
  expect(causesWith(hidden)).toEqual([]);
});

test("students do not see why their instructor must look at a submission", () => {
  const report = reportWith("public");
  const looked = {
    ...report.submissions[0]!,
    toLookAt: [{ kind: "stopped", message: "secret reason" } as const],
  };
  expect(shownTo({ ...report, submissions: [looked] })).not.toContain("secret reason");
});

test("an instructor is led to a program that may only know the public answers", () => {
  const [look] = looksOf(withSuspicion(reportWith("hidden")).submissions);
  expect(look).toMatchObject({ reason: "answers-written", sentences: ["fileofit"] });
});
