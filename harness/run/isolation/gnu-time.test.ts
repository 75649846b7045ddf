import { expect, test } from "vitest";
import { parseTimeReport } from "./gnu-time.ts";

test.each([
  ["a report", "1.50 1.21 0.08 2436\n"],
  ["a report after bubblewrap's words", '{\n    "child-pid": 19556\n}\n1.50 1.21 0.08 2436\n'],
])("%s", (_, text) => {
  expect(parseTimeReport(text)).toEqual({
    wallMs: 1500,
    cpuMs: 1290,
    peakMemoryBytes: 2436 * 1024,
  });
});

test.each([
  ["nothing", ""],
  ["half a line", "1.50 1.2"],
  ["a line without its end", "1.50 1.21 0.08 2436"],
  ["two lines", "1.50 1.21 0.08 2436\n0.01 0.00 0.00 100\n"],
  ["two reports around bubblewrap's words", "1.50 1.21 0.08 2436\n{}\n0.01 0.00 0.00 100\n"],
  ["words", "Command terminated by signal 9\n1.50 1.21 0.08 2436\n"],
  ["numbers that are none", "1.50 -1.21 0.08 2436\n"],
  ["more CPU time than all processors have", "0.01 9999.00 0.00 2436\n"],
])("%s is damaged", (_, text) => {
  expect(parseTimeReport(text)).toBeUndefined();
});
