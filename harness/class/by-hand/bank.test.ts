import { expect, test } from "vitest";
import type { ByHandLine } from "../../grade/store/desk-lines.ts";
import { commented, marked } from "../../testing/by-hand-lines.ts";
import type { Grade } from "../grades.ts";
import type { ClassResults } from "../results.ts";
import { commentBank } from "./bank.ts";

/** A class of people, each with a cause and with what was said of them. */
function classOf(people: Readonly<Record<string, readonly [cause: string, ...said: ByHandLine[]]>>) {
  const names = Object.keys(people);
  return {
    grades: names.map((key) => ({ person: { key }, submissions: [key] }) as unknown as Grade),
    handIns: new Map(
      names.map((key) => [key, { report: { diagnoses: [{ kind: people[key]![0] }], results: [] } }]),
    ),
    byHand: { of: new Map(names.map((key) => [key, people[key]!.slice(1)])), lost: [] },
  } as unknown as ClassResults;
}

test("comments are offered again, the most used first, also those for one cause alone", () => {
  const results = classOf({
    "1": ["no-wrap", commented("wrap"), commented("wrap"), commented("names")],
    "2": ["no-wrap", commented("wrap"), marked("style", 1)],
    "3": ["off-by-one", commented("names"), commented("count")],
    "4": ["no-wrap"],
    "5": ["off-by-one", commented("names")],
  });
  expect(commentBank(results)).toEqual([
    { text: "names", people: 3 },
    { text: "wrap", people: 2 },
    { text: "count", people: 1 },
  ]);
  expect(commentBank(results, "no-wrap")).toEqual([
    { text: "wrap", people: 2 },
    { text: "names", people: 1 },
  ]);
});
