import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { readWalk, type Step, writeWalk } from "./walk.ts";

const coordinate = fc.integer({ min: -3, max: 600 });
const step: fc.Arbitrary<Step> = fc.record({
  step: fc.integer({ min: -5, max: 80 }),
  at: fc.tuple(coordinate, coordinate),
});
const inOrder = (steps: readonly Step[]) => steps.map((each) => JSON.stringify(each)).sort();

test("a walk is read as it was written, with its gaps and repetitions", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      expect(inOrder(readWalk(writeWalk(steps)!))).toEqual(inOrder(steps));
    }),
    { seed: seedForTest() },
  );
});

test("a walk that is too long to draw, or has wild numbers, is not written", () => {
  expect(writeWalk([])).toBeUndefined();
  expect(writeWalk(Array.from({ length: 1025 }, (_, at) => ({ step: at, at: [0, 0] })))).toBeUndefined();
  expect(
    writeWalk([
      { step: 0, at: [0, 0] },
      { step: 2 ** 31, at: [0, 0] },
    ]),
  ).toBeUndefined();
});
