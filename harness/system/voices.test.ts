import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { expectVoicesHeard } from "./voices.ts";

test.each([
  { problem: "lost-knight", voices: 8 },
  { problem: "knights-tour", voices: 6 },
] as const)(
  "$voices programs for $problem that speak in their own words are graded by what they mean",
  (sample) => expectVoicesHeard({ ...sample, seed: seedForTest() }),
);
