import path from "node:path";
import { expect, test } from "vitest";
import { inEach } from "../../base/sentence.ts";
import { folderWith } from "../../testing/folders.ts";
import { contractOf } from "../index.ts";
import { loadCases } from "../load.ts";

const load = (files: Readonly<Record<string, string>>) => {
  const folder = folderWith(files);
  return { folder, cases: () => loadCases({ files: folder }) };
};

const PROBLEM = `problem: sums
title: { en: Sums, pt-BR: Somas }
points: 2
input:
  stdin: "{n}\\n{rows}\\n"
  arguments: ["{n}"]
  environment: { SIZE: "{n}" }
answer: number
`;

test("values of a case fill the templates of its problem", () => {
  const [asked] = load({
    "problem.yaml": PROBLEM,
    "two.yaml": "input: { n: 2, rows: [[1, 2], [3, 4]] }\nanswer: 10\n",
  }).cases();
  expect(asked).toMatchObject({ problem: "sums", name: "two", points: 2, answer: 10 });
  expect(asked!.title).toEqual({ ...inEach(() => "two"), "pt-BR": "two" });
  const { input, placeholders } = contractOf(asked!);
  expect(input).toEqual({
    stdin: "{n}\n{rows}\n",
    arguments: ["{n}"],
    files: {},
    environment: { SIZE: "{n}" },
  });
  expect(placeholders).toEqual({ n: "2", rows: "1 2\n3 4" });
});

test("cases in folders are named after them, and have the settings of their group", () => {
  const { cases } = load({
    "problem.yaml": `${PROBLEM}groups:\n  large: { points: 5, visibility: hidden }\n`,
    "one.yaml": "input: { n: 1, rows: 1 }\nanswer: 1\n",
    "large/nine.yaml": "input: { n: 9, rows: { file: nine.txt } }\nanswer: 9\n",
    "large/nine.txt": "9\n",
  });
  expect(cases().map(({ name, points, visibility }) => [name, points, visibility])).toEqual([
    ["large/nine", 5, "hidden"],
    ["one", 2, "public"],
  ]);
});

test("a text is the whole input, and files of programs are no cases", () => {
  const { cases } = load({
    "problem.yaml": "problem: echo\ntitle: Echo\nanswer: text\nreference: right\n",
    "a.yaml": "input: |\n  1\n  2\n",
    "right/submission.yaml": "language: python\n",
    "right/more.yaml": "nothing\n",
    "right/main.py": "print(input())\n",
  });
  expect(cases().map(({ name }) => name)).toEqual(["a"]);
  expect(contractOf(cases()[0]!)).toMatchObject({
    input: { stdin: "{input}" },
    placeholders: { input: "1\n2\n" },
  });
});

test.each<[what: string, files: Readonly<Record<string, string>>, mistakes: string[]]>([
  [
    "a problem without a judge",
    { "problem.yaml": "problem: x\ntitle: X\nreference: no\n", "a.yaml": "input: 1\n" },
    ["problem.yaml:3:1: no such folder", "problem.yaml:1:1: nothing says how answers are judged"],
  ],
  [
    "two judges",
    {
      "problem.yaml": "problem: x\ntitle: X\nanswer: line\nchecker: c\n",
      "c/main.py": "",
      "a.yaml": "input: 1\n",
    },
    ["problem.yaml:3:1: the checker judges the answers"],
  ],
  [
    "an unknown kind of answer",
    { "problem.yaml": "problem: x\ntitle: X\nanswer: { kind: nubmer }\n", "a.yaml": "input: 1\n" },
    ['problem.yaml:3:1: "answer"'],
  ],
  [
    "values that do not fit the templates",
    { "problem.yaml": PROBLEM, "a.yaml": "input: { n: 1, row: 2 }\nanswer: one\n" },
    ["a.yaml:1:1: problem.yaml asks for {rows}", 'a.yaml:2:1: "one" is not a number'],
  ],
  [
    "no answer and nobody to give it",
    { "problem.yaml": PROBLEM, "a.yaml": "input: { n: 1, rows: 2 }\n" },
    ["a.yaml:1:1: the right answer is missing"],
  ],
  [
    "a missing file",
    {
      "problem.yaml": "problem: x\ntitle: X\nanswer: line\n",
      "a.yaml": "input: 1\nanswer: { file: a.txt }\n",
    },
    ["a.yaml:2:1: "],
  ],
])("all mistakes are told with their places: %s", (_, files, mistakes) => {
  const { folder, cases } = load(files);
  const told = () => {
    try {
      cases();
    } catch (error) {
      return (error as Error).message.replaceAll(`${folder}${path.sep}`, "").split("\n");
    }
    return [];
  };
  expect(told()).toEqual(mistakes.map((each) => expect.stringContaining(each)));
});
