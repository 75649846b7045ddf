import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { csvForPeople } from "./csv-for-people.ts";

test("a table opens in the spreadsheets of each language, and numbers stay numbers", () => {
  const rows = [["José", -3, 1.5, undefined]];
  expect(csvForPeople(rows, "en")).toBe("\ufeffJosé,-3,1.5,\r\n");
  expect(csvForPeople(rows, "pt-BR")).toBe("\ufeffJosé;-3;1,5;\r\n");
});

test("no text begins a formula, and only those that would are changed", () => {
  const text = fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "＝", "\t", "\r", "\n", " ", "1", "é"),
  });
  fc.assert(
    fc.property(text, (name) => {
      const [[cell = ""] = []] = parse(csvForPeople([[name, "x"]], "en"), { bom: true }) as string[][];
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      expect(cell).not.toMatch(/^[\t\r]/);
      const isFormula = /^[=+\-@＝＋－＠]/.test(name.trimStart()) || /^[\t\r]/.test(name);
      expect(cell).toBe(isFormula ? `'${name}` : name);
    }),
    { seed: seedForTest() },
  );
});
