import { expect, test } from "vitest";
import type { CustomCase } from "../../case/custom/case.ts";
import { loadCases } from "../../problem/load.ts";
import { customProblem } from "../../testing/custom-problems.ts";
import { folderWith } from "../../testing/folders.ts";
import { derivedMutants } from "./derived.ts";

/** The changed lines of the wrong programs that are made of a reference. */
function changesOf(file: string, source: string): string[] {
  const files = { [`reference/${file}`]: source };
  const folder = folderWith(customProblem("answer: line\nreference: reference", { files }));
  const [asked] = loadCases({ files: folder });
  return derivedMutants(asked as CustomCase).map(({ source: { text } }) => {
    return text.split("\n").filter((line, at) => line !== source.split("\n")[at])[0]!;
  });
}

test("numbers are changed by one, comparisons at their border, operators into others", () => {
  expect(changesOf("main.py", "for i in range(8):\n    if i >= n and not seen:\n")).toEqual([
    "for i in range(9):",
    "for i in range(7):",
    "    if i > n and not seen:",
    "    if i >= n or not seen:",
  ]);
});

test("comments, texts, names and types are left as they are", () => {
  const source = `#include <a4.h>
/* 1 < 2
   3 */
std::vector<int> a1; // 1 + 1
printf("%d 5 + 5\\n", *p++, 0x1F, 1.5, '7');
`;
  expect(changesOf("main.cpp", source)).toEqual([]);
});

test("a language that cannot be changed gives no wrong programs", () => {
  expect(changesOf("main.hs", "main = print (1 + 1)\n")).toEqual([]);
});

test("a long reference gives at most sixty, from all of its lines", () => {
  const lines = Array.from({ length: 100 }, (_, at) => `let v${at} = ${at};`);
  const changed = changesOf("main.js", lines.join("\n"));
  expect(changed.length).toBeLessThanOrEqual(60);
  expect(changed.at(-1)).toMatch(/^let v9\d/);
});
