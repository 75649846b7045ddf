import { expect, test } from "vitest";
import { marked } from "../../testing/by-hand-lines.ts";
import { markedItems } from "../by-hand/marks.ts";
import type { GradeResult } from "../grade-result.ts";
import { type Grade, scaleOf } from "../grades.ts";
import type { RubricItem } from "../scheme.ts";
import { gradeTable } from "./grade-table.ts";

const grade = (
  key: string,
  name: string,
  changes: Partial<Grade["person"]> = {},
  result?: GradeResult,
): Grade => ({
  person: { key, name, ids: [], ...changes },
  submissions: [],
  programs: "",
  times: new Map(),
  result: result ?? { kind: "not-handed-in" },
});

const scale = scaleOf({});
const lines = (grades: readonly Grade[], platform?: "moodle", rubric: readonly RubricItem[] = []) =>
  gradeTable(grades, { locale: "pt-BR", scale, rubric, platform }).slice(1).trimEnd().split("\r\n");

test("keys are called after what they are, and the roster's stand beside those of the platform", () => {
  const [ana, bia] = [grade("901", "Ana", { rosterKey: "2026001" }), grade("902", "Bia")];
  const two = lines([ana, bia], "moodle").map((line) => line.split(";").slice(0, 3));
  expect(two).toEqual([
    ["id no Moodle", "matrícula", "nome"],
    ["901", "2026001", "Ana"],
    ["902", "", "Bia"],
  ]);
  expect(lines([bia], "moodle")[0]).toMatch(/^id no Moodle;nome;/);
  expect(lines([grade("1", "Ana", { rosterKey: "1" })])[0]).toMatch(/^matrícula;nome;/);
  expect(lines([grade("a@x.br", "Ana", { rosterKey: "a@x.br" })])[0]).toMatch(/^e-mail;nome;/);
  expect(lines([bia])[0]).toMatch(/^chave;nome;/);
});

test("rows are ordered as people order names", () => {
  const names = ["Zeca", "Érica", "Úrsula", "ana", "Célia", "Cauê", "Aluno 10", "Aluno 9"];
  expect(
    lines(names.map((name) => grade(name, name)))
      .slice(1)
      .map((line) => line.split(";")[1]),
  ).toEqual(["Aluno 9", "Aluno 10", "ana", "Cauê", "Célia", "Érica", "Úrsula", "Zeca"]);
});

test("the raw grade explains the final one, and adjustments are numbers", () => {
  const shown = (raw: number, final: number, points?: number) => {
    const adjustments = points === undefined ? [] : [{ points, reason: "x" }];
    const row = lines([grade("1", "Ana", {}, { kind: "graded", raw, final, adjustments })])[1]!;
    return row.split(";").slice(3, 7);
  };
  expect(shown(1.1469, 1.1)).toEqual(["1,147", "", "", "1,1"]);
  expect(shown(2 / 3, 0.7)).toEqual(["0,67", "", "", "0,7"]);
  expect(shown(4.1469, 1.1, -3)).toEqual(["4,147", "", "-3", "1,1"]);
});

test("each item of the rubric has a column, with the points that are not open, and no title is a formula", () => {
  const rubric = [
    { item: "style", title: "=Estilo", most: 2 },
    { item: "oral", title: "Oral", most: 1 },
  ];
  const items = markedItems(rubric, [marked("style", 1.5)], "p1");
  const result: GradeResult = {
    ...{ kind: "to-mark", adjustments: [] },
    rubric: { programs: 7, most: 7, items },
  };
  expect(lines([grade("1", "Ana", {}, result)], undefined, rubric)).toEqual([
    "chave;nome;grupo;'=Estilo;Oral;nota bruta;atraso (%);ajustes;nota;observação",
    "1;Ana;;1,5;;;;;;falta a rubrica",
  ]);
});
