import { expect, test } from "vitest";
import type { Verdict } from "../../finding/verdict.ts";
import { type Known, knownAnswers } from "./known-answers.ts";
import type { CaseRecord } from "./record.ts";

/** Answers of the public cases. The size of the boards, 150, is one of them. */
const ANSWERS = [1, 8, 68, 64, 108, 156, 197, 150, "impossible"];

const caseWith = (name: string, asked: Partial<CaseRecord>) =>
  ({ problem: "lost-knight", name, rows: 150, columns: 100, visibility: "public", ...asked }) as CaseRecord;
const PUBLIC = ANSWERS.map((answer, at) => caseWith(`p${at}`, { answer }));
const HIDDEN = [17, 19, 23, 29].map((answer, at) =>
  caseWith(`h${at}`, at > 0 ? { answer, visibility: "hidden" } : { answer, after: "2026-12-01" }),
);
const CASES = [...PUBLIC, ...HIDDEN];

interface Doing {
  readonly publicly?: Verdict;
  readonly hidden?: readonly Verdict[];
  readonly written?: readonly (readonly [number: number, ...lines: number[]])[];
}

const TABLE = [
  [68, 2, 30],
  [64, 31],
  [108, 31],
  [156, 32],
  [197, 33],
] as const;

const program = ({ publicly = "AC", hidden = ["WA", "WA", "PE", "AC"], written = TABLE }: Doing): Known => ({
  problem: "lost-knight",
  writtenAnswers: [
    { file: "io.py", numbers: [{ number: 68, lines: [1] }] },
    { file: "main.py", numbers: written.map(([number, ...lines]) => ({ number, lines })) },
  ],
  results: [
    ...PUBLIC.map(({ name }, at) => ({ case: name, verdict: at > 0 ? "AC" : publicly }) as const),
    ...hidden.map((verdict, at) => ({ case: `h${at}`, verdict })),
  ],
});

const told = (doing: Doing, { cases = CASES, others = [] as readonly Known[] } = {}) =>
  knownAnswers(cases, [program(doing), ...others])[0];

const RIGHT: Doing = { hidden: ["AC", "AC", "AC", "AC"] };

test("a program that has the public answers, and is wrong on hidden cases, is told of with its lines", () => {
  const counts = { written: 5, answers: 5, right: PUBLIC.length, wrong: 3, hidden: 4 };
  expect(told({})).toEqual({ kind: "answers-written", file: "main.py", from: 30, to: 33, ...counts });
});

test.each<[string, Doing]>([
  ["is right on the hidden cases", RIGHT],
  ["is wrong on a public case", { publicly: "WA" }],
  ["was not put to a public case", { publicly: "SK" }],
  ["is wrong on few hidden cases", { hidden: ["WA", "AC", "AC", "AC"] }],
  ["is only too slow", { hidden: ["TLE", "TLE", "TLE", "TLE"] }],
  ["has few of the answers", { written: TABLE.slice(0, 3) }],
  [
    "has only moves and sizes",
    {
      written: [
        [8, 1],
        [1, 1],
        [150, 2],
        [100, 2],
      ],
    },
  ],
])("nothing is told of one that %s", (_, doing) => {
  expect(told(doing)).toBeUndefined();
});

test("nothing is told where no case is hidden", () => {
  expect(told({ hidden: [] }, { cases: PUBLIC })).toBeUndefined();
});

test("numbers that other programs of the class have, too, are no answers", () => {
  const others = Array.from({ length: 4 }, () => program(RIGHT));
  expect(told({}, { others })).toBeUndefined();
  expect(told({}, { others: [program({}), ...others.slice(0, 1)] })).toMatchObject({ written: 5 });
});
