import fc from "fast-check";
import { expect, test } from "vitest";
import { samples } from "../testing/seed.ts";
import { expectedVerdict, matches } from "./expectation.ts";

test("the last line that matches counts", () => {
  const manifest = { expect: { "*": "AC", "board-*": "TLE", "board-100": "AC" } } as const;
  const verdicts = ["maze", "board-550", "board-100"].map((name) => expectedVerdict(manifest, name));
  expect(verdicts).toEqual(["AC", "TLE", "AC"]);
  expect(expectedVerdict({}, "maze")).toBeUndefined();
});

/** Matches `*` by trying every possibility. */
function fits(pattern: string, name: string): boolean {
  if (pattern === "") return name === "";
  const [first, rest] = [pattern[0], pattern.slice(1)];
  if (first === "*") return fits(rest, name) || (name !== "" && fits(pattern, name.slice(1)));
  return name[0] === first && fits(rest, name.slice(1));
}

test("a pattern matches what it means, and no sign but * means anything", () => {
  const text = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 7 });
  fc.assert(
    fc.property(text("ab.*"), text("ab."), (pattern, name) => {
      expect(matches(pattern, name)).toBe(fits(pattern, name));
    }),
    { numRuns: samples(100) },
  );
});

test("no pattern takes long to match", () => {
  expect(matches(`${"*".repeat(1e5)}!`, "knights-tour-from-any-square")).toBe(false);
  expect(matches(`${"*a".repeat(1e5)}!`, "a".repeat(2e5))).toBe(false);
});
