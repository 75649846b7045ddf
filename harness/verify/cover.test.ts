import fc from "fast-check";
import { expect, test } from "vitest";
import { type Sets, smallestCover } from "./cover.ts";

const sets = fc
  .array(fc.bigInt({ min: 0n, max: 2n ** 12n - 1n }), { maxLength: 8 })
  .map((masks): Sets => new Map(masks.map((mask, at) => [`case ${at}`, mask])));

const union = (from: Sets, names: Iterable<string>) =>
  Array.from(names).reduce((all, name) => all | from.get(name)!, 0n);

/** How many sets are needed at least, found by trying all choices. */
function fewest(from: Sets): number {
  const names = Array.from(from.keys());
  const choices = Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
  const covers = choices.filter((choice) => union(from, choice) === union(from, names));
  return Math.min(...covers.map(({ length }) => length));
}

test("the smallest cover covers what all sets cover, with as few of them as there is need for", () => {
  fc.assert(
    fc.property(sets, (given) => {
      const { names, atLeast } = smallestCover(given);
      expect(union(given, names)).toBe(union(given, given.keys()));
      expect([names.length, atLeast]).toEqual([fewest(given), fewest(given)]);
    }),
  );
});

test("where greed takes three sets, two are found", () => {
  const given = new Map([
    ["upper half and more", 0b111000n | 0b000100n],
    ["odd", 0b101010n],
    ["even", 0b010101n],
  ]);
  expect(smallestCover(given)).toEqual({ names: ["odd", "even"], atLeast: 2 });
});
