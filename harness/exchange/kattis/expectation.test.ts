import { expect, test } from "vitest";
import { isAccepted, isAsExpected, wholeVerdict } from "./expectation.ts";

test("the verdict of a program is that of its first case that is not accepted", () => {
  expect(wholeVerdict(["AC", "AC"])).toBe("AC");
  expect(wholeVerdict(["AC", "TLE", "WA"])).toBe("TLE");
});

test("a time limit suits right programs, but not those that are known to be slow", () => {
  expect(["accepted", "slow_accepted", "wrong_answer"].filter(isAccepted)).toEqual(["accepted"]);
  expect(isAsExpected("slow_accepted", "TLE")).toBe(true);
  expect(isAsExpected("slow_accepted", "WA")).toBe(false);
});

test("a folder that the format does not know states nothing", () => {
  expect(isAsExpected("mine", "WA")).toBe(true);
});
