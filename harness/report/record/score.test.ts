import fc from "fast-check";
import { expect, test } from "vitest";
import { isJudged, VERDICTS } from "../../finding/verdict.ts";
import { scored, totalPoints } from "./score.ts";

const verdict = fc.constantFrom(...VERDICTS);
const worth = fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100);
const share = fc.option(fc.constantFrom(0.25, 0.5, 1), { nil: undefined });
const group = fc.constantFrom("a", "b", undefined);
const results = fc.array(
  fc.record({ verdict, worth, share, group }).map(({ verdict, worth, share, group }) => ({
    attempt: { verdict },
    worth,
    ...(share !== undefined && { share }),
    ...(group !== undefined && { allOf: group }),
  })),
  { maxLength: 30 },
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test("the points of a submission are those of its cases, and never more than was possible", () => {
  fc.assert(
    fc.property(results, (all) => {
      const each = scored(all);
      const { earned, possible, unjudged } = totalPoints(each);
      expect(earned).toBeLessThanOrEqual(possible);
      expect(earned).toBeCloseTo(sum(each.map(({ points }) => points)), 5);
      expect(possible + unjudged).toBeCloseTo(sum(all.map((result) => result.worth)), 5);
      for (const { points, worth: most } of each) expect(points).toBeLessThanOrEqual(most);
    }),
  );
});

test("a group of all or nothing never earns more than its cases would alone, and all if all that was judged is right", () => {
  fc.assert(
    fc.property(results, (all) => {
      const alone = scored(all.map(({ allOf: _, ...result }) => result));
      for (const name of ["a", "b"]) {
        const at = all.flatMap(({ allOf }, index) => (allOf === name ? [index] : []));
        const own = at.map((index) => scored(all)[index]!);
        const parts = at.map((index) => alone[index]!.points);
        expect(sum(own.map(({ points }) => points))).toBeLessThanOrEqual(sum(parts) + 1e-9);
        const judged = own.filter((each) => isJudged(each.verdict));
        if (judged.every((each) => each.verdict === "AC"))
          expect(totalPoints(own).earned).toBe(totalPoints(own).possible);
      }
    }),
  );
});

test("one wrong case costs a group of all or nothing all its points, and a skipped one costs nothing", () => {
  const pointsFor = (...verdicts: (typeof VERDICTS)[number][]) =>
    scored(verdicts.map((each) => ({ attempt: { verdict: each }, worth: 2, allOf: "a" }))).map(
      ({ points }) => points,
    );
  expect(pointsFor("AC", "AC")).toEqual([2, 2]);
  expect(pointsFor("AC", "WA")).toEqual([0, 0]);
  expect(pointsFor("AC", "SK")).toEqual([2, 0]);
  expect(pointsFor("JE", "SK")).toEqual([0, 0]);
});

test("a share is for wrong answers only", () => {
  const all = VERDICTS.map((each) => ({ attempt: { verdict: each }, worth: 4, share: 0.5 }));
  const earned = Object.fromEntries(scored(all).map(({ verdict: each, points }) => [each, points]));
  expect(earned).toMatchObject({ AC: 4, WA: 2, TLE: 0, RTE: 0, PE: 0, SK: 0, JE: 0 });
});
