import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { expectResumed } from "./resume.ts";

test("a grading that was killed goes on where it was, and its report is that of one that never was", () =>
  expectResumed({ kills: 1, seed: seedForTest() }));
