import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCases } from "../../problem/load.ts";
import { folderWith } from "../../testing/folders.ts";
import { seedForTest } from "../../testing/seed.ts";
import { factorOf, NOMINAL, withTimeFactor } from "./calibration.ts";

const slower = (reference: number, loop: number) =>
  factorOf({ referenceMs: reference * NOMINAL.referenceMs, loopMs: loop * NOMINAL.loopMs });

describe("the factor of a machine", () => {
  test("is that of the measure on which it is slower, from 15 % on", () => {
    expect(slower(1.5, 1.2)).toBe(1.5);
    expect(slower(1, 1.53)).toBe(1.5);
    expect(slower(1.14, 1.1)).toBe(1);
  });

  test("never makes limits shorter, and never more than four times as long", () => {
    const slowness = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(slowness, slowness, (reference, loop) => {
        expect(slower(reference, loop)).toBeGreaterThanOrEqual(1);
        expect(slower(reference, loop)).toBeLessThanOrEqual(4);
      }),
      { seed: seedForTest() },
    );
  });
});

test("a factor changes the limits of time, and no others", () => {
  const cases = folderWith({
    "problem.yaml": "problem: lost-knight\ntitle: boards\nlimits:\n  cpuMs: 2000\n",
    "near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ..x\n    .S.\n",
  });
  const [asked] = loadCases({ files: cases });
  const { limits, ...others } = withTimeFactor(asked!, 1.4);
  expect(limits).toEqual({ ...asked!.limits, cpuMs: 2800, wallMs: 11_200 });
  expect({ ...others, limits: asked!.limits }).toEqual({ ...asked, timeFactor: 1.4 });
  expect(withTimeFactor(asked!, 1)).toEqual(asked);
});
