import { expect, test } from "vitest";
import { type StudentResults, sameWrongAnswers } from "./answers.ts";
import type { ComparedProgram } from "./programs.ts";
import { clustersOf, likenesses } from "./similar.ts";

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

test("pairs by answers alone follow those by programs, and groups are made of much alike programs", () => {
  const pair = (left: number, right: number, similarity: number) => ({ left, right, similarity, parts: [] });
  const all = likenesses(
    programs,
    [pair(0, 1, 0.9), pair(1, 2, 0.7), pair(2, 3, 0.3)],
    [
      { students: ["bia", "ana"], cases: ["x", "y", "z"] },
      { students: ["ana", "davi"], cases: ["u", "v", "w"] },
    ],
  );
  expect(all.map(({ left, right, cases }) => [left.name, right.name, cases.length])).toEqual([
    ["ana", "bia", 3],
    ["bia", "caio", 0],
    ["caio", "davi", 0],
    ["ana", "davi", 3],
  ]);
  expect(clustersOf(all).map((cluster) => cluster.programs.map(({ name }) => name))).toEqual([
    ["ana", "bia", "caio"],
  ]);
});
