import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { testVoices } from "../testing/voices/heard.ts";
import { expectVoicesHeard } from "./voices.ts";

testVoices("lost-knight", { right: 12_000, wrong: 6000, hedging: 2000 });
testVoices("knights-tour", { right: 12_000, wrong: 6000, hedging: 2000 });

test.each(["lost-knight", "knights-tour"] as const)(
  "five hundred programs for %s that speak in their own words are graded by what they mean",
  (problem) => expectVoicesHeard({ problem, voices: 500, seed: seedForTest() }),
);
