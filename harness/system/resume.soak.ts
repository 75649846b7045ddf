import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { expectResumed } from "./resume.ts";

test("gradings that were killed a hundred times go on where they were, and their reports are the same", () =>
  expectResumed({ kills: 100, seed: seedForTest() }));
