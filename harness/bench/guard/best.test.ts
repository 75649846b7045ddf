import { expect, test } from "vitest";
import { compared, complaint, improved, isGood, unmeasured } from "./best.ts";

const BEST = { reading: "20 x a bare scan", memory: "200 MB" };

const reading = (value: number, unit = "x a bare scan") =>
  compared({ name: "reading", unit, value, more: "npm run bench" }, BEST);

test("a figure may be twice its best, and no more", () => {
  expect(isGood(reading(40))).toBe(true);
  expect(complaint(reading(40))).toBeUndefined();
  expect(complaint(reading(40.1))).toBe(
    "reading: 40.1 x a bare scan is more than 2 times the best, which was 20. npm run bench shows more.",
  );
});

test("a figure needs a best in its own unit", () => {
  for (const figure of [
    reading(20, "s"),
    compared({ name: "start", unit: "x node -e 0", value: 1, more: "" }, BEST),
  ])
    expect(complaint(figure)).toContain("has no best");
});

test("a best that nothing measures is named", () => {
  expect(unmeasured(BEST, ["reading", "start"])).toEqual(["memory"]);
});

test("only better figures are kept, as they are written", () => {
  expect(improved(BEST, [reading(18.04)])).toEqual({ ...BEST, reading: "18 x a bare scan" });
  for (const value of [19.99, 20, 29]) expect(improved(BEST, [reading(value)])).toEqual(BEST);
  const start = compared({ name: "start", unit: "x node -e 0", value: 1.3651, more: "" }, BEST);
  expect(improved(BEST, [start])).toEqual({ ...BEST, start: "1.37 x node -e 0" });
});

test("what could not be measured is not good", () => {
  expect(isGood(reading(Number.NaN))).toBe(false);
});
