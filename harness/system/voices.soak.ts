import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { testVoices } from "../testing/voices/heard.ts";
import { expectVoicesHeard } from "./voices.ts";

testVoices({ right: 12_000, wrong: 6000, hedging: 2000 });

test("a thousand programs that speak in their own words are graded by what they mean", () =>
  expectVoicesHeard({ voices: 1000, seed: seedForTest() }));
