import { expect, test } from "vitest";
import type { Attempt } from "../finding/ruling.ts";
import { withoutChance } from "./chance.ts";

const note = { kind: "right-if-declared", declared: { order: "column-row" } } as const;
const elsewhere = {
  verdict: "WA",
  finding: { kind: "wrong-start", expected: [0, 1], found: [1, 0] },
} as Attempt;
const noted = { ...elsewhere, note } as Attempt;

test("a convention is told if half of the tours from a wrong start are right in it", () => {
  for (const attempts of [[noted], [noted, elsewhere]]) expect(withoutChance(attempts)).toEqual(attempts);
  expect(withoutChance([noted, elsewhere, elsewhere])).toEqual([elsewhere, elsewhere, elsewhere]);
});

test("a note on a tour that begins where it was asked to is left as it is", () => {
  const other = { ...noted, finding: { kind: "not-closed", at: [0, 0], first: [0, 1] } } as Attempt;
  expect(withoutChance([other, elsewhere, elsewhere])).toEqual([other, elsewhere, elsewhere]);
});
