import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import type { GradeResult } from "./grade-result.ts";
import { type GradedClass, gradesOf, scaleOf } from "./grades.ts";
import type { Scheme } from "./scheme.ts";
import type { Person } from "./who/person.ts";

const ANA: Person = { key: "101", name: "Ana", ids: ["ana@x.br"] };
const CASES = ["tiny-1", "tiny-2", "maze", "board-100"].map((name, at) => ({
  problem: "lost-knight" as const,
  name,
  points: at + 1,
}));

type Verdict = GradedClass["submissions"][number]["results"][number]["verdict"];

/** The grade for these verdicts, one for each case. */
function graded(
  verdicts: readonly Verdict[],
  scheme: Scheme,
  person: Partial<Person> & { at?: string } = {},
): GradeResult {
  const results = CASES.map(({ name, points }, at) => {
    const verdict = verdicts[at] ?? "AC";
    return { case: name, verdict, points: verdict === "AC" ? points : 0 };
  });
  const submissions = [{ name: "Ana", problem: "lost-knight" as const, results }];
  const { at, ...changes } = person;
  const times = new Map([["Ana", { ...(at && { handedIn: at }) }]]);
  const row = { person: { ...ANA, ...changes }, submissions: ["Ana"], times };
  const [grade] = gradesOf({ cases: CASES, submissions }, [row], { scheme, scale: scaleOf(scheme) });
  return grade!.result;
}

const final = (...given: Parameters<typeof graded>) => {
  const result = graded(...given);
  return result.kind === "graded" ? result.final : result.kind;
};

test("without a scheme, the grade is the share of the points, from 0 to 10", () => {
  expect(final(["AC", "AC", "AC", "AC"], {})).toBe(10);
  expect(final(["AC", "AC", "WA", "AC"], {})).toBe(7);
  expect(final(["CE", "CE", "CE", "CE"], {})).toBe(0);
});

test("groups have weights and rules, and cases in no group do not count", () => {
  const scheme = (rule: "sum" | "min" | "all"): Scheme => ({
    problems: {
      "lost-knight": {
        groups: [
          { cases: "tiny-*", weight: 3, rule },
          { cases: ["maze"], weight: 1 },
        ],
      },
    },
  });
  expect(final(["AC", "WA", "AC", "WA"], scheme("sum"))).toBe(5);
  expect(final(["AC", "WA", "AC", "WA"], scheme("min"))).toBe(2.5);
  expect(final(["AC", "AC", "WA", "WA"], scheme("all"))).toBe(7.5);
});

test("a program that can be built earns its share", () => {
  const scheme: Scheme = { problems: { "lost-knight": { compiles: 20 } } };
  expect(final(["WA", "WA", "WA", "WA"], scheme)).toBe(2);
  expect(final(["WA", "WA", "WA", "AC"], scheme)).toBe(5.2);
  expect(final(["CE", "CE", "CE", "CE"], scheme)).toBe(0);
});

test("a bonus comes on top, up to the cap", () => {
  const bonus = [{ cases: "board-100", points: 1 }];
  expect(final(["AC", "AC", "WA", "AC"], { bonus })).toBe(6);
  expect(final([], { bonus })).toBe(10);
  expect(final([], { bonus, cap: 10.5 })).toBe(10.5);
});

describe("lateness", () => {
  const late = { due: "2026-10-01 23:59", graceMinutes: 15, percentPerDay: 10, mostPercent: 50 };
  test.each<[string, Partial<Person> & { at: string }, number, number]>([
    ["in time", { at: "2026-10-01 23:00" }, 10, 0],
    ["within the grace", { at: "2026-10-02 00:14" }, 10, 0],
    ["on the first day", { at: "2026-10-02 00:15" }, 9, 1],
    ["on the third day", { at: "2026-10-04 12:00" }, 7, 3],
    ["for ever", { at: "2027-10-04 12:00" }, 5, 368],
    ["with two more days", { at: "2026-10-03 12:00", extension: "2" }, 10, 0],
    ["with a time of one's own", { at: "2026-10-05 12:00", extension: "2026-10-05 08:00" }, 9, 1],
  ])("%s", (_, person, grade, days) => {
    const result = graded([], { late }, person);
    expect(result).toMatchObject({ kind: "graded", raw: 10, final: grade });
    expect(result.kind === "graded" ? (result.late?.days ?? 0) : undefined).toBe(days);
  });
});

