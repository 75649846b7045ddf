import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test, vi } from "vitest";
import { casesAlone } from "../testing/cases-alone.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { runProgram } from "./program.ts";

const cavalo = cavaloWithin(runProgram);

const PROGRAM = 'console.log("Em 3 movimentos.");\n';
const FOLDERS = {
  "hand-ins/Ana Souza_101_assignsubmission_file_/main.js": PROGRAM,
  "hand-ins/Bia Lima_102_assignsubmission_file_/main.js": PROGRAM,
};

/** Moodle's worksheet in American English, with the times of both. */
const worksheet = (ana: string, bia: string) =>
  [
    'Identifier,"Full name",Grade,"Maximum Grade","Last modified (submission)","Feedback comments"',
    `Participant 101,"Ana Souza",,10.00,"${ana}",`,
    `Participant 102,"Bia Lima",,10.00,"${bia}",`,
    "",
  ].join("\n");

const CASE = casesAlone("tiny-3x3");
const OPTIONS = ["grade", ".", "--trust-submissions", "--no-adopt", "--cases", CASE];

async function graded(folder: string) {
  const { exitCode, stdout, stderr } = await cavalo(folder, ...OPTIONS);
  if (exitCode !== 0) return { exitCode, stdout, stderr, rows: [] };
  const table = readFileSync(path.join(folder, "report", "grades.csv"), "utf8");
  const rows = parse(table, { columns: true, bom: true }) as Record<string, string>[];
  return {
    exitCode,
    stdout,
    stderr,
    rows: rows.map((row) => [row["grade"], row["late (%)"], row["remark"]]),
  };
}

test.each(["UTC", "Asia/Tokyo", "America/Sao_Paulo"])("a machine in %s grades as any other", async (TZ) => {
  const folder = folderWith({
    ...FOLDERS,
    "gradebook.csv": worksheet("Thursday, October 1, 2026, 11:59 PM", "Friday, October 2, 2026, 12:00 AM"),
    "grading.yaml": 'problem: lost-knight\nlate: { due: "2026-10-01T23:59-03:00", percentPerDay: 10 }\n',
  });
  vi.stubEnv("TZ", TZ);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { rows } = await graded(folder);
  expect(rows).toEqual([
    ["10", "", ""],
    ["9", "10", ""],
  ]);
});

test("hand-ins without a time are named before the grading, and in the table of grades", async () => {
  const folder = folderWith({
    ...FOLDERS,
    "gradebook.csv": worksheet("Friday, October 2, 2026, 9:51 PM", "-"),
    "grading.yaml": "problem: lost-knight\nlate: { due: 2026-10-01, percentPerDay: 10 }\n",
  });
  const { stdout, stderr, rows } = await graded(folder);
  expect(stderr).toContain("1 hand-in has no time, so it does not count as late: Bia Lima.");
  expect(stdout).toContain("2 grades, 1 of them without a known time, 0 to look at");
  expect(rows).toEqual([
    ["9", "10", ""],
    ["10", "", "no time known, so not counted as late"],
  ]);
});

test.each([
  [
    "timeZone: Brasilia\nlate: { due: 03/10/2026, percentPerDay: 10 }",
    worksheet("-", "-"),
    [
      "grading.yaml:2:1: Brasilia is not the name of a time zone, as America/Sao_Paulo",
      "grading.yaml:3:9: 03/10/2026 is 3 October or 10 March? Write 2026-10-03 or 2026-03-10",
    ],
  ],
  [
    'late: { due: "2026-10-01 23:59", percentPerDay: 10 }',
    worksheet("2026-10-01T21:51:00-03:00", "-"),
    [
      "hand-ins: read as a class of Moodle, 2 hand-ins",
      "grading.yaml:2:9: this time has no time zone, but 2026-10-01T21:51:00-03:00 has one. Add the line timeZone: America/Sao_Paulo, with the zone of the course",
    ],
  ],
  [
    'late: { due: "2026-10-01 23:59", percentPerDay: 10 }',
    worksheet("03/10/2026 21:51", "-"),
    [
      "hand-ins: read as a class of Moodle, 2 hand-ins",
      "gradebook.csv:2:36: 03/10/2026 21:51 is 3 October or 10 March? Write 2026-10-03 or 2026-03-10",
    ],
  ],
])("%s: asks before it grades", async (scheme, gradebook, mistakes) => {
  const folder = folderWith({
    ...FOLDERS,
    "gradebook.csv": gradebook,
    "grading.yaml": `problem: lost-knight\n${scheme}\n`,
  });
  const { exitCode, stderr } = await graded(folder);
  expect({ exitCode, lines: stderr.split("\n") }).toEqual({ exitCode: 2, lines: mistakes });
});

test.each([
  ["lateness does not count", "cap: 10", "03/10/2026 21:51"],
  [
    "the zone of the course is stated",
    "timeZone: America/Sao_Paulo\nlate: { due: 2026-10-05, percentPerDay: 10 }",
    "2026-10-01T21:51:00-03:00",
  ],
])("nothing is asked if %s", async (_, scheme, time) => {
  const folder = folderWith({
    ...FOLDERS,
    "gradebook.csv": worksheet(time, time),
    "grading.yaml": `problem: lost-knight\n${scheme}\n`,
  });
  const { rows } = await graded(folder);
  expect(rows).toEqual([
    ["10", "", ""],
    ["10", "", ""],
  ]);
});
