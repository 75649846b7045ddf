import { cpSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { zipOfFiles } from "../../testing/archives.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const CASES = {
  "casos/problem.yaml": "problem: lost-knight\ntitle: boards\n",
  "casos/near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ...\n    ..S\n",
};
const GRADING = ["--trust-submissions", "--no-adopt", "--cases", "casos"];

/** First columns of the table of grades. */
const keysIn = (folder: string) =>
  readFileSync(path.join(folder, "report", "grades.csv"), "utf8")
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[0]);

test("a hand-in that is taken out of its class is in no report, and comes back with its results", async () => {
  const folder = folderWith({
    ...CASES,
    "grading.yaml": "problem: lost-knight\n",
    "hand-ins/ana/main.js": "console.log('1')",
    "hand-ins/bia/main.js": "console.log('9')",
  });
  const bia = path.join(folder, "hand-ins", "bia");
  await cavalo(folder, "grade", ...GRADING);
  renameSync(bia, path.join(folder, "aside"));
  const { stderr } = await cavalo(folder, "grade", ...GRADING);
  expect(stderr).toContain("1 hand-in is not in the class any more, and so not in the report: bia");
  expect(keysIn(folder)).toEqual(["ana"]);
  expect((await cavalo(folder, "log", "bia")).stdout).toContain("1 WA");
  expect((await cavalo(folder, "grade", ...GRADING)).stderr).not.toContain("bia");
  cpSync(path.join(folder, "aside"), bia, { recursive: true });
  await cavalo(folder, "grade", ...GRADING);
  expect(keysIn(folder)).toEqual(["ana", "bia"]);
});

test("of two archives that cannot both count, the one that is taken out leaves nothing to ask", async () => {
  const archive = (text: string) => zipOfFiles({ "Ana_101_assignsubmission_file_/main.js": text });
  const folder = folderWith({
    ...CASES,
    "grading.yaml": "problem: lost-knight\n",
    "roster.csv": "key,name\n101,Ana\n",
    "hand-ins/sexta.zip": archive("console.log('9')"),
    "hand-ins/segunda.zip": archive("console.log('1')"),
  });
  await cavalo(folder, "grade", ...GRADING);
  expect(readFileSync(path.join(folder, "report", "grades.csv"), "utf8")).toContain("to look at");
  rmSync(path.join(folder, "hand-ins", "sexta.zip"));
  await cavalo(folder, "grade", ...GRADING);
  expect(keysIn(folder)).toEqual(["101"]);
  expect(readFileSync(path.join(folder, "report", "grades.csv"), "utf8")).not.toContain("to look at");
});
