import { test } from "vitest";
import { expectOwnGrades } from "../testing/any-grades.ts";
import { seedForTest } from "../testing/seed.ts";

test("of any of 500 classes, everybody has the own grade in all files, or is asked about", async () => {
  await expectOwnGrades({ classes: 500, seed: seedForTest() });
});
