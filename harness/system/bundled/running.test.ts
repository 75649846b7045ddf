import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { caseId } from "../../case/any-case.ts";
import { grade } from "../../grade/grade.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { byRunning } from "./grading.ts";
import { BUNDLED_CASES, TELLING_CHOICE } from "./programs.ts";
import { testBundled } from "./tests.ts";

/** A program of each way to end, in languages that are built fast. `.ci/run` and the soak build and run all. */
const PROGRAMS = [
  ...["c-crash", "c-does-not-compile", "c-endless-loop", "c-floods-output", "c-leaves-a-child-running"],
  ...["cpp-coordinates", "java-grid", "javascript-hangs-at-open-input", "python-answer-file"],
  ...["python-asks-the-terminal", "ruby-environment"],
];

const MUTANTS = ["counts-squares", "move-mistyped"];

const CASES = ["tiny-3x3", "seam-rows", "walled-in", "3x10", "5x5-no-tour", "6x6-closed", "8x8/r2c4"];

const { programs, mutants, few } = TELLING_CHOICE;
const cases = few.filter(({ name }) => CASES.includes(name));

testBundled({
  programs: programs.filter(({ name }) => PROGRAMS.includes(name)),
  mutants: mutants.filter(({ name }) => MUTANTS.includes(name)),
  few: cases,
  more: cases,
  grader: byRunning,
  mayLack: true,
});

test("the reference answers every case, and proves what can be proven", async () => {
  const lab = { isolation: await bestIsolation(), jobs: availableParallelism() };
  const { cases: proven } = await grade({ ...lab, cases: BUNDLED_CASES, submissions: [] });
  const verdicts = proven.map(({ problem, name, reference }) => [`${problem}/${name}`, reference.verdict]);
  expect(verdicts).toEqual(BUNDLED_CASES.map((asked) => [caseId(asked), "AC"]));
});
