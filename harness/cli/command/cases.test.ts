import { expect, test } from "vitest";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const CASES = {
  "cases/problem.yaml": "problem: lost-knight\ntitle: boards\npoints: 2\n",
  "cases/near.yaml": "title: { en: Near, pt-BR: Perto }\nboard:\n  text: |\n    C..\n    ...\n    ..S\n",
  "cases/far.yaml":
    "title: { en: Far, pt-BR: Longe }\nvisibility: hidden\nboard:\n  text: |\n    C...\n    .x..\n    ....\n    ...S\n",
};

test("cases are listed with what students see of them, in the user's language", async () => {
  const folder = folderWith(CASES);
  expect((await cavalo(folder, "cases", "--cases", "cases", "--lang", "pt-BR")).stdout.split("\n")).toEqual([
    "lost-knight: 2 casos, 4 pontos",
    "caso  tamanho  pontos  alunos veem  título",
    "near  3 x 3         2  tudo         Perto",
    "far   4 x 4         2  nada         Longe",
  ]);
});

test("cases that are worth points together are listed with their groups", async () => {
  const groups = "groups:\n  one: { points: 3, award: all }\n  two: { points: 1 }\n";
  const folder = folderWith({
    "cases/problem.yaml": `${CASES["cases/problem.yaml"]}${groups}`,
    "cases/near.yaml": `group: one\n${CASES["cases/near.yaml"]}`,
    "cases/far.yaml": `group: two\n${CASES["cases/far.yaml"]}`,
  });
  expect((await cavalo(folder, "cases", "--cases", "cases")).stdout.split("\n")).toEqual([
    "lost-knight: 2 cases, 4 points",
    "case  size   points  points with           students see  title",
    "near  3 x 3       3  one (all or nothing)  all           Near",
    "far   4 x 4       1  two                   nothing       Far",
  ]);
  const { cases } = JSON.parse((await cavalo(folder, "cases", "--json", "--cases", "cases")).stdout);
  expect(cases).toMatchObject([
    { pointsWith: { group: "one", award: "all" } },
    { pointsWith: { group: "two" } },
  ]);
});

test("in a class its own cases are listed, too, with groups and weights, and a case in two groups is told", async () => {
  const folder = folderWith({
    ...CASES,
    "hand-ins/ana/main.js": "console.log('9')",
    "grading.yaml": [
      "problem: lost-knight",
      "problems:",
      "  lost-knight:",
      "    groups:",
      "      - { cases: near, weight: 3 }",
      "      - { cases: [ne*, tiny-3x3], weight: 7 }",
      "bonus:",
      "  - { cases: far, points: 1 }",
      "",
    ].join("\n"),
  });
  const { stdout } = await cavalo(folder, "cases");
  expect(stdout).toMatch(/^near +3 x 3 +2 +all +near \(3\) \+ ne\*, tiny-3x3 \(7\) +Near$/m);
  expect(stdout).toMatch(/^far +4 x 4 +2 +nothing +bonus +Far$/m);
  expect(stdout).toMatch(/^maze .* none, does not count /m);
  const { cases } = JSON.parse((await cavalo(folder, "cases", "--json", "--cases", "cases")).stdout);
  expect(cases).toMatchObject([{ name: "near", groups: [{ weight: 3 }, { weight: 7 }] }, { bonus: true }]);
  const { stderr } = await cavalo(folder, "grade", "--dry-run", "--trust-submissions");
  expect(stderr).toContain(
    "grading.yaml:6:11: near: in 2 groups, and counted in each of them: [near] [ne*, tiny-3x3]",
  );
});

test("a folder that is named must be that of a class", async () => {
  const { exitCode, stderr } = await cavalo(folderWith(CASES), "cases", "turma");
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: "turma: this is not the folder of a class" });
});
