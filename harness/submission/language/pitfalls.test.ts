import { expect, test } from "vitest";
import { languageOf } from "../find/tree/sources.ts";
import { pitfallIn } from "./pitfalls.ts";

const found = (path: string, text: string) => pitfallIn([{ path, text }], languageOf(path)!);

test.each([
  ["a.py", "x = 1\nvisited = [[False] * columns] * rows\n", "rows-are-one", 2],
  ["a.py", "board = [[0] * 8] * 8", "rows-are-one", 1],
  ["a.js", "\n\nconst seen = new Array(rows).fill(new Array(columns).fill(false));", "rows-are-one", 3],
  ["a.js", "let grid = Array(8).fill([]);", "rows-are-one", 1],
  ["a.js", "next.sort((a, b) => a.degree < b.degree);", "comparator-of-truths", 1],
  ["a.js", "next.sort(function (a, b) { return degree(a) > degree(b); });", "comparator-of-truths", 1],
])("in %s, %j is %s on line %i", (path, text, pitfall, line) => {
  expect(found(path, text)).toMatchObject({ pitfall, line });
});

test.each([
  ["a.py", "visited = [[False] * columns for _ in range(rows)]"],
  ["a.py", "# visited = [[False] * columns] * rows"],
  ["a.py", "row = [0] * columns"],
  ["a.js", "const seen = Array.from({ length: rows }, () => new Array(columns).fill(false));"],
  ["a.js", "const seen = new Array(rows).fill().map(() => new Array(columns).fill(0));"],
  ["a.js", "next.sort((a, b) => a.degree - b.degree);"],
  ["a.js", "next.sort((a, b) => (a.degree < b.degree ? -1 : 1));"],
  ["a.js", "// seen.fill([])"],
  ["a.c", "int visited[8][8] = {0};"],
])("in %s, nothing is said of %j", (path, text) => {
  expect(found(path, text)).toBeUndefined();
});

test("a source of a megabyte of anything is looked through", () => {
  for (const part of ["[", "[[", "[[0] ", ".fill(", ".sort((a, b) => ", "a ", "// ", "\n"])
    expect(() => ["a.py", "a.js"].map((path) => found(path, part.repeat(1e6 / part.length)))).not.toThrow();
});
