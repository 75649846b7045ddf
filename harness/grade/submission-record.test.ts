import { expect, test } from "vitest";
import type { Notice } from "../finding/index.ts";
import { stillTrue } from "./submission-record.ts";

const NO_WAY: Notice = { kind: "no-way-found", ways: 3 };
const OTHER: Notice = { kind: "keys-ignored", keys: ["expect"] };
const verdicts = (...all: ("AC" | "WA")[]) => all.map((verdict) => ({ verdict }));

test("what was said before all outputs were heard is taken back if they show that it is false", () => {
  expect(stillTrue([NO_WAY, OTHER], verdicts("AC", "AC", "WA"))).toEqual([OTHER]);
  expect(stillTrue([NO_WAY], verdicts("AC", "WA", "WA"))).toEqual([{ ...NO_WAY, isRightSomewhere: true }]);
  expect(stillTrue([NO_WAY, OTHER], verdicts("WA", "WA"))).toEqual([NO_WAY, OTHER]);
});
