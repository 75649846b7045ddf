import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { bundledCases, STUDENTS, simulatedRecord } from "../bench/simulated-class.ts";
import type { Finding } from "../finding/index.ts";
import { tell } from "./tell.ts";
import { terminalReport } from "./terminal.ts";

const pdf = () => ({
  verdict: "SK" as const,
  finding: { kind: "no-source", instead: { what: "document", file: "relatorio.pdf" } } as Finding,
});
const people = Array.from({ length: 30 }, (_, at) => `João da Silva ${at + 1}`);
const record = simulatedRecord(bundledCases("lost-knight", 12), {
  ...Object.fromEntries(people.map((name) => [name, pdf])),
  "lost-knight/bia-com-um-nome-longo": STUDENTS.noWrap,
  "lost-knight/caio": STUDENTS.noWrap,
});
const report = { ...tell(record, "pt-BR"), timeFactor: 1.2 };
const linesAt = (columns: number | undefined) =>
  terminalReport(report, { columns, unicode: true }).split("\n");

describe.each([80, 120])("at %d columns", (columns) => {
  const lines = linesAt(columns);

  test("no line is longer, and none is broken within a word", () => {
    expect(lines.filter((line) => stringWidth(line) > columns)).toEqual([]);
    const words = new Set(linesAt(10_000).flatMap((line) => line.split(/\s+/)));
    const broken = lines.flatMap((line) => line.split(/\s+/)).filter((word) => !words.has(word));
    expect(broken.filter((word) => !word.endsWith("…"))).toEqual([]);
  });

  test("a finding is told up to its noun, and names do not repeat their problem", () => {
    const row = lines.findIndex((line) => line.startsWith("João da Silva 2 "));
    expect(`${lines[row]} ${lines[row + 1]}`).toContain("relatorio.pdf");
    expect(lines.filter((line) => line.includes("lost-knight/"))).toEqual([]);
  });

  test("of many names the first are told, and how many there are more", () => {
    expect(lines.find((line) => /^ +João da Silva 1, /.test(line))).toMatch(/ e mais \d+$/);
  });
});

test("limits and isolation stand before the table, and what is left to do behind it", () => {
  const lines = linesAt(undefined);
  const at = (text: string) => lines.findIndex((line) => line.startsWith(text));
  const places = ["32 programas", "Isolamento", "O cavalo perdido", "média", "Olhe estes primeiro"].map(at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
