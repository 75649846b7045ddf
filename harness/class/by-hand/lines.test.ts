import { expect, test } from "vitest";
import type { ByHandLine } from "../../grade/store/desk-lines.ts";
import { marked } from "../../testing/by-hand-lines.ts";
import type { Grade } from "../grades.ts";
import { scaleOf } from "../grades.ts";
import type { ClassResults, ReportedHandIn } from "../results.ts";
import { byHandOf } from "./by-hand.ts";
import { adjustmentLine, commentLine, LONGEST_COMMENT, markLine, retractionLine } from "./lines.ts";

const STYLE = { item: "style", title: "Style", most: 2 };
const ANA: Grade = {
  ...{ person: { key: "1", name: "Ana", ids: [] }, programs: "p1", submissions: ["lost-knight/a"] },
  ...{ times: new Map(), result: { kind: "graded", raw: 8, final: 8, adjustments: [] } },
};
const HAND_IN = {
  report: { problem: "lost-knight", name: "Ana", results: [{ case: "tiny", verdict: "AC", points: 1 }] },
  ...{ student: { key: "a", name: "Ana" }, sources: "x" },
} as unknown as ReportedHandIn;

/** A class of Ana, who handed in a file with these lines, of whom this was said. */
function classOf(text: string, said: readonly ByHandLine[] = []) {
  const results = {
    ...{ grades: [ANA], scale: scaleOf({}), rubric: [STYLE] },
    handIns: new Map([["lost-knight/a", HAND_IN]]),
    byHand: { of: new Map([["1", said]]), lost: [] },
  } as unknown as ClassResults;
  const filesOf = () => [{ path: "main.py", text }];
  return { results, filesOf, by: "bia", gradebook: { holds: (each: string) => !each.includes("☺") } };
}

const PLACE = { kind: "line", problem: "lost-knight", file: "main.py", line: 2 } as const;
const SOURCE = "n = 1\nprint(n)  \nprint(2)\n";
const comment = () => commentLine(ANA, { on: PLACE, text: " better *names* " }, classOf(SOURCE));
const now = (text: string) =>
  byHandOf(ANA, classOf(text, [comment()]).results, classOf(text).filesOf).comments[0]!.now;

test("a comment is kept with its line, its author and the programs that it is about", () => {
  const line = comment();
  expect(line).toMatchObject({ kind: "noted", by: "bia", person: "1", students: ["a"], programs: "p1" });
  expect(line).toMatchObject({ on: { line: 2, text: "print(n)" }, text: "better *names*" });
  expect(comment().id).not.toBe(line.id);
  const again = commentLine(ANA, { on: { kind: "whole" }, text: "x", id: line.id }, classOf(SOURCE));
  expect(again.id).toBe(line.id);
});

test("new points of a grader for an item take the place of the former ones, and of nobody else's", () => {
  const [mine, hers] = [marked("style", 1, { by: "bia" }), marked("style", 1, { by: "ana" })];
  const { id } = markLine(ANA, { item: "style", points: 2 }, classOf(SOURCE, [mine, hers]));
  expect(id).toBe(mine.id);
});

test("the line of a comment is found again by its text, and told if it is not", () => {
  expect(now(SOURCE)).toEqual({ kind: "same" });
  expect(now(`import sys\r\n${SOURCE}`)).toEqual({ kind: "moved", line: 3 });
  expect(now("n = 1\nprint(3)\n")).toEqual({ kind: "not-found" });
  // Nothing says which of the two it is.
  expect(now(`a\nb\n${SOURCE}${SOURCE}`)).toEqual({ kind: "not-found" });
});

test("all that is said of a person is given in the order of its places, and what is of another version says so", () => {
  const saying = classOf(SOURCE);
  const said = [
    comment(),
    commentLine(ANA, { on: { kind: "case", problem: "lost-knight", case: "tiny" }, text: "c" }, saying),
    commentLine(ANA, { on: { kind: "whole" }, text: "w" }, saying),
    markLine(ANA, { item: "style", points: 1.5 }, saying),
    marked("oral", 1),
    adjustmentLine(ANA, { points: -1, reason: "no\nname" }, saying),
  ];
  const { results, filesOf } = classOf(SOURCE, said);
  const known = byHandOf(ANA, results, filesOf);
  expect(known.comments.map(({ on }) => on.kind)).toEqual(["whole", "case", "line"]);
  expect(known.items).toMatchObject([{ state: "marked", marks: [{ by: "bia", points: 1.5 }] }]);
  expect(known.formerItems).toMatchObject([{ item: "oral" }]);
  expect(known.adjustments).toMatchObject([{ points: -1, reason: "no name" }]);
  const later = byHandOf({ ...ANA, programs: "p2" }, results, filesOf);
  expect(later.comments.every(({ isOutdated }) => isOutdated)).toBe(true);
  expect(later.items).toMatchObject([{ state: "outdated" }]);
});

test("what cannot be said is one clear line", () => {
  const saying = classOf(SOURCE, [marked("style", 1, { id: "m" })]);
  const text = (each: string) => () => commentLine(ANA, { on: { kind: "whole" }, text: each }, saying);
  const on = (place: Parameters<typeof commentLine>[1]["on"]) => () =>
    commentLine(ANA, { on: place, text: "x" }, saying);
  const settled: Grade = { ...ANA, result: { kind: "settled", final: 5 } };
  for (const [make, sentence] of [
    [text(" \n"), "the text is empty"],
    [text("x".repeat(LONGEST_COMMENT + 1)), "a text has at most 5000 characters, and this one has 5001"],
    [text("☺"), "the encoding of the gradebook does not have all of these letters"],
    [on({ ...PLACE, line: 4 }), "main.py:4: there is no such line"],
    [on({ kind: "case", problem: "lost-knight", case: "maze" }), "maze: there is no result of this case"],
    [
      () => markLine(ANA, { item: "oral", points: 1 }, saying),
      "oral: the rubric in grading.yaml has no such item",
    ],
    [() => markLine(ANA, { item: "style", points: 2.5 }, saying), "Style: from 0 to 2 points, and not 2.5"],
    [() => markLine(ANA, { item: "style", points: Number.NaN }, saying), "and not NaN"],
    [
      () => adjustmentLine(ANA, { points: 11, reason: "x" }, saying),
      "an adjustment is from -10 to 10 points",
    ],
    [
      () => adjustmentLine(settled, { points: 1, reason: "x" }, saying),
      "this changes nothing, because you gave Ana",
    ],
    [() => retractionLine("n", saying), "this was taken back already"],
  ] as const)
    expect(make).toThrow(sentence);
  expect(retractionLine("m", saying)).toMatchObject({ kind: "retracted", by: "bia", of: "m" });
});
