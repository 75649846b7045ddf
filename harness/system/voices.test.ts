import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { expectVoicesHeard } from "./voices.ts";

test.each([
  { problem: "lost-knight", voices: 30 },
  { problem: "knights-tour", voices: 20 },
] as const)(
  "$voices programs for $problem that speak in their own words are graded by what they mean",
  (sample) => expectVoicesHeard({ ...sample, seed: seedForTest() }),
);
