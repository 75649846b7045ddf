import fc from "fast-check";
import { expect, test } from "vitest";
import { lineDiff } from "./line-diff.ts";

/** Writes a diff as it is read: signs and lines, and the number of lines that are left out. */
const told = (before: readonly string[], after: readonly string[]) =>
  lineDiff(before, after).map((line) =>
    "same" in line
      ? `… ${line.same}`
      : `${line.sign}${line.after ? after[line.after - 1] : before[line.before! - 1]}`,
  );

test("lines that changed are shown with those around them, and the others are counted", () => {
  const before = Array.from("abcdefghijklmnop");
  expect(told(before, before.with(8, "X"))).toEqual([
    "… 5",
    " f",
    " g",
    " h",
    "-i",
    "+X",
    " j",
    " k",
    " l",
    "… 4",
  ]);
  expect(told(before, before)).toEqual(["… 16"]);
  expect(told([], ["a"])).toEqual(["+a"]);
});

test("every line of both texts is told of once, in order", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const count = (signs: string) =>
        lines.reduce(
          (sum, line) => sum + ("same" in line ? line.same : Number(signs.includes(line.sign))),
          0,
        );
      expect([count("- "), count("+ ")]).toEqual([before.length, after.length]);
      for (const line of lines)
        if ("sign" in line && line.sign === " ")
          expect(before[line.before! - 1]).toBe(after[line.after! - 1]);
    }),
  );
});

test("texts that have nothing in common are not searched for it", () => {
  const [before, after] = ["-", "+"].map((sign) => Array.from({ length: 20_000 }, (_, at) => `${sign}${at}`));
  expect(lineDiff(before!, after!)).toHaveLength(40_000);
});
