import fc from "fast-check";
import { expect, test } from "vitest";
import { madeStatements } from "../../testing/made-programs.ts";
import { samples } from "../../testing/seed.ts";
import { type Comparison, comparePrograms, type Two } from "./compare.ts";

const compare = (texts: readonly string[], asked: readonly Two[] = []): Comparison =>
  comparePrograms({ listings: texts.map((text) => ({ language: "c", text })), given: [], asked });

/** One program by so many students, each with other names. */
const ring = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => madeStatements(seed, 30, `name${at}`));

/** One program by so many students, each with other names, comments and lines. */
const disguised = (count: number, seed: number) =>
  ring(count, seed).map((text, at) => `\n\n${text.replace(/;/g, `;${" /* mine */\n".repeat(at % 3)}`)}`);

/** Different programs. */
const others = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => madeStatements(seed + at, 30));

const places = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const byFirst = ([one = 0]: readonly number[], [other = 0]: readonly number[]) => one - other;
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
  expect(rest).toEqual({ pairs: [], common: [], tooLittle: [] });
});

test("14, six and three with one program each are three groups among 60 others", () => {
  const copies = [...disguised(14, 1), ...disguised(6, 2), ...disguised(3, 3)];
  const found = compare([...copies, ...others(60, 100)], [[21, 22]]);
  expect(membersOf(found)).toEqual([places(0, 14), places(14, 6), places(20, 3)]);
  const pairs = found.groups.map((group) => group.pairs);
  expect(pairs.map(({ length }) => length)).toEqual([13, 5, 3]);
  expect(new Set(pairs.flat().map(({ similarity }) => similarity))).toEqual(new Set([1]));
  expect(found.pairs).toEqual([]);
});

test("however a class is parted into programs that were copied, these are found again, whole", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sizes, fc.nat(1_000_000), (sizes, seed) => {
      const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
      const found = compare(sizes.flatMap((size, at) => disguised(size, seed + at)));
      const copied = (has: (size: number) => boolean) =>
        sizes.flatMap((size, at) => (has(size) ? [places(starts[at]!, size)] : [])).sort(byFirst);
      expect(membersOf(found).sort(byFirst)).toEqual(copied((size) => size > 2));
      const pairs = found.pairs.map(({ left, right }) => [left, right]);
      expect(pairs.sort(byFirst)).toEqual(copied((size) => size === 2));
      for (const { lowest } of found.groups) expect(lowest).toBe(1);
    }),
    { numRuns: samples(2) },
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

test("many pairs are all told, and take no group away", () => {
  const part = madeStatements(1, 22);
  const alike = others(20, 100).map((text) => part + text);
  const found = compare([...alike, ...ring(6, 2), ...others(40, 200)]);
  expect(membersOf(found)).toEqual([places(20, 6)]);
  expect(found.pairs).toHaveLength((20 * 19) / 2);
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
