import { test } from "vitest";
import { expectUnderstood } from "./surveyed.ts";

/** Programs that ask and answer in many ways, right and wrong, in several languages. */
const UNDERSTOOD = [
  "knights-tour/c-v1",
  "knights-tour/cpp-asks-for-cell",
  "knights-tour/java-column-first",
  "knights-tour/javascript-asks-for-square",
  "knights-tour/python-asks-the-terminal",
  "knights-tour/python-constants",
  "knights-tour/python-v3",
  "knights-tour/python-v3-dead-end",
  "lost-knight/c-backslash-in-name",
  "lost-knight/c-sentinel-99999",
  "lost-knight/java-original",
  "lost-knight/javascript-counts-squares",
  "lost-knight/python-answer-file",
  "lost-knight/python-runs-in-a-folder",
  "lost-knight/ruby-environment",
];

test("bundled programs that ask and answer in many ways are understood without their manifests", () =>
  expectUnderstood(UNDERSTOOD));
