import { test } from "vitest";
import { expectOwnGrades } from "../testing/any-grades.ts";
import { seedForTest } from "../testing/seed.ts";

test("of any class, everybody has the own grade in all files, or is asked about", async () => {
  await expectOwnGrades({ classes: 10, seed: seedForTest() });
});
