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
  "worked-example",
  "walled-in",
  "rectangle-20x40",
  "8x8/r1c4",
  "8x8/r6c2",
  "8x8/r7c5",
  "5x5-no-tour",
  "5x8",
];

test("bundled programs that ask and answer in many ways are understood without their manifests", () =>
  expectUnderstood(UNDERSTOOD));
