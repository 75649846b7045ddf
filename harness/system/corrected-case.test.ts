import { test } from "vitest";
import { expectRunAlone } from "./corrected-case.ts";

test("a corrected case costs one run a student, and the report is that of a new grading", () =>
  expectRunAlone(["asks", "wrong"]));
