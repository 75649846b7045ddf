import { expect, test } from "vitest";
import type { Finding } from "../finding/index.ts";
import type { Tried } from "../problem/tried.ts";
import type { Submission } from "../submission/submission.ts";
import { told } from "../testing/sentences.ts";
import { tourCase } from "../testing/tours.ts";
import { unjudgedByHandIn } from "./to-look-at.ts";

const submission = { name: "ana", folder: "", problem: "knights-tour", manifest: {} } as const;
const handedIn: Submission = { ...submission, manifestIsStudents: true, kind: { kind: "commands" } };
const instructors: Submission = { ...submission, kind: { kind: "commands" } };
const skipped = (finding: Finding): Tried => ({
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
