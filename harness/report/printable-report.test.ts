import { expect, test } from "vitest";
import { printableParts } from "./printable-report.ts";

test("a file that a case is run with by hand keeps its lines, and shows what a terminal would obey", () => {
  const byHand = (text: string) => ({ byHand: { command: "./program", files: [{ name: "a.txt", text }] } });
  expect(printableParts(byHand("8 8\n1 1\n"))).toEqual(byHand("8 8\n1 1\n"));
  expect(printableParts(byHand("\u001b[31m"))).toEqual(byHand("\\u{1b}[31m"));
});

test("what a compiler said keeps its lines", () => {
  const said = { messages: "a.c:1: error\n1 error\u001b", place: { around: "1  int a\n2  int b" } };
  expect(printableParts(said)).toEqual({ ...said, messages: "a.c:1: error\n1 error\\u{1b}" });
});
