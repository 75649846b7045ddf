import { expect, test } from "vitest";
import { type Grade, type GradeResult, scaleOf } from "../grades.ts";
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
const lines = (grades: readonly Grade[], platform?: "moodle") =>
  gradeTable(grades, { locale: "pt-BR", scale, platform }).slice(1).trimEnd().split("\r\n");

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
