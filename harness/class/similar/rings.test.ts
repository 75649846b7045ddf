import fc from "fast-check";
import { expect, test } from "vitest";
import { madeStatements } from "../../testing/made-programs.ts";
import { type Comparison, comparePrograms, MOST_PAIRS, type Two } from "./compare.ts";

const compare = (texts: readonly string[], asked: readonly Two[] = []): Comparison =>
  comparePrograms({ listings: texts.map((text) => ({ language: "c", text })), given: [], asked });

/** One program by so many students, each with other names. */
const ring = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => madeStatements(seed, 30, `name${at}`));

/** Different programs. */
const others = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => madeStatements(seed + at, 30));

const places = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const membersOf = ({ groups }: Comparison) => groups.map(({ programs }) => programs);

test.each([
  [5, 10],
  [5, 6],
  [4, 10],
  [6, 41],
  [12, 12],
])("%i of %i with one program are one group", (count, all) => {
  const { groups, ...rest } = compare([...ring(count, 1), ...others(all - count, 100)]);
  expect(groups).toMatchObject([{ programs: places(0, count), lowest: 1, highest: 1 }]);
  expect(groups[0]!.pairs).toHaveLength(count - 1);
  expect(rest).toEqual({ pairs: [], pairsLeftOut: 0, common: [], tooLittle: [] });
});

test("14, six and three with one program each are three groups among 60 others", () => {
  const found = compare([...ring(14, 1), ...ring(6, 2), ...ring(3, 3), ...others(60, 100)]);
  expect(membersOf(found)).toEqual([places(0, 14), places(14, 6), places(20, 3)]);
  expect(found.pairs).toEqual([]);
});

test("copies with other names are found together, however many of the class have them", () => {
  const sizes = fc
    .integer({ min: 2, max: 12 })
    .chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 2, max: all }), fc.nat(1_000_000)));
  fc.assert(
    fc.property(sizes, ([all, count, seed]) => {
      const found = compare([...others(all - count, seed + 1), ...ring(count, seed)]);
      const copies = places(all - count, count);
      expect(membersOf(found)).toEqual(count > 2 ? [copies] : []);
      expect(found.pairs.map(({ left, right }) => [left, right])).toEqual(count > 2 ? [] : [copies]);
    }),
    { numRuns: 60 },
  );
});

test("six of ten who each changed a part of one program are one group", () => {
  const changed = places(0, 6).map((at) => madeStatements(1, 30) + madeStatements(50 + at, 10));
  const found = compare([...changed, ...others(4, 100)]);
  expect(membersOf(found)).toEqual([places(0, 6)]);
  expect(found.groups[0]!.lowest).toBeLessThan(0.85);
});

test("a part that six of ten have is named, for the programs around it differ", () => {
  const part = madeStatements(1, 30);
  const found = compare(others(10, 100).map((text, at) => (at < 6 ? part : "") + text));
  expect(membersOf(found)).toEqual([]);
  expect(found.common).toMatchObject([{ holders: places(0, 6) }]);
});

test("a large part that all were given is named, and those who copied the rest are found", () => {
  const given = madeStatements(1, 60);
  const found = compare([...ring(2, 2), ...others(8, 100)].map((text) => given + text));
  expect(found.common).toMatchObject([
    { holders: places(0, 10), program: 0, lines: [1, expect.any(Number)] },
  ]);
  expect(found.common[0]!.words).toBeGreaterThan(500);
  expect(membersOf(found)).toEqual([]);
  expect(found.pairs).toMatchObject([{ left: 0, right: 1, similarity: 1 }]);
});

test("a part that many have is told with those who have it", () => {
  const [one, other] = [madeStatements(1, 12), madeStatements(2, 12)];
  const texts = others(10, 100).map((text, at) => (at < 6 ? one : "") + text + (at > 2 ? other : ""));
  expect(compare(texts).common.map(({ holders }) => holders)).toEqual(
    expect.arrayContaining([places(0, 6), places(3, 7)]),
  );
});

test("pairs beyond the most are counted, and take no group away", () => {
  const part = madeStatements(1, 22);
  const alike = others(20, 100).map((text) => part + text);
  const found = compare([...alike, ...ring(6, 2), ...others(40, 200)]);
  expect(membersOf(found)).toEqual([places(20, 6)]);
  expect(found.pairs).toHaveLength(MOST_PAIRS);
  expect(found.pairs.length + found.pairsLeftOut).toBe((20 * 19) / 2);
});

test("a pair that was asked for has its own likeness, in a group and outside", () => {
  const asked: Two[] = [
    [0, 6],
    [1, 3],
    [6, 7],
  ];
  const found = compare([...ring(4, 1), ...others(3, 100), "return 0;"], asked);
  expect(found.tooLittle).toEqual([7]);
  expect(found.groups[0]!.pairs.map(({ left, right }) => [left, right])).toContainEqual([1, 3]);
  expect(found.pairs.map(({ left, right, similarity }) => [left, right, similarity])).toEqual([
    [0, 6, 0],
    [6, 7, undefined],
  ]);
});

test("a group and a program that is like it stand in one row", () => {
  const half = madeStatements(1, 30).split("\n").slice(0, 15).join("\n");
  const found = compare([...ring(5, 1), `${half}\n${madeStatements(9, 18)}`, ...others(20, 100)]);
  expect(membersOf(found)).toEqual([places(0, 5)]);
  expect(found.pairs).toMatchObject([{ left: 0, right: 5 }]);
});
