import { test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { expectVoicesHeard } from "./voices.ts";

test("programs that speak in their own words are graded by what they mean", () =>
  expectVoicesHeard({ voices: 30, seed: seedForTest() }));
