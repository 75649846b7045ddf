import { expect, test } from "vitest";
import { inEach } from "../base/sentence.ts";
import { ATTACKS } from "./attacks/index.ts";
import type { Result } from "./battery.ts";
import { attackTable } from "./table.ts";

const results = ATTACKS.map(
  (attack): Result => ({
    attack,
    kind: "skipped",
    reason: { ...inEach(() => "not tried"), "pt-BR": "não tentado" },
  }),
);

test.each(["en", "pt-BR"] as const)("rows that are shown one by one are one table: %s", (locale) => {
  const table = attackTable({ level: "B", locale });
  const shown = table.head + results.map(table.row).join("") + table.foot(results);
  const lines = shown.split("\n").filter((line) => /^[┌│├└]/.test(line));
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  const borders = lines.filter((line) => !line.startsWith("│"));
  expect(borders.map((line) => line.split(/[┬┼┴]/).length)).toEqual([6, 6, 6]);
  for (const { name } of ATTACKS) expect(shown).toContain(name.split(" ")[0]);
});
