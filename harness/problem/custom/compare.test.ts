import { expect, test } from "vitest";
import type { Answering } from "../../case/custom/schema.ts";
import { filledLines } from "./compare/comparison.ts";
import { COMPARISONS } from "./compare/index.ts";

const compare = ({ kind, ...rules }: Answering, expected: string, printed: string) =>
  COMPARISONS[kind]({ expected, printed, rules });

test.each<[what: string, rules: Answering, expected: string, printed: string]>([
  ["a number in a sentence", { kind: "number" }, "5", "Enter n: the answer is 5.\n"],
  ["a number below others", { kind: "number" }, "-3", "Case 1\n-3\n"],
  ["a number within its tolerance", { kind: "number", tolerance: 1e-3 }, "3.1415", "3.142\n"],
  ["a large number within a relative tolerance", { kind: "number", tolerance: 1e-6 }, "1000000", "1000000.5"],
  ["a decimal comma", { kind: "number", tolerance: 0.01 }, "2.5", "média: 2,5"],
  ["numbers in any lines", { kind: "numbers" }, "1 2 3", "1\n2 3\n"],
  [
    "the last number of each sentence, and no square",
    { kind: "numbers" },
    "2 4",
    "To get from e2 to e4 takes 2 knight moves.\nCase 2 of 2: a1 to b2 takes 4 knight moves.\n",
  ],
  ["the last line", { kind: "line" }, "yes", "Searching ...\nYES \n\n"],
  ["a text with other white space", { kind: "text" }, "a b\nc", "a  b c\n"],
  ["a text with numbers within a tolerance", { kind: "text", tolerance: 0.1 }, "x 1.0", "x 1.05"],
  ["an exact text without its last newline", { kind: "text", space: "exact" }, "a  b\n", "a  b"],
  ["a grid among remarks", { kind: "grid" }, "1 2\n3 4", "The board:\n1 2\n3 4\n"],
  ["the last of two grids", { kind: "grid" }, "1 2\n3 4", "0 0\n0 0\n1 2\n3 4\n"],
  ["squares by name", { kind: "squares" }, "a1 b3", "A1 -> b3\n"],
  ["squares by row and column", { kind: "squares" }, "(0, 1) (2, 2)", "(0,1)\n[2 2]\n"],
])("%s is right", (_, rules, expected, printed) => {
  expect(compare(rules, expected, printed)).toBeUndefined();
});

test.each<[what: string, rules: Answering, expected: string, printed: string, difference: object]>([
  ["another number", { kind: "number" }, "5", "n = 5\n6", { found: "6", line: 2 }],
  ["no number", { kind: "number" }, "5", "five", { kind: "other-count", found: 0 }],
  ["a number far off", { kind: "number", tolerance: 1e-6 }, "3", "3.1", { expected: "3", found: "3.1" }],
  ["another number of a list", { kind: "numbers" }, "1 2 3", "1 5 3", { position: 2, found: "5" }],
  ["two numbers in brackets", { kind: "numbers" }, "1 2", "[1,3]", { position: 2, found: "3" }],
  [
    "the last number of a sentence",
    { kind: "numbers" },
    "7 8",
    "caso 1: 7\ncaso 2: 9",
    { line: 2, isLast: true },
  ],
  ["too few numbers", { kind: "numbers" }, "1 2 3", "1 2", { kind: "other-count", expected: 3, found: 2 }],
  ["too many numbers", { kind: "numbers" }, "1 2", "1 2 3", { kind: "other-count", found: 3 }],
  ["another line", { kind: "line" }, "yes", "yes\nno", { expected: "yes", found: "no", line: 2 }],
  ["another letter case", { kind: "line", case: "exact" }, "yes", "Yes", { found: "Yes" }],
  ["another word", { kind: "text" }, "a b c", "a\nx c", { position: 2, line: 2, found: "x" }],
  ["a word too many", { kind: "text" }, "a", "a b", { kind: "other-count", found: 2 }],
  ["other white space", { kind: "text", space: "exact" }, "a b", "a  b", { line: 1 }],
  ["a line too few", { kind: "text", space: "exact" }, "a\nb", "a", { unit: "lines", found: 1 }],
  ["another value of a grid", { kind: "grid" }, "1 2\n3 4", "1 2\n3 5", { position: 2, line: 2 }],
  ["a short row", { kind: "grid" }, "1 2\n3 4", "1 2\n3", { kind: "other-count", line: 2, found: 1 }],
  ["another square", { kind: "squares" }, "a1 b3", "a1 c2", { position: 2, found: "c2" }],
  ["a square too few", { kind: "squares" }, "a1 b3", "a1", { kind: "other-count", found: 1 }],
])("%s is told", (_, rules, expected, printed, difference) => {
  expect(compare(rules, expected, printed)).toMatchObject(difference);
});

const numbersFor = (stdin: string, expected: string, printed: string) =>
  COMPARISONS.numbers({ expected, printed, rules: {}, input: filledLines(stdin) });

test("the line of the input that a wrong value belongs to is told", () => {
  expect(numbersFor("a1 t20\nt1 a20\n", "14 14", "14\n11\n")).toMatchObject({
    position: 2,
    asked: { line: 2, quote: "t1 a20" },
  });
  expect(numbersFor("2\n\na1 t20\nt1 a20\n", "14 14", "13\n14\n")).toMatchObject({
    asked: { line: 3, quote: "a1 t20" },
  });
});

test.each([
  ["a line too many", "8\na1 t20\nt1 a20\n", "14 14"],
  ["a line too few", "a1 t20\n", "14 14"],
  ["one answer", "a1 t20\n", "14"],
  ["no input", "", "14 14"],
])("where lines and values are not one for one, none is: %s", (_, stdin, expected) => {
  const difference = numbersFor(stdin, expected, expected.replace("14", "13"));
  expect(difference?.kind).toBe("other-value");
  expect(difference).not.toHaveProperty("asked");
});
