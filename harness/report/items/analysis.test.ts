import fc from "fast-check";
import { expect, test } from "vitest";
import { analysisOf, LEAST_TAKERS } from "./analysis.ts";
import type { Item, Results } from "./item.ts";

const named = (points: readonly number[]): Item[] =>
  points.map((each, at) => ({ name: `case ${at + 1}`, points: each }));

const anyResult = fc.constantFrom(true, false, true, false, undefined);
const MOST_ITEMS = 12;
const anyTakers = fc.array(fc.array(anyResult, { minLength: MOST_ITEMS, maxLength: MOST_ITEMS }), {
  minLength: LEAST_TAKERS,
  maxLength: 60,
});
const anyItems = fc
  .array(fc.constantFrom(0, 0.5, 1, 2, 10), { minLength: 1, maxLength: MOST_ITEMS })
  .map(named);

/**
 * Section 6 of the Law School Admission Test, taken by 1000 (R. D. Bock, M. Lieberman, "Fitting a response model for n
 * dichotomously scored items", Psychometrika 35, 1970): the numbers of takers with the answers 00000, 00001, ... 11111.
 */
const LSAT_6 = [
  ...[3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15],
  ...[10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298],
];

test("a published test has the published figures", () => {
  const takers = LSAT_6.flatMap((count, answers) =>
    Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => (answers & bit) !== 0)),
  );
  const { alpha, rows } = analysisOf(named([1, 1, 1, 1, 1]), takers)!;
  // D. Rizopoulos, "ltm: an R package for latent variable modeling", Journal of Statistical Software 17 (5), 2006.
  expect(alpha).toBeCloseTo(0.295, 4);
  expect(rows.map(({ share }) => share)).toEqual([0.924, 0.709, 0.553, 0.763, 0.87]);
  const published = [0.113, 0.153, 0.173, 0.144, 0.122];
  for (const [at, { rest }] of rows.entries()) expect(rest).toBeCloseTo(published[at]!, 3);
});

test("of few takers nothing is said, and those who were not judged are none", () => {
  const few: Results[] = Array.from({ length: LEAST_TAKERS - 1 }, (_, at) => [at % 2 === 0, at % 3 === 0]);
  expect(analysisOf(named([1, 1]), few)).toBeUndefined();
  expect(analysisOf(named([1, 1]), [...few, [undefined, undefined]])).toBeUndefined();
  expect(analysisOf(named([1, 1]), [...few, [true, undefined]])).toMatchObject({ takers: LEAST_TAKERS });
});

test("the figures are in their ranges, and every case stands in one row", () => {
  fc.assert(
    fc.property(anyItems, anyTakers, (items, takers) => {
      const analysis = analysisOf(items, takers);
      if (!analysis) return;
      expect(analysis.alpha ?? 0).toBeLessThanOrEqual(1);
      const names = analysis.rows.flatMap((row) => row.items);
      expect(names.toSorted()).toEqual(items.map(({ name }) => name).sort());
      for (const { rest = 0, share, all, none, judged } of analysis.rows) {
        expect(Math.abs(rest)).toBeLessThanOrEqual(1);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(all + none).toBeLessThanOrEqual(judged);
      }
    }),
  );
});

test("the order of the takers changes nothing", () => {
  const anyOrder = anyTakers.chain((takers) =>
    fc.tuple(
      fc.constant(takers),
      fc.shuffledSubarray(takers, { minLength: takers.length, maxLength: takers.length }),
    ),
  );
  fc.assert(
    fc.property(anyItems, anyOrder, (items, [takers, shuffled]) => {
      const [one, other] = [analysisOf(items, takers), analysisOf(items, shuffled)];
      expect(rounded(other)).toEqual(rounded(one));
    }),
  );
});

/** Sums in another order differ in their last digits. */
const rounded = (analysis: unknown) =>
  JSON.parse(
    JSON.stringify(analysis ?? null, (_, value) =>
      typeof value === "number" ? Math.round(value * 1e9) / 1e9 + 0 : value,
    ),
  );

test("copies of a case are one row, and agree wholly", () => {
  const anyPattern = fc.array(fc.boolean(), { minLength: LEAST_TAKERS, maxLength: 60 });
  fc.assert(
    fc.property(anyPattern, fc.integer({ min: 2, max: 9 }), (pattern, copies) => {
      fc.pre(new Set(pattern).size === 2);
      const takers = pattern.map((passes) => Array.from({ length: copies }, () => passes));
      const { alpha, rows } = analysisOf(named(Array.from({ length: copies }, () => 2)), takers)!;
      expect(alpha).toBeCloseTo(1, 9);
      expect(rows).toMatchObject([{ points: 2 * copies, all: pattern.filter(Boolean).length }]);
      expect(rows[0]!.all + rows[0]!.none).toBe(pattern.length);
    }),
  );
});

test("a case that the better takers fail is told by its sign", () => {
  const takers = Array.from({ length: 24 }, (_, at) => [at % 2 === 0, at % 2 === 0 || at < 4, at % 2 === 1]);
  const { rows } = analysisOf(named([5, 5, 1]), takers)!;
  expect(rows.map(({ rest = 0 }) => Math.sign(rest))).toEqual([1, 1, -1]);
});

test("where one or two pass or fail, it is not said how well a case tells", () => {
  const takers = Array.from({ length: 30 }, (_, at) => [at < 2, at % 2 === 0, at % 3 === 0]);
  const { rows } = analysisOf(named([1, 1, 1]), takers)!;
  expect(rows.map(({ rest }) => rest === undefined)).toEqual([true, false, false]);
});