describe("of several versions of one program", () => {
  /** Two cases are right in the first version, and all four in the second. */
  const VERSIONS = [
    { name: "first", handedIn: "2026-10-01-12-00-00", right: 2 },
    { name: "second", handedIn: "2026-10-03-12-00-00", right: 4 },
  ];
  const gradeBy = (percentPerDay: number, counts?: "newest-in-time" | "newest" | "best") => {
    const submissions = VERSIONS.map(({ name, right }) => ({
      name,
      problem: "lost-knight" as const,
      results: CASES.map(({ name: of, points }, at) => ({
        case: of,
        ...(at < right ? { verdict: "AC" as const, points } : { verdict: "WA" as const, points: 0 }),
      })),
    }));
    const row = {
      person: ANA,
      submissions: VERSIONS.map(({ name }) => name),
      times: new Map(VERSIONS.map(({ name, handedIn }) => [name, { handedIn }])),
    };
    const late = { due: "2026-10-01 23:59", percentPerDay, ...(counts && { counts }) };
    const [grade] = gradesOf({ cases: CASES, submissions }, [row], { scheme: { late }, scale: scaleOf({}) });
    return [grade!.submissions, grade!.result.kind === "graded" && grade!.result.final];
  };

  test.each([
    ["the newest in time counts", undefined, 10, [["first"], 3]],
    ["the newest counts, if the scheme says so", "newest", 10, [["second"], 8]],
    ["the better grade counts: the late one", "best", 10, [["second"], 8]],
    ["the better grade counts: the one in time", "best", 40, [["first"], 3]],
  ] as const)("%s", (_, counts, percentPerDay, expected) => {
    expect(gradeBy(percentPerDay, counts)).toEqual(expected);
  });
});

test("without a known time nothing is taken off, and the grade says so", () => {
  const late = { due: "2026-10-01 23:59", percentPerDay: 10 };
  expect(graded([], { late })).toMatchObject({ final: 10, untimed: "unmarked" });
  expect(graded([], { late }, { at: "9999-99-99-99-99-99" })).toMatchObject({ untimed: "unmarked" });
  expect(graded([], { late }, { at: "2026-10-01 12:00" })).not.toHaveProperty("untimed");
  expect(graded([], {})).not.toHaveProperty("untimed");
});

test("adjustments are added to what lateness left, by any id of the student", () => {
  const adjustments = [
    { student: "ana@x.br", points: 0.5, reason: "apresentação" },
    { student: "999", points: -5, reason: "de outra pessoa" },
  ];
  const scheme: Scheme = { adjustments, late: { due: "2026-10-01 12:00", percentPerDay: 50 } };
  const result = graded([], scheme, { at: "2026-10-01 13:00" });
  expect(result).toMatchObject({
    raw: 10,
    final: 5.5,
    adjustments: [{ points: 0.5, reason: "apresentação" }],
  });
});

test.each([
  ["half-up", 1, 6.7],
  ["up", 1, 6.7],
  ["down", 1, 6.6],
  ["half-up", 0, 7],
  ["down", 2, 6.66],
] as const)("two thirds, rounded %s to %i decimals, are %d", (rounding, decimals, grade) => {
  const scheme: Scheme = {
    scale: { rounding, decimals },
    problems: { "lost-knight": { groups: [{ cases: ["tiny-1", "tiny-2"], weight: 1 }] } },
  };
  expect(final(["WA", "AC"], scheme)).toBe(grade);
});

test("nobody gets a number for what was not judged, or for nothing", () => {
  expect(graded(["AC", "SK"], {})).toEqual({ kind: "to-look-at", submissions: ["Ana"] });
  expect(graded(["AC", "JE"], {})).toEqual({ kind: "to-look-at", submissions: ["Ana"] });
  const missing = { person: ANA, submissions: [], times: new Map() };
  const rules = { scheme: {}, scale: scaleOf({}) };
  const [grade] = gradesOf({ cases: CASES, submissions: [] }, [missing], rules);
  expect(grade?.result).toEqual({ kind: "not-handed-in" });
});

test("any grade is within the scale, rounded, and no lower for one more right case", () => {
  const verdict = fc.constantFrom<Verdict>("AC", "WA", "TLE");
  const scheme = fc.record<Scheme>(
    {
      scale: fc.record({
        most: fc.constantFrom(10, 100, 7.5),
        decimals: fc.integer({ min: 0, max: 3 }),
        rounding: fc.constantFrom("half-up" as const, "up" as const, "down" as const),
      }),
      problems: fc.record({
        "lost-knight": fc.record({
          compiles: fc.integer({ min: 0, max: 100 }),
          groups: fc.array(
            fc.record({
              cases: fc.constantFrom("tiny-*", "maze", "*"),
              weight: fc.integer({ min: 0, max: 5 }),
              rule: fc.constantFrom("sum" as const, "min" as const, "all" as const),
            }),
            { minLength: 1, maxLength: 3 },
          ),
        }),
      }),
      adjustments: fc.array(
        fc.record({
          student: fc.constant("101"),
          points: fc.integer({ min: -12, max: 12 }),
          reason: fc.constant("x"),
        }),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: ["scale"] },
  );
  fc.assert(
    fc.property(
      fc.array(verdict, { minLength: 4, maxLength: 4 }),
      scheme,
      fc.nat(3),
      (verdicts, rules, at) => {
        const { most, decimals } = scaleOf(rules);
        const grade = final(verdicts, rules) as number;
        expect(grade).toBeGreaterThanOrEqual(0);
        expect(grade).toBeLessThanOrEqual(most);
        expect(String(grade).split(".")[1]?.length ?? 0).toBeLessThanOrEqual(decimals);
        expect(final(verdicts.with(at, "AC"), rules)).toBeGreaterThanOrEqual(grade);
      },
    ),
    { seed: seedForTest() },
  );
});
