import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { zipOfFiles } from "../../testing/archives.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const PROGRAM = "console.log(3);\n";
const FIRST = ["Ana", "Bruno", "Caio", "Davi", "Eva", "Gil", "Iara", "João", "Lia", "Zoé"];
const LAST = ["Rocha", "Prado", "Sá", "Lima", "Reis", "Dias", "Melo", "Paz", "Cruz", "Luz", "Vaz", "Braga"];
const NAMES = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
const key = (at: number) => `${2026000 + at}`;

test("a class of 120 is shown on one screen: who is whose by which evidence, and what is to be settled", async () => {
  const handIns = NAMES.slice(0, 116).map((name, at) => {
    const file = `${name}_${key(at)}_assignsubmission_file_/main.js`;
    return [file, PROGRAM] as const;
  });
  const more = {
    [`${NAMES[116]!.split(" ").reverse().join(", ")}/main.js`]: PROGRAM,
    [`${NAMES[117]} (T1)/main.js`]: PROGRAM,
    [`${NAMES[117]} (1)/main.js`]: PROGRAM,
    "Rita Nunes/main.js": PROGRAM,
  };
  const files = Object.fromEntries([...handIns, ...Object.entries(more)]);
  const folder = folderWith({
    "turma/hand-ins/turma.zip": zipOfFiles(files),
    "turma/roster.csv": `key,name\n${NAMES.map((name, at) => `${key(at)},${name}\n`).join("")}`,
    "turma/grading.yaml": "problem: lost-knight\n",
  });
  const { exitCode, stdout } = await cavalo(folder, "class", "check", "turma");
  const lines = stdout.split("\n");
  expect(exitCode).toBe(1);
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(140);
  expect(lines[0]).toBe("turma/hand-ins: read as a class of Moodle, 120 hand-ins");
  expect(lines).toContain("By an id (116)");
  expect(stdout).toMatch(
    /By the words of the name \(1\)\n {2}Paz, Lia = Lia Paz\n|By the words of the name \(1\)\n {2}\S+, \S+ = /,
  );
  expect(stdout).toContain("Nobody on the list (1)\n  Rita Nunes\n");
  expect(stdout).toContain(`these seem to be of one person, ${NAMES[117]} (${key(117)}): `);
  expect(stdout).toContain(`match: { "${NAMES[117]} (1)": "${key(117)}" }`);
  expect(lines.at(-1)).toBe("120 people on the list: 117 with a hand-in, 3 without. 2 hand-ins to settle.");

  writeFileSync(
    path.join(folder, "turma", "grading.yaml"),
    `problem: lost-knight\nmatch: { "${NAMES[117]} (T1)": "${key(117)}", "${NAMES[117]} (1)": "${key(118)}" }\n`,
  );
  const settled = await cavalo(folder, "class", "check", "turma");
  expect(settled.exitCode).toBe(0);
  expect(settled.stdout).toContain("By your word in grading.yaml (2)");
});

test("words on whose a hand-in is that fit nobody are mistakes, with their places", async () => {
  const folder = folderWith({
    "turma/hand-ins/Ana/main.js": PROGRAM,
    "turma/roster.csv": "key,name\n1,Ana\n",
    "turma/grading.yaml": 'problem: lost-knight\nmatch:\n  Bia: "1"\n  Ana: "7"\n',
  });
  const { exitCode, stderr } = await cavalo(folder, "grade", "turma", "--trust-submissions");
  expect(exitCode).toBe(2);
  expect(stderr.split("\n")).toEqual([
    "turma/grading.yaml:3:3: no hand-in has the name Bia. `cavalo class check` shows all names",
    "turma/grading.yaml:4:3: nobody in the class has the key 7",
  ]);
});

test("a folder that can be read in two ways is a question, which an option answers", async () => {
  const folder = folderWith({
    "turma/manha/ana/main.js": PROGRAM,
    "turma/manha/bia/main.js": PROGRAM,
    "turma/noite/caio/main.js": PROGRAM,
    "turma/noite/davi/main.js": PROGRAM,
  });
  const asked = await cavalo(folder, "class", "check", "turma");
  expect([asked.exitCode, asked.stderr]).toEqual([
    2,
    "turma: there are several programs in manha, noite. If these folders are sections with a folder for each student, add --sections. If they are students with several programs, add --no-sections",
  ]);
  const sections = await cavalo(folder, "class", "check", "turma", "--sections");
  expect(sections.stdout).toContain("turma: 4 hand-ins in 2 sections: manha, noite\n");
  const students = await cavalo(folder, "class", "check", "turma", "--no-sections");
  expect(students.stdout).toContain("turma: 2 hand-ins\n");
});

const CASE = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");

const NAMED = ["Ana Rocha (T1)", "Bruno Prado (T1)", "EVA AM", "Eva AM (2)", "José", "José (2)"];

test("grade, report and the files of grades show the same rows, whoever is called like another", async () => {
  const folder = folderWith({
    "turma/grading.yaml": "problem: lost-knight\n",
    "turma/hand-ins/Ana Rocha (T1)/main.js": 'console.log("Em 3 movimentos.");\n',
    "turma/hand-ins/Bruno Prado (T1)/main.js": 'console.log("Em 4 movimentos.");\n',
    [`turma/hand-ins/${"José".normalize("NFC")}/main.js`]: 'console.log("Em 3 movimentos.");\n',
    [`turma/hand-ins/${"José".normalize("NFD")}/main.js`]: 'console.log("Em 4 movimentos.");\n',
    "turma/hand-ins/Eva AM/main.js": 'console.log("Em 3 movimentos.");\n',
    "turma/hand-ins/EVA AM/main.js": 'console.log("Em 4 movimentos.");\n',
  });
  const graded = await cavalo(
    folder,
    "grade",
    "turma",
    "--trust-submissions",
    "--no-adopt",
    "--cases",
    CASE,
    "--json",
  );
  expect(graded.exitCode).toBe(0);
  const out = path.join(folder, "turma", "report");
  const reported = await cavalo(folder, "report", "--out", out, "--json");
  const rowsIn = (text: string) =>
    (JSON.parse(text).submissions as { name: string; points: { earned: number } }[])
      .map(({ name, points }) => [name, points.earned > 0])
      .toSorted();
  expect(rowsIn(graded.stdout)).toHaveLength(6);
  expect(rowsIn(reported.stdout)).toEqual(rowsIn(graded.stdout));
  expect(
    rowsIn(graded.stdout)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(NAMED);
  const table = parse(readFileSync(path.join(out, "grades.csv")), { bom: true, columns: true });
  expect((table as Record<string, string>[]).map((row) => row["grade"]).toSorted()).toEqual([
    ...["0", "0", "0"],
    ...["10", "10", "10"],
  ]);
});
