import { describe } from "vitest";
import { PROBLEM_NAMES } from "../case/names.ts";
import { byRunning } from "./bundled/grading.ts";
import { BUNDLED_CASES, ofProblem, TELLING_CHOICE } from "./bundled/programs.ts";
import { testBundled, testCases } from "./bundled/tests.ts";

describe.each(PROBLEM_NAMES)("when they are run on all cases of %s", (problem) => {
  const choice = ofProblem({ ...TELLING_CHOICE, few: BUNDLED_CASES, more: BUNDLED_CASES }, problem);
  testCases(problem, choice.few, testBundled({ ...choice, grader: byRunning, mayLack: true }));
});
