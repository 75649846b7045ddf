import { test } from "vitest";
import { expectRunAlone } from "./corrected-case.ts";

test("a corrected case costs one run for programs of each kind, and the report is that of a new grading", () =>
  expectRunAlone(["asks", "floods", "right", "wrong"]));
