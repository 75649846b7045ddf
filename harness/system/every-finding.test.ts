import { expect, test } from "vitest";
import { FINDING_KINDS } from "../finding/index.ts";
import { KINDS, scriptsHere, testFindings } from "./every-finding.ts";

testFindings(KINDS, scriptsHere);

test("no kind is left out", () => {
  expect(KINDS.toSorted()).toEqual(FINDING_KINDS.toSorted());
});
