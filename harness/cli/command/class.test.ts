import { existsSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { casesAlone } from "../../testing/cases-alone.ts";
import { cavalo as cavaloApart, cavaloWith, cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { gradedFrom } from "../../testing/graded-class.ts";
import { KINDS_OF_HAND_INS, madeClass } from "../../testing/made-class.ts";
import { packageWithout } from "../../testing/older-package.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const CASES = casesAlone("tiny-3x3");
const CASE = path.join(CASES, "tiny-3x3.yaml");
const LOOK = "a conferir";
/** Grades of the kinds of hand-ins, in their order. */
const GRADES = ["10", "0", "10", "10", "10", "10", "10", "10", "10", "10", LOOK, LOOK, LOOK, LOOK];

test("the same class has the same grades from several platforms, one row a student", async () => {
  const students = await madeClass(KINDS_OF_HAND_INS);
  const { compare } = new Intl.Collator("pt-BR");
  const graded = students.map(({ name }, at) => [name, GRADES[at]] as const);
  // The soak has all of them.
  const platforms = ["Moodle with folders", "Canvas"];
  const tables = await gradedFrom(platforms, students, { command: cavalo, cases: CASES });
  for (const [platform, rows] of tables)
    expect(
      rows.map((row) => [row["nome"], row["nota"] || row["observação"]]),
      platform,
    ).toEqual(graded.toSorted(([a], [b]) => compare(a, b)));
  expect(tables.size).toBe(platforms.length);
});

const PROGRAM = 'console.log("Em 3 movimentos.");\n';
const FOLDERS = {
  "hand-ins/Ana Souza_101_assignsubmission_file_/main.js": PROGRAM,
  "hand-ins/Bia Lima_102_assignsubmission_file_/main.js": 'console.log("Em 4 movimentos.");\n',
  "hand-ins/Caio Reis_103_assignsubmission_file_/leia.txt": "oi",
};
const WORKSHEET = [
  '\ufeffIdentificador,"Nome completo",Nota,"Nota máxima","Última modificação (envio)","Comentários de feedback"',
  'Participante101,"Ana Souza",,"10,00","quinta-feira, 1 out. 2026, 21:51",',
  'Participante102,"Bia Lima",,"10,00","quinta-feira, 1 out. 2026, 21:51",',
  'Participante103,"Caio Reis",,"10,00","quinta-feira, 1 out. 2026, 21:51",',
  'Participante104,"Davi Sá",,"10,00",-,',
  "",
].join("\r\n");
const SCHEME = `late: { due: "2026-10-01 12:00", percentPerDay: 10 }
adjustments:
  - { student: "102", points: 1.5, reason: apresentou em aula }
`;

const grade = (folder: string, ...options: string[]) =>
  cavalo(
    folder,
    "grade",
    ".",
    "--problem",
    "lost-knight",
    "--trust-submissions",
    "--no-adopt",
    "--cases",
    CASE,
    ...options,
  );

test("the gradebook is filled beside the given one, and the end says what to do next", async () => {
  const folder = folderWith({ ...FOLDERS, "gradebook.csv": WORKSHEET, "grading.yaml": SCHEME });
  const { exitCode, stdout } = await grade(folder, "--lang", "pt-BR");
  expect(exitCode).toBe(0);
  const filled = readFileSync(path.join(folder, "gradebook-filled.csv"), "utf8");
  const late = "1 dia de atraso: -10 %.";
  expect(filled.split("\r\n").slice(1, 5)).toEqual([
    `Participante101,"Ana Souza",9,"10,00","quinta-feira, 1 out. 2026, 21:51","Nota 9 de 10. 10 antes dos descontos e ajustes. ${late}"`,
    `Participante102,"Bia Lima","1,5","10,00","quinta-feira, 1 out. 2026, 21:51","Nota 1,5 de 10. 0 antes dos descontos e ajustes. ${late} +1,5: apresentou em aula."`,
    ...WORKSHEET.split("\r\n").slice(3, 5),
  ]);
  expect(readFileSync(path.join(folder, "gradebook.csv"), "utf8")).toBe(WORKSHEET);
  expect(stdout).toContain("2 notas, 1 a conferir, 1 sem entrega.");
  expect(stdout).toContain("Confira estes, cujas notas ficaram em branco: Caio Reis.");
  expect(stdout).toContain("Sem entrega: Davi Sá.");
  expect(stdout).toMatch(/Agora, no Moodle: .*gradebook-filled\.csv.*feedback\.zip/);
});

test("a grade that somebody gave is kept and told, until grading.yaml says to overwrite it", async () => {
  const given = WORKSHEET.replace('"Ana Souza",,', '"Ana Souza","7,50",');
  const folder = folderWith({ ...FOLDERS, "gradebook.csv": given, "grading.yaml": SCHEME });
  const lineOfAna = () => readFileSync(path.join(folder, "gradebook-filled.csv"), "utf8").split("\r\n")[1];
  const kept = await grade(folder, "--lang", "pt-BR");
  expect(kept.stdout).toContain(
    'Estes já têm outra nota ou comentário na planilha, que foi mantido: Ana Souza. Para trocar, escreva "gradebook: overwrite" em grading.yaml.',
  );
  expect(lineOfAna()).toBe(given.split("\r\n")[1]);
  writeFileSync(path.join(folder, "grading.yaml"), `${SCHEME}gradebook: overwrite\n`);
  const overwritten = await grade(folder, "--lang", "pt-BR");
  expect(overwritten.stdout).not.toContain("Ana Souza. Para trocar");
  expect(lineOfAna()).toContain('"Ana Souza",9,"10,00"');
});

test("the pages for the platform are made anew only if something in them may differ", async () => {
  const folder = folderWith({ ...FOLDERS, "gradebook.csv": WORKSHEET, "grading.yaml": SCHEME });
  const pages = path.join(folder, "report", "feedback.zip");
  const isKept = async () => {
    const old = new Date(2026, 0, 1);
    utimesSync(pages, old, old);
    await grade(folder);
    return statSync(pages).mtimeMs === old.getTime();
  };
  await grade(folder);
  expect(await isKept()).toBe(true);
  writeFileSync(path.join(folder, "grading.yaml"), SCHEME.replace("percentPerDay: 10", "percentPerDay: 20"));
  expect(await isKept()).toBe(false);
  truncateSync(pages, 100);
  expect(await isKept()).toBe(false);
});

test("a changed limit shows per student after a regrade, and adjustments stay", async () => {
  const board = readFileSync(CASE, "utf8").replace(/^group:.*\n/m, "");
  const folder = folderWith({
    "hand-ins/101/main.js": PROGRAM,
    "hand-ins/102/main.js": `console.log("Tabuleiro: " + "x".repeat(900));\n${PROGRAM}`,
    "own/problem.yaml": "problem: lost-knight\ntitle: Toro\npoints: 2\n",
    "own/torus.yaml": board,
    "grading.yaml": SCHEME,
  });
  const regrade = async () => {
    const options = ["--trust-submissions", "--no-adopt", "--cases", "own"];
    expect(await cavalo(folder, "grade", ".", "--problem", "lost-knight", ...options)).toMatchObject({
      exitCode: 0,
    });
    const table = readFileSync(path.join(folder, "report", "grades.csv"), "utf8");
    return parse(table, { columns: true, bom: true }) as Record<string, string>[];
  };
  const gradesOf = (rows: Record<string, string>[]) => rows.map((row) => [row["adjustments"], row["grade"]]);
  expect(gradesOf(await regrade())).toEqual([
    ["", "10"],
    ["1.5", "10"],
  ]);
  writeFileSync(path.join(folder, "own", "torus.yaml"), `${board}limits: { outputBytes: 500 }\n`);
  expect(gradesOf(await regrade())).toEqual([
    ["", "10"],
    ["1.5", "1.5"],
  ]);
  const { stdout } = await cavalo(folder, "diff", "--json", "--out", "report");
  expect(JSON.parse(stdout).changes).toMatchObject([
    { student: "102", before: 2, after: 0, cases: [{ before: "AC", after: "OLE", reasons: ["limits"] }] },
  ]);
});

test("a mended reader shows per student after a regrade, and adjustments stay", async () => {
  const folder = folderWith({
    "hand-ins/101/main.js": PROGRAM,
    "hand-ins/102/main.js": 'console.log("Chegou em 1 cavalo e 3 pulos.");\n',
    "grading.yaml": SCHEME,
  });
  const gradesBy = async (command: typeof cavaloApart) => {
    const options = ["--trust-submissions", "--no-adopt", "--cases", CASES];
    await command(folder, "grade", ".", "--problem", "lost-knight", ...options);
    const table = readFileSync(path.join(folder, "report", "grades.csv"), "utf8");
    const rows = parse(table, { columns: true, bom: true }) as Record<string, string>[];
    return rows.map((row) => [row["adjustments"], row["grade"]]);
  };
  expect(await gradesBy(cavaloWith({}, packageWithout(/ pulos?,/g)))).toEqual([
    ["", "10"],
    ["1.5", "1.5"],
  ]);
  expect(await gradesBy(cavaloApart)).toEqual([
    ["", "10"],
    ["1.5", "10"],
  ]);
  const { stdout } = await cavalo(folder, "diff", "--json", "--out", "report");
  expect(JSON.parse(stdout).changes).toMatchObject([
    { student: "102", before: 0, cases: [{ after: "AC", reasons: ["judging"] }] },
  ]);
});

test("--anonymous shows pseudonyms, the same each time, and the key in a file of its own", async () => {
  const folder = folderWith({
    ...FOLDERS,
    "gradebook.csv": WORKSHEET,
    "grading.yaml": "problem: lost-knight\n",
  });
  const shown = async () => {
    const { stdout } = await grade(folder, "--anonymous");
    const texts = ["report.json", "grades.csv"].map((name) =>
      readFileSync(path.join(folder, "report", name), "utf8"),
    );
    return [stdout, ...texts];
  };
  const first = await shown();
  for (const text of first) expect(text).not.toMatch(/Ana|Bia|Caio|Davi/);
  expect(first[2]).not.toMatch(/\b10[1-4]\b/);
  const { students } = JSON.parse(readFileSync(path.join(folder, "report", "pseudonyms.json"), "utf8"));
  const names = Object.entries<{ name: string }>(students).map(([pseudonym, { name }]) => [name, pseudonym]);
  expect(names.map(([name]) => name).sort()).toEqual(["Ana Souza", "Bia Lima", "Caio Reis", "Davi Sá"]);
  for (const [, pseudonym] of names) expect(first.join("")).toContain(pseudonym);
  const [, , table] = await shown();
  expect(table).toBe(first[2]);
});

test("mistakes in the files of a class are told with their places, all at once", async () => {
  const folder = folderWith({
    ...FOLDERS,
    "gradebook.csv": "Nome,Nota\n",
    "roster.csv": "key,name\n1,Ana\n1,Bia\n",
    "grading.yaml": "scale: { decimal: 1 }\n",
  });
  const { exitCode, stderr } = await grade(folder);
  expect(exitCode).toBe(2);
  expect(stderr.split("\n")).toEqual([
    expect.stringMatching(/^grading\.yaml:1:10: unknown key "decimal". Did you mean "decimals"\?$/),
    expect.stringMatching(/^roster\.csv:3:1: the key 1 stands in line 2 already$/),
    expect.stringMatching(/^gradebook\.csv:1:1: this is neither Moodle's grading worksheet nor/),
  ]);
  const unknown =
    'adjustments:\n  - { student: "999", points: 1, reason: x }\nbonus: [{ cases: maze, points: 1 }]\n';
  writeFileSync(path.join(folder, "grading.yaml"), unknown);
  writeFileSync(path.join(folder, "gradebook.csv"), WORKSHEET);
  writeFileSync(path.join(folder, "roster.csv"), "key,name\n1,Ana\n");
  const later = await grade(folder);
  expect(later.exitCode).toBe(2);
  expect(later.stderr.split("\n")).toEqual([
    "hand-ins: read as a class of Moodle, 3 hand-ins",
    "grading.yaml:3:11: no case has the name maze",
    "grading.yaml:2:7: nobody in the class has the key 999",
  ]);
  expect(existsSync(path.join(folder, "gradebook-filled.csv"))).toBe(false);
});

test("a new class asks for nothing that is not there, and overwrites nothing", async () => {
  const folder = folderWith({});
  const missing = await cavalo(
    folder,
    "new",
    "class",
    "t",
    "--problem",
    "lost-knight",
    "--hand-ins",
    "no.zip",
  );
  expect(missing).toMatchObject({ exitCode: 2, stderr: "no.zip: no such file" });
  const made = await cavalo(folder, "new", "class", "t", "--problem", "lost-knight");
  expect(made).toMatchObject({ exitCode: 0, stdout: "Written: t/grading.yaml\nNext: cavalo grade t" });
  const twice = await cavalo(folder, "new", "class", "t", "--problem", "lost-knight");
  expect(twice.stderr).toBe("t/grading.yaml: this file exists already. Give another folder");
  const empty = await cavalo(folder, "grade", "t");
  expect(empty.stderr).toMatch(/^t\/hand-ins: there are no hand-ins\. Put the archive/);
});
