import { test } from "vitest";
import { expectOneRowEach } from "../testing/one-row-each.ts";
import { seedForTest } from "../testing/seed.ts";

test("of any of 2,000 classes, each student has one row with the own program", async () => {
  await expectOneRowEach({ classes: 2000, seed: seedForTest() });
});
