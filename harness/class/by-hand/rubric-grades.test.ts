import fc from "fast-check";
import { expect, test } from "vitest";
import type { ByHandLine, RetractionLine } from "../../grade/store/desk-lines.ts";
import { adjusted, marked, retracted } from "../../testing/by-hand-lines.ts";
import { samples, seedForTest } from "../../testing/seed.ts";
import { type Grade, gradesOf, scaleOf } from "../grades.ts";
import type { Scheme } from "../scheme.ts";
import type { Decided } from "../settle/decision.ts";
import { standingByHand } from "./standing.ts";

const CASES = [
  { problem: "lost-knight" as const, name: "a", points: 1 },
  { problem: "lost-knight" as const, name: "b", points: 3 },
];
const STYLE = { item: "style", title: "Style", most: 2, levels: [{ title: "good", points: 2 }] };
const ORAL = { item: "oral", title: "Oral", most: 1 };
const RESULTS = [
  { case: "a", verdict: "WA", points: 0 },
  { case: "b", verdict: "AC", points: 3 },
] as const;

interface Asked {
  readonly said?: readonly (ByHandLine | RetractionLine)[];
  readonly scheme?: Scheme;
  readonly sources?: string;
  readonly decided?: Decided;
  readonly isHandedIn?: boolean;
}

/** The grade of Ana, whose program earns three quarters of the points. */
function gradeOf({ said = [], scheme = {}, sources = "x", decided = {}, isHandedIn = true }: Asked): Grade {
  const submission = { name: "s", problem: "lost-knight" as const, results: RESULTS, sources };
  const rules: Scheme = { rubric: [STYLE, ORAL], ...scheme };
  const row = {
    person: { key: "1", name: "Ana", ids: [] },
    times: new Map([["s", { handedIn: "2026-10-02 10:00" }]]),
  };
  return gradesOf(
    { cases: CASES, submissions: [submission] },
    [{ ...row, submissions: isHandedIn ? ["s"] : [] }],
    {
      ...{ scheme: rules, scale: scaleOf(rules) },
      decisions: new Map([["1", decided]]),
      byHand: new Map([["1", standingByHand(said)]]),
    },
  )[0]!;
}
const { programs } = gradeOf({});
const style = (points: number, parts = {}) => marked("style", points, { programs, ...parts });
const oral = (points: number, parts = {}) => marked("oral", points, { programs, ...parts });
const states = (said: Asked["said"], others: Asked = {}) => {
  const { result } = gradeOf({ ...others, ...(said && { said }) });
  return "rubric" in result && [result.kind, ...result.rubric!.items.map(({ state }) => state)];
};

test("the programs count for what the rubric leaves, and a marked person has the sum", () => {
  const { result } = gradeOf({ said: [style(2), oral(0.5)] });
  expect(result).toMatchObject({
    kind: "graded",
    rubric: { programs: 5.25, most: 7 },
    raw: 7.75,
    final: 7.8,
  });
});

test("lateness is of the whole grade, and adjustments of graders join those of the scheme", () => {
  const late = { due: "2026-10-01 23:59", percentPerDay: 10 };
  const adjustments = [{ student: "1", points: -1, reason: "no name" }];
  const said = [style(2), oral(0.75), adjusted(0.5), adjusted(0.25)];
  expect(gradeOf({ said, scheme: { late, adjustments } }).result).toMatchObject({ final: 7 });
});

test("a person whose items are not all marked has no grade yet", () => {
  expect(states([])).toEqual(["to-mark", "missing", "missing"]);
  expect(states([style(2)])).toEqual(["to-mark", "marked", "missing"]);
  expect(gradeOf({ said: [style(2)] }).result).not.toHaveProperty("final");
});

test("graders who differ leave a person open, until they agree or one takes the mark back", () => {
  const [mine, hers] = [style(2), style(1, { by: "bia" })];
  const both = [oral(1), mine, hers];
  expect(states(both)).toEqual(["to-mark", "differing", "marked"]);
  expect(states([...both, style(1)])).toEqual(["graded", "marked", "marked"]);
  expect(gradeOf({ said: [...both, retracted(hers)] }).result).toMatchObject({ kind: "graded", raw: 8.25 });
});

test("marks for another program stay, and the person is open until somebody says that they count", () => {
  const said = [style(2), oral(1)];
  expect(states(said, { sources: "y" })).toEqual(["to-mark", "outdated", "outdated"]);
  const now = gradeOf({ sources: "y" }).programs;
  const again = [style(1, { by: "bia", programs: now }), oral(1, { programs: now })];
  expect(gradeOf({ sources: "y", said: [...said, ...again] }).result).toMatchObject({ raw: 7.25 });
});

test("a mark that the rubric does not give now is open", () => {
  expect(states([style(2.5), oral(1)])).toEqual(["to-mark", "outside", "marked"]);
});

test("a grade that was given needs no marks, and nobody without a program is to mark", () => {
  const ruling = { grade: 6, programs, at: "2026-11-29", by: "prof" };
  expect(gradeOf({ decided: { ruling } }).result).toEqual({ kind: "settled", final: 6 });
  expect(gradeOf({ isHandedIn: false }).result).toEqual({ kind: "not-handed-in" });
});

const said = fc.oneof(
  fc.record({ item: fc.constantFrom("style", "oral"), by: fc.constantFrom("ana", "bia"), points: fc.nat(4) }),
  fc.record({ adjusted: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ back: fc.nat(9) }),
);

test("of any marks, adjustments and retractions, the grade is that of those that stand", () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), (all) => {
      const lines: (ByHandLine | RetractionLine)[] = [];
      const left: {
        readonly line: ByHandLine;
        readonly item?: string;
        readonly by?: string;
        readonly points: number;
      }[] = [];
      for (const each of all)
        if ("item" in each) {
          const { item, by, points } = each;
          const line = marked(item, points / 4, { by, programs });
          lines.push(line);
          left.push({ line, item, by, points: points / 4 });
        } else if ("adjusted" in each) {
          const line = adjusted(each.adjusted / 4);
          lines.push(line);
          left.push({ line, points: each.adjusted / 4 });
        } else if (left.length > 0) {
          const [{ line }] = left.splice(each.back % left.length, 1) as [(typeof left)[number]];
          lines.push(retracted(line));
        }
      const lastOf = (item: string) =>
        ["ana", "bia"].flatMap(
          (by) => left.findLast((each) => each.item === item && each.by === by)?.points ?? [],
        );
      const marks = ["style", "oral"].map((item) => new Set(lastOf(item)));
      const { result } = gradeOf({ said: lines });
      const raw = 5.25 + marks.reduce((sum, each) => sum + [...each][0]!, 0);
      const more = left.filter(({ item }) => item === undefined).reduce((sum, { points }) => sum + points, 0);
      const final = Math.min(10, Math.max(0, Math.floor(10 * (raw + more) + 0.5) / 10));
      const isOpen = marks.some(({ size }) => size !== 1);
      expect(result).toMatchObject(isOpen ? { kind: "to-mark" } : { kind: "graded", raw, final });
    }),
    { seed: seedForTest(), numRuns: samples(200) },
  );
});
