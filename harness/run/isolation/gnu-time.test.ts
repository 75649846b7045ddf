import { expect, test } from "vitest";
import { parseTimeReport, withoutTimeReport } from "./gnu-time.ts";

test.each([
  ["a report", "1.50 1.21 0.08 2436\n"],
  ["a report after other words", "bwrap: a warning\n1.50 1.21 0.08 2436\n"],
])("%s", (_, words) => {
  expect(parseTimeReport(words)).toEqual({
    wallMs: 1500,
    cpuMs: 1290,
    peakMemoryBytes: 2436 * 1024,
  });
});

test.each([
  ["nothing", ""],
  ["half a line", "1.50 1.2"],
  ["a line without its end", "1.50 1.21 0.08 2436"],
  ["a report before other words", "1.50 1.21 0.08 2436\nbwrap: an error\n"],
  ["numbers that are none", "1.50 -1.21 0.08 2436\n"],
  ["more CPU time than all processors have", "0.01 9999.00 0.00 2436\n"],
])("%s is damaged", (_, words) => {
  expect(parseTimeReport(words)).toBeUndefined();
});

test("other words without the report", () => {
  expect(withoutTimeReport("bwrap: an error\n1.50 1.21 0.08 2436\n")).toBe("bwrap: an error");
});
