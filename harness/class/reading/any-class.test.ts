import { test } from "vitest";
import { expectOneRowEach } from "../../testing/one-row-each.ts";
import { seedForTest } from "../../testing/seed.ts";

test("of any class, however it is packed, each student has one row with the own program", async () => {
  await expectOneRowEach({ classes: 20, seed: seedForTest() });
});
