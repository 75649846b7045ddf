import fc from "fast-check";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { seedForTest } from "../../testing/seed.ts";
import { joinCells, splitCells } from "./cells.ts";
import { type DecimalSign, numberIn, signsIn } from "./number.ts";
import { readSheet } from "./sheet.ts";

test.each<[string, number | undefined, number | undefined]>([
  ["1.000,00", undefined, 1000],
  ["1,000.00", 1000, undefined],
  ["100,00", undefined, 100],
  ["100.00", 100, undefined],
  ["1 000,00", undefined, 1000],
  ["1\u00a0000,00", undefined, 1000],
  ["1'000.00", 1000, undefined],
  ["1.000", 1, 1000],
  ["1.000.000", undefined, 1_000_000],
  ["-7,5", undefined, -7.5],
  ["10", 10, 10],
  ["", undefined, undefined],
  ["NaN", undefined, undefined],
  ["1e3", undefined, undefined],
  ["12.34.56", undefined, undefined],
  ["EX", undefined, undefined],
])("%s is %s with a point before the decimals, and %s with a comma", (text, point, comma) => {
  expect([numberIn(text, "."), numberIn(text, ",")]).toEqual([point, comma]);
});

test.each<[readonly string[], readonly DecimalSign[]]>([
  [["1.000", "7,5"], [","]],
  [["1.000", "7.5"], ["."]],
  [
    ["1.000", "10"],
    [".", ","],
  ],
  [["7.5", "7,5"], []],
])("the numbers %j have the signs %j", (texts, signs) => {
  expect(signsIn(texts)).toEqual(signs);
});

test("the sign between the columns is the one that splits all lines alike", () => {
  const read = (text: string) => readSheet(`${folderWith({ "t.csv": text })}/t.csv`);
  expect(read("Nome, completo;Nota\nSouza, Ana;7,5\n").rows[0]?.cells).toEqual(["Souza, Ana", "7,5"]);
  expect(read('a,b\n"x;y;z",1\n').rows[0]?.cells).toEqual(["x;y;z", "1"]);
  expect(read("Nome\nAna\n").rows[0]?.cells).toEqual(["Ana"]);
});

test("raw cells joined again are the file, whatever it holds", () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "é", " ", ".") }),
    fc.string({ unit: fc.constantFrom("a", ",", "\n", '""') }).map((text) => `"${text}"`),
  );
  const line = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(","));
  const end = fc.constantFrom("\r\n", "\n", "\r");
  const delimiter = fc.constantFrom(",", ";", "\t");
  fc.assert(
    fc.property(fc.array(line), end, delimiter, (lines, eol, sign) => {
      const text = lines.join(eol);
      expect(joinCells(splitCells(text, sign), sign)).toBe(text);
    }),
    { seed: seedForTest() },
  );
});

test("a cell may be as long as a student's text", () => {
  const cell = `"${"a\n".repeat(2e5)}"`;
  expect(splitCells(`${cell},x\n`, ",").map(({ cells }) => cells.length)).toEqual([2]);
  expect(splitCells(`${cell.slice(0, -1)}`, ",").length).toBe(2e5);
});
