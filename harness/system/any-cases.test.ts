import { test } from "vitest";
import { PROBLEM_NAMES } from "../case/names.ts";
import { seedForTest } from "../testing/seed.ts";
import { expectRightOnAnyCases } from "./any-cases.ts";

test.each(PROBLEM_NAMES)(
  "right programs of %s are not wrong on cases that nobody has chosen, and nothing is said of them",
  (problem) => expectRightOnAnyCases(problem, { sets: 1, seed: seedForTest() }),
);
