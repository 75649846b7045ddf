import fc from "fast-check";
import { expect, test } from "vitest";
import { adjusted, commented, marked, retracted } from "../../testing/by-hand-lines.ts";
import { samples, seedForTest } from "../../testing/seed.ts";
import { standingByHand } from "./standing.ts";

const id = fc.constantFrom("x", "y", "z");
const said = fc.oneof(
  id.map((each) => commented("well done", { id: each })),
  fc.record({ id, points: fc.nat(3) }).map(({ points, ...own }) => marked("style", points, own)),
  id.map((each) => adjusted(0.5, { id: each })),
);
const lines = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: said },
    { weight: 1, arbitrary: id.map((each) => retracted({ id: each })) },
  ),
);

test("of any lines those stand that no later line of their id takes back or replaces", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const idOf = (line: (typeof all)[number]) => (line.kind === "retracted" ? line.of : line.id);
      const last = all.filter((line, at) => all.findLastIndex((each) => idOf(each) === idOf(line)) === at);
      expect(standingByHand(all)).toEqual(last.filter(({ kind }) => kind !== "retracted"));
    }),
    { seed: seedForTest(), numRuns: samples(200) },
  );
});

test("when all is taken back, in whatever order, the start is reached", () => {
  fc.assert(
    fc.property(lines, fc.shuffledSubarray(["x", "y", "z"], { minLength: 3 }), (all, ids) => {
      expect(standingByHand([...all, ...ids.map((each) => retracted({ id: each }))])).toEqual([]);
    }),
    { seed: seedForTest(), numRuns: samples(50) },
  );
});
