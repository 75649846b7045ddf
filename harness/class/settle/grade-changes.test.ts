import { expect, test } from "vitest";
import type { KeptGrade } from "../../grade/store/desk-lines.ts";
import { changeLines } from "./change-words.ts";
import { gradeChanges } from "./grade-changes.ts";

const kept = (parts: Partial<KeptGrade>): KeptGrade => ({
  ...{
    name: "Ana",
    students: ["a"],
    sources: ["x"],
    points: 34,
    possible: 92,
    kind: "graded",
    raw: 3.8,
    final: 3.8,
  },
  ...parts,
});
const none = { raw: undefined, final: undefined } as unknown as Partial<KeptGrade>;

test.each<[string, Partial<KeptGrade>, Partial<KeptGrade>, readonly string[]]>([
  ["an adjustment", { final: 0, adjusted: -7.5 }, { adjusted: undefined } as never, ["adjustment"]],
  ["a confirmation", { kind: "to-look-at", ...none }, {}, ["decision"]],
  ["weights", {}, { raw: 4, final: 4 }, ["rules"]],
  ["one more case, or one of more points", {}, { possible: 98, raw: 3.6, final: 3.6 }, ["points"]],
  ["other points", {}, { points: 40, raw: 3.9, final: 3.9 }, ["points"]],
  ["an extension", { latePercent: 10, final: 3.4 }, {}, ["late"]],
  [
    "a word of the instructor's",
    { kind: "to-look-at", ...none },
    { kind: "settled", final: 0 },
    ["decision"],
  ],
  ["marks by the rubric", { marks: { style: 1 } }, { marks: { style: 2 }, raw: 4.8, final: 4.8 }, ["marks"]],
  ["the last mark", { kind: "to-mark", ...none, marks: {} }, { marks: { style: 2 } }, ["marks"]],
  ["a rubric", {}, { kind: "to-mark", ...none, marks: {} }, ["rules"]],
  ["a hand-in", { kind: "not-handed-in", ...none, students: [] }, {}, ["hand-in"]],
])("a grade that changed by %s is told, with the reason", (_, before, after, reasons) => {
  const [change, ...others] = gradeChanges({ "1": kept(before) }, { "1": kept(after) });
  expect(others).toEqual([]);
  expect(change?.reasons).toEqual(reasons);
});

test("the same grades are no change, and those who lose come first", () => {
  expect(gradeChanges({ "1": kept({}) }, { "1": kept({ points: 35 }) })).toEqual([]);
  const before = { "1": kept({}), "2": kept({ name: "Bia" }) };
  const after = {
    "1": kept({ final: 9 }),
    "2": kept({ name: "Bia", final: 1 }),
    "3": kept({ name: "Caio" }),
  };
  const lines = changeLines(gradeChanges(before, after), "en", { nameOf: ({ name }) => name });
  expect(lines).toEqual([
    "3 grades changed, 1 lower, 2 higher:",
    "  Bia: 3.8 -> 1",
    "  Caio: not there -> 3.8",
    "  Ana: 3.8 -> 9",
  ]);
});
