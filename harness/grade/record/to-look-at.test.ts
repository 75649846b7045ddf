import { expect, test } from "vitest";
import type { Finding } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import type { Submission } from "../../submission/submission.ts";
import { told } from "../../testing/sentences.ts";
import { tourCase } from "../../testing/tours.ts";
import { neverAsked, unjudgedByHandIn } from "./to-look-at.ts";

const submission = { name: "ana", folder: "", problem: "knights-tour", manifest: {} } as const;
const handedIn: Submission = { ...submission, manifestIsStudents: true, kind: { kind: "commands" } };
const instructors: Submission = { ...submission, kind: { kind: "commands" } };
const skipped = (finding: Finding): CaseAttempt => ({
  asked: tourCase({ rows: 5, columns: 5 }),
  verdict: "SK",
  finding,
});

const NOT_SQUARE = skipped({ kind: "not-square", rows: 3, columns: 10 });
const NO_COMPILER = skipped({ kind: "toolchain-missing", tools: [] });
const EMPTY = skipped({ kind: "no-source" });

test("cases that a student's own manifest leaves out are for the instructor to look at", () => {
  const [reason, ...others] = unjudgedByHandIn(handedIn, [NOT_SQUARE, NOT_SQUARE, NO_COMPILER]);
  expect(reason).toEqual({ kind: "not-judged", cases: 2, points: 2 * NOT_SQUARE.asked.points });
  expect(others).toEqual([]);
  expect(told(reason)[1]).toMatch(/^2 cases were not judged/);
});

test("a hand-in without a program is for the instructor to look at", () => {
  expect(unjudgedByHandIn(instructors, [EMPTY])).toHaveLength(1);
});

test("what the instructor stated, or the machine lacks, is not", () => {
  expect(unjudgedByHandIn(instructors, [NOT_SQUARE, NO_COMPILER])).toEqual([]);
  expect(unjudgedByHandIn(handedIn, [NO_COMPILER])).toEqual([]);
});

const SEARCHED = [{ kind: "no-way-found", ways: 3 }] as const;
const failed = (quote: string, code?: string): Ruling => {
  const finding = { kind: "exit-code", code: 1, quote } as const;
  const clue = { kind: "uncaught-error", error: "Error", file: "main.py", line: 1 } as const;
  return { verdict: "RTE", finding, ...(code !== undefined && { clue: { ...clue, code } }) };
};
const USAGE = failed("usage: main.py CODIGO");

test.each([
  ["a usage", "Uso: ./cavalo <arquivo> <modo>", undefined],
  ["an option that it lacks", "main.py: error: the following arguments are required: --arquivo", undefined],
  [
    "a file that is not there",
    "FileNotFoundError: [Errno 2] No such file or directory: 'a.txt'",
    "open('a.txt')",
  ],
  ["a file that it cannot read", "Erro ao abrir o arquivo", undefined],
  ["an argument that it reads", "IndexError: list index out of range", "modo = sys.argv[2]"],
])("a program that could be asked in no way, and only tells of %s, is to be looked at", (_, quote, code) => {
  const [reason, ...others] = neverAsked(SEARCHED, [failed(quote, code), failed(quote, code)]);
  expect(reason).toEqual({ kind: "never-asked", ways: 3, quote });
  expect(others).toEqual([]);
});

test.each<[string, Ruling]>([
  ["answers wrongly once", { verdict: "WA", finding: { kind: "says-impossible", expected: 1 } }],
  ["is right once", { verdict: "AC" }],
  ["is too slow once", { verdict: "TLE", finding: { kind: "cpu-limit", limitMs: 1 } }],
  ["fails otherwise once", failed("IndexError: list index out of range", "casa = tabuleiro[9]")],
  ["calls a function of its own wrongly", failed("TypeError: f() missing 1 required argument: 'x'", "f()")],
  ["crashes once", { verdict: "RTE", finding: { kind: "signal", signal: "SIGSEGV" } }],
])("one that %s is judged by that", (_, other) => {
  expect(neverAsked(SEARCHED, [USAGE, other])).toEqual([]);
});

test("one that was asked, or never run, is not called one that could not be asked", () => {
  expect(neverAsked([], [USAGE])).toEqual([]);
  expect(neverAsked(SEARCHED, [NO_COMPILER])).toEqual([]);
});
