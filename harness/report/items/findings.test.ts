import { expect, test } from "vitest";
import type { LOCALES } from "../../base/locale.ts";
import { analysisOf } from "./analysis.ts";
import { findingsOf } from "./findings.ts";
import type { Item, Results } from "./item.ts";
import { sayFinding } from "./words.ts";

const STUDENTS = 30;
const strength = (student: number) => student / STUDENTS;

/** Ways to be passed by the students, who are the stronger, the higher their number is. */
const PASSED: Readonly<Record<string, (student: number) => boolean>> = {
  nobody: () => false,
  everybody: () => true,
  "open-1": (student) => strength(student) > 0.5,
  "open-2": (student) => strength(student) > 0.5,
  "open-3": (student) => strength(student) > 0.5 || student === 1,
  "for-the-best": (student) => strength(student) > 0.75,
  "for-most": (student) => strength(student) > 0.25,
  reversed: (student) => strength(student) < 0.4,
  chance: (student) => student % 3 === 0,
};

const items = Object.keys(PASSED).map((name): Item => ({ name, points: /open|for/.test(name) ? 10 : 2 }));
const takers = Array.from(
  { length: STUDENTS },
  (_, student): Results => Object.values(PASSED).map((passes) => passes(student)),
);

const sentences = (locale: (typeof LOCALES)[number], of: readonly Results[] = takers) => {
  const analysis = analysisOf(items, of)!;
  return findingsOf(analysis).map((each) => sayFinding(each, analysis, { locale, takers: "students" }));
};

test("what stands out is told in a sentence each", () => {
  expect(sentences("en")).toEqual([
    "No student passes nobody (3 % of the points).",
    "No student fails everybody (3 % of the points).",
    "29 of 30 students pass all of these 3 cases or none of them; together they carry 52 % of the points: open-1, open-2, open-3.",
    expect.stringMatching(
      /^Those students that have more points in the other cases fail reversed more often \(r = −0\.\d+\)\.$/,
    ),
    "Passing these says little about the other cases, with r below 0.20: chance (3 % of the points).",
  ]);
  expect(sentences("pt-BR")).toHaveLength(5);
});

test("cases that say nearly the same are never said to say the same", () => {
  const alike = takers.filter((_, student) => student !== 1);
  expect(sentences("en", alike)).toContain(
    "Whoever passes one of these 3 cases passes all of them; together they carry 52 % of the points: open-1, open-2, open-3.",
  );
  // Somebody who was not judged on one of them may fail it.
  const unjudged = alike.map((results, at) => (at === 25 ? results.with(2, undefined) : results));
  expect(sentences("en", unjudged).join("\n")).not.toContain("Whoever");
});
