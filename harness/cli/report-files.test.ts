import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report } from "../report/record/report.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { runProgram } from "./program.ts";

const cavalo = cavaloWithin(runProgram);

const TINY = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");
const ANSWERS = "console.log('3')";

const gradeInto = (out: string, folder: string) =>
  cavalo(
    folder,
    "grade",
    "class",
    "--trust-submissions",
    "--no-adopt",
    "--problem",
    "lost-knight",
    "--cases",
    TINY,
    "--out",
    out,
  );

test.each([
  ["below /proc", "/proc/reports", /^\/proc\/reports: cannot be written \(ENOENT\)$/],
  ["where its file is a folder", "out", /^out\/report\.json: cannot be written, because it is a folder$/],
])("a report %s is refused before anything is run", async (_, out, sentence) => {
  const folder = folderWith({ "class/ana/main.js": ANSWERS });
  mkdirSync(path.join(folder, "out", "report.json"), { recursive: true });
  const { exitCode, stdout, stderr } = await gradeInto(out, folder);
  expect(stderr).toMatch(sentence);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
});

test("what cannot be written is told, and nothing else is lost with it", async () => {
  const folder = folderWith({ "class/ana/main.js": ANSWERS, "class/bia/main.js": ANSWERS });
  mkdirSync(path.join(folder, "out", "submissions", "ana.json"), { recursive: true });
  const { exitCode, stdout, stderr } = await gradeInto("out", folder);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("out/submissions/ana.json: cannot be written (EISDIR)");
  expect(stdout).toContain("2 submissions, 1 case, 2 results.");
  const { submissions }: Report = JSON.parse(readFileSync(path.join(folder, "out", "report.json"), "utf8"));
  expect(submissions).toHaveLength(2);
});

test("a submission whose folder is called as another one's file keeps its own", async () => {
  const folder = folderWith({ "class/ana/main.js": ANSWERS, "class/ana.json/bia/main.js": ANSWERS });
  expect(await gradeInto("out", folder)).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining("ana.json"),
  });
  expect(existsSync(path.join(folder, "out", "submissions", "ana.json"))).toBe(true);
  expect(readdirSync(path.join(folder, "out", "submissions"))).toHaveLength(2);
});

test("students of two gradings whose names differ in capitals alone have files that differ in more", async () => {
  const folder = folderWith({ "class/Ana/main.js": ANSWERS });
  await gradeInto("out", folder);
  rmSync(path.join(folder, "class"), { recursive: true });
  mkdirSync(path.join(folder, "class", "ana"), { recursive: true });
  writeFileSync(path.join(folder, "class", "ana", "main.js"), "console.log('9')");
  await gradeInto("out", folder);
  await cavalo(folder, "report", "--report", "html", "--out", "out");
  for (const place of ["submissions", "students", "instructor"]) {
    const names = readdirSync(path.join(folder, "out", place)).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(2);
  }
  const shown = await cavalo(folder, "show", "ana", "--out", "out");
  expect(shown.stdout).toContain("0 of 2 points: ana (ana) (2)");
});

test("what was handed in is shown to the instructor as long as the student is known, even if it is gone", async () => {
  const folder = folderWith({ "class/ana/main.js": `${ANSWERS} // hers`, "class/bia/main.js": ANSWERS });
  const page = path.join(folder, "out", "instructor", "ana.html");
  const report = (...words: string[]) => cavalo(folder, ...words, "--out", "out");
  await gradeInto("out", folder);
  rmSync(path.join(folder, "class"), { recursive: true });
  expect(await report("report", "--report", "html")).toMatchObject({ exitCode: 0 });
  expect(readFileSync(page, "utf8")).toContain("// hers");
  expect(readFileSync(path.join(folder, "out", "students", "ana.html"), "utf8")).not.toContain("// hers");
  await report("forget", "ana");
  expect(existsSync(page)).toBe(false);
  const kept = readdirSync(path.join(folder, "out", "store")).map((file) =>
    path.join(folder, "out", "store", file),
  );
  expect(kept.filter((file) => readFileSync(file, "utf8").includes('"student":"ana"'))).toEqual([]);
});

test("what a manifest holds commands neither a terminal nor a build service", async () => {
  const folder = folderWith({
    "class/ana/main.js": ANSWERS,
    "class/ana/submission.yaml":
      '"\\e[31mfoo\\n::error::x": 1\ninput:\n  files:\n    "\\e[2J\\u202e##[error]": 3\n',
  });
  const { exitCode, stdout, stderr } = await gradeInto("out", folder);
  expect(exitCode).toBe(2);
  expect(stdout).toContain("the manifest cannot be read");
  expect(`${stdout}${stderr}`.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]|##\[/u);
});
