import { expect, test } from "vitest";
import { bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import { tell } from "../tell.ts";
import { sayingsOf } from "../words/sayings.ts";
import { drawingsFor, firstOfKinds } from "./budget.ts";

/** The findings of a program that gets stuck everywhere: more than a page has room for. */
const report = tell(simulatedRecord(bundledCases("knights-tour", 99), { ana: STUDENTS.stuck }), "en");
const cases = new Map(report.cases.map((each) => [each.name, each]));
const sayings = sayingsOf(report.submissions[0]!.results, CATALOGUES.en.words);
const drawings = drawingsFor(sayings, cases);

test("where there is no room for all, the first of each kind and the largest board are drawn", () => {
  expect([...drawings.values()]).toContain("left-out");
  const squares = ({ results: [{ case: name }] }: (typeof sayings)[number]) =>
    cases.get(name)!.rows * cases.get(name)!.columns;
  const largest = [...drawings.keys()].sort((one, other) => squares(other) - squares(one))[0]!;
  for (const each of [...firstOfKinds(sayings), largest]) expect(drawings.get(each)).not.toBe("left-out");
});
