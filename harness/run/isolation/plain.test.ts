import { expect, test } from "vitest";
import { parseTimes } from "./plain.ts";

test.each([
  ["of a shell that waited for nobody", "0m0.010s 0m0.000s\n0m0.000s 0m0.000s\n", 0],
  ["of what it waited for, not its own", "9m9.900s 9m9.900s\n0m1.210s 0m0.080s\n", 1290],
  ["with minutes", "0m0.00s 0m0.00s\n2m3.50s 1m0.25s\n", 183_750],
  ["after a remark", "Segmentation fault\n0m0.010s 0m0.000s\n0m1.210s 0m0.080s\n", 1290],
  ["with more digits than are told", "0m0.000000s 0m0.000000s\n0m0.001400s 0m0.000200s\n", 2],
])("times %s", (_, report, cpuMs) => {
  expect(parseTimes(report)).toBe(cpuMs);
});

test.each([
  ["nothing", ""],
  ["one line", "0m0.010s 0m0.000s\n"],
  ["half a line", "0m0.010s 0m0.000s\n0m1.210s"],
  ["words", "user system\nmany few\n"],
  ["a number that is none", "0m0.010s 0m0.000s\n0m1.2.1s 0m0.000s\n"],
  ["a negative number", "0m0.010s 0m0.000s\n0m-1.210s 0m0.000s\n"],
])("%s is damaged", (_, report) => {
  expect(parseTimes(report)).toBeUndefined();
});
