import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

/** A class with one student and a case of its own. */
const classWith = (student: string) => ({
  "grading.yaml": "problem: lost-knight\n",
  [`hand-ins/${student}/main.js`]: "console.log('9')",
  "cases/problem.yaml": "problem: lost-knight\ntitle: boards\n",
  "cases/near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ...\n    ..S\n",
});

const below = (name: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]));

/** Two class folders, of which the first was graded. */
async function twoClasses() {
  const folder = folderWith({ ...below("turma", classWith("ana")), ...below("outra", classWith("bia")) });
  await cavalo(folder, "grade", "turma", "--trust-submissions", "--no-adopt", "--cases", "turma/cases");
  return folder;
}

test("a command knows the class around, the only one that was graded here, and one named by its folder or report", async () => {
  const folder = await twoClasses();
  const places = [
    ["turma"],
    ["turma/hand-ins/ana"],
    ["."],
    [".", "--out", "turma"],
    [".", "--out", "turma/report"],
  ];
  for (const [place = "", ...words] of places) {
    const shown = await cavalo(path.join(folder, place), "show", "ana", "near", ...words);
    expect(shown).toMatchObject({ exitCode: 0, stderr: "" });
    expect(shown.stdout).toContain("lost-knight/near: near");
    expect(shown.stdout).toContain("By hand:");
    expect(shown.stdout).not.toContain("--cases");
  }
  for (const words of [["report", "turma"], ["diff", "turma"], ["close", "turma"], ["report"]])
    expect(await cavalo(folder, ...words)).toMatchObject({ exitCode: 0, stderr: "" });
  expect((await cavalo(folder, "diff", "turma")).stdout).toContain("the closing of");
  const again = [
    "grade",
    "--again",
    "ana",
    "near",
    "--trust-submissions",
    "--no-adopt",
    "--cases",
    "turma/cases",
  ];
  const graded = (await cavalo(folder, ...again)).stdout;
  expect(graded).toContain("1 submission, 1 case");
  expect(graded.split("\n").at(-1)).toMatch(/ {2}0 points {2}1 WA {2}program /);
  expect(await cavalo(folder, "close", "turma", "--out", "turma")).toMatchObject({
    exitCode: 2,
    stderr: "the class is named twice, as turma and by --out turma",
  });
});

test("of several classes none is guessed", async () => {
  const folder = await twoClasses();
  const report = path.join(folder, "turma", "report");
  cpSync(report, path.join(folder, "reports", "latest"), { recursive: true });
  expect(await cavalo(folder, "close")).toMatchObject({
    exitCode: 2,
    stderr: "several classes are here. Name one with --out: turma, reports/latest",
  });
  expect((await cavalo(path.join(folder, "outra"), "close")).stderr).toBe(
    "report: no class was graded into this folder",
  );
});
