import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { runProgram } from "../cli/program.ts";
import type { Report } from "../report/record/report.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { LanguageName } from "../submission/language/names.ts";
import { zipOfFiles } from "../testing/archives.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { EDITOR_PROJECTS } from "../testing/editor-projects.ts";
import { folderWith } from "../testing/folders.ts";

const cavalo = cavaloWithin(runProgram);

const CASE = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-2x3.yaml");

const isHere = async (...names: LanguageName[]) => {
  const found = await Promise.all(names.map((name) => findToolchain(LANGUAGES[name])));
  return found.every((each) => each.found);
};

const { java, c, notebook, csharp } = EDITOR_PROJECTS;
const GROUPS = [
  { handIns: java, isMade: await isHere("java") },
  { handIns: c, isMade: await isHere("c", "cpp") },
  { handIns: notebook, isMade: await isHere("python", "c") },
  { handIns: csharp, isMade: await isHere("csharp") },
];

test("a hand-in of each editor and each kind of notebook is one row, with the answer of its program", async () => {
  const made = GROUPS.filter(({ isMade }) => isMade).flatMap(({ handIns }) => Object.entries(handIns));
  const packed = made.map(([name, files], at) => {
    const left = { [`.git/HEAD`]: "ref: refs/heads/main\n", "__MACOSX/._x.c": "\0\u0005" };
    const folder = name.replaceAll(/[^\w ]/g, "-");
    const all = { ...files, ...left };
    // As folders, and as students send them.
    return at % 2 === 0
      ? Object.fromEntries(Object.entries(all).map(([file, text]) => [`turma/${folder}/${file}`, text]))
      : { [`turma/${folder}.zip`]: zipOfFiles(all) };
  });
  const folder = folderWith(Object.assign({}, ...packed));
  const options = ["--trust-submissions", "--no-sections", "--no-adopt", "--problem", "lost-knight"];
  await cavalo(folder, "grade", "turma", ...options, "--cases", CASE);
  const file = path.join(folder, "reports", "latest", "report.json");
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  const rows = report.submissions.map(({ name, results }) => [name, results[0]!.verdict]);
  expect(rows).toHaveLength(made.length);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(made.map(([name]) => [name.replaceAll(/[^\w ]/g, "-"), "AC"])),
  );
});
