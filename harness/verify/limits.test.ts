import { expect, test } from "vitest";
import type { Case } from "../case/any-case.ts";
import { limitFailures, limitsOf } from "./limits.ts";
import { VERIFY_WORDS } from "./words.ts";

const needs = (program: string, language: string, cpuMs: number) => ({ program, language, case: "a", cpuMs });
const asked = (cpuMs: number) => ({ problem: "lost-knight", name: "a", limits: { cpuMs } }) as Case;
const RIGHT = [needs("quick", "C", 10), needs("slow", "Python", 300), needs("middling", "Python", 200)];
const TOO_SLOW = [needs("endless", "C", 3100), needs("crawls", "Python", 1200)];

test("a limit is between twice the slowest right program and two thirds of the fastest one that is too slow", () => {
  expect(limitsOf([{ asked: asked(700), right: RIGHT, tooSlow: TOO_SLOW }])).toEqual({
    slowest: [RIGHT[1], RIGHT[0]],
    tooSlow: [TOO_SLOW[1], TOO_SLOW[0]],
    statedMs: [700],
    atLeastMs: 600,
    atMostMs: 800,
  });
});

const TIGHT =
  "lost-knight/a: the limit of 599 ms is less than twice the time of a right program here. 600 ms would be enough";
const WIDE =
  "lost-knight/a: the limit of 801 ms is too close to the time of crawls, which is too slow and needs 1200 ms here";

test.each([
  [599, RIGHT, [TIGHT]],
  [600, RIGHT, []],
  [800, RIGHT, []],
  [801, RIGHT, [WIDE]],
  [
    801,
    [needs("heavy", "Java", 401)],
    [
      "lost-knight/a: the limit of 801 ms is less than twice the time of a right program here. 802 ms would be enough",
      `${WIDE}. No limit is far enough from both`,
    ],
  ],
])("a limit of %i ms", (stated, right, failures) => {
  expect(limitFailures([{ asked: asked(stated), right, tooSlow: TOO_SLOW }], VERIFY_WORDS.en)).toEqual(
    failures,
  );
});
