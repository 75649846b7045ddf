import { expect, test } from "vitest";
import { type StudentResults, sameWrongAnswers } from "./answers.ts";
import type { ComparedProgram } from "./programs.ts";
import { notSearched, SharedAnswers, type Similarities, similaritiesOf } from "./similar.ts";
import { similarLines } from "./terminal.ts";

/** Wrong numbers of moves, by case. */
const results = (
  student: string,
  moves: Readonly<Record<string, number>>,
  idea?: string,
): StudentResults => ({
  student,
  record: {
    diagnoses: idea === undefined ? [] : ([{ kind: "wrong-idea", idea }] as never),
    results: Object.entries(moves).map(([asked, found]) => ({
      case: asked,
      worth: 1,
      attempt: { verdict: "WA", finding: { kind: "wrong-moves", expected: 1, found } as never },
    })),
  },
});

test("two who gave the same rare wrong answers are a pair", () => {
  const odd = { a: 7, b: 9, c: 11 };
  expect(sameWrongAnswers([results("ana", odd), results("bia", odd), results("caio", { a: 2 })])).toEqual([
    { students: ["ana", "bia"], cases: ["a", "b", "c"] },
  ]);
});

test("a mistake that is known or common makes nobody a pair", () => {
  const odd = { a: 7, b: 9, c: 11 };
  expect(sameWrongAnswers([results("ana", odd, "no-wrap"), results("bia", odd, "no-wrap")])).toEqual([]);
  expect(sameWrongAnswers(["ana", "bia", "caio"].map((name) => results(name, odd)))).toEqual([]);
});

const programs = ["ana", "bia", "caio", "davi"].map(
  (name): ComparedProgram => ({ student: name, name, language: "c", text: "", shown: "" }),
);

test("pairs are asked for by their answers, and are told with the cases", () => {
  const answers = new SharedAnswers(programs, [
    { students: ["bia", "ana"], cases: ["x", "y", "z"] },
    { students: ["ana", "elis"], cases: ["u", "v", "w"] },
  ]);
  expect(answers.pairs).toEqual([[0, 1]]);
  const nothing = { common: [], tooLittle: [] };
  const pairs = [
    { left: 0, right: 1, similarity: 0.9, parts: [] },
    { left: 2, right: 3, similarity: 0.4 },
  ];
  const found = similaritiesOf(programs, { ...nothing, groups: [], pairs }, answers);
  expect(found.pairs.map(({ left, right, cases }) => [left.name, right.name, cases])).toEqual([
    ["ana", "bia", ["x", "y", "z"]],
    ["caio", "davi", []],
  ]);
  expect(notSearched(found)).toBe(1);
});

const [ana, bia, caio, davi] = programs as [
  ComparedProgram,
  ComparedProgram,
  ComparedProgram,
  ComparedProgram,
];
const NOTHING: Similarities = { groups: [], pairs: [], common: [], tooLittle: [] };
const told = (found: Partial<Similarities>) =>
  similarLines({ ...NOTHING, ...found }, { language: "en", columns: 80 });

test("a terminal shows a group in one row, and all that is not shown as a number", () => {
  const group = { programs: [ana, bia, caio], lowest: 0.9, highest: 1, pairs: [] };
  const pair = { left: ana, right: davi, similarity: 0.4, parts: [], cases: [] };
  const lines = told({ groups: [group], pairs: Array(25).fill(pair) });
  expect(lines.slice(0, 4)).toEqual([
    "Groups to look at",
    "  90–100 %  3 programs: ana, bia, caio",
    "Pairs to look at",
    "  40 %  ana (group of 3), davi",
  ]);
  expect(lines).toContain("The page shows 5 more pairs.");
});

test("a class is said to be different only of what was compared", () => {
  const part = { words: 120, lines: [1, 9] as const, program: ana, holders: [ana, bia, caio], of: 4 };
  expect(told({})).toEqual(["No two programs are much alike."]);
  expect(told({ common: [part] })).toEqual([
    "In what was compared, no two programs are much alike.",
    "A part of 120 words that 3 of 4 programs have was left out as common.",
    "The page shows what was left out, and of whom.",
  ]);
  expect(told({ tooLittle: [ana] })).toEqual([
    "In what was compared, no two programs are much alike.",
    "1 program has too little of its own to be compared.",
    "The page shows what was left out, and of whom.",
  ]);
});
