import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { zipOfFiles } from "../../../testing/archives.ts";
import { cavaloWithin } from "../../../testing/cavalo.ts";
import { folderWith } from "../../../testing/folders.ts";
import { runProgram } from "../../program.ts";

const cavalo = cavaloWithin(runProgram);

const CASES = {
  "cases/problem.yaml": "problem: lost-knight\ntitle: boards\n",
  "cases/near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ...\n    ..S\n",
};
const PROGRAM = "console.log('9')";
const GRADING = ["--trust-submissions", "--no-adopt", "--problem", "lost-knight", "--cases", "cases"];

test("show prints commands that bring a program out of archives, and they do", async () => {
  const inner = zipOfFiles({ "p/main.js": PROGRAM });
  const folder = folderWith({
    ...CASES,
    "turma.zip": zipOfFiles({
      "Ana [1]_101_assignsubmission_file_/t.zip": inner,
      "Bia_102_assignsubmission_file_/main.js": "console.log('8')",
    }),
  });
  await cavalo(folder, "grade", "turma.zip", ...GRADING);
  const { stdout } = await cavalo(folder, "show", "ana", "near", "--cases", "cases");
  expect(stdout).toMatch(
    /By hand:\n +cavalo show 101 --program "Ana \[1\]" --out .*\n +cd "Ana \[1\]"\n +cavalo/,
  );
  expect(await cavalo(folder, "show", "101", "--program", "Ana [1]")).toMatchObject({
    exitCode: 0,
    stdout: "",
  });
  expect(readFileSync(path.join(folder, "Ana [1]", "main.js"), "utf8")).toBe(PROGRAM);
  expect(await cavalo(folder, "show", "101", "--program", "Ana [1]")).toMatchObject({
    exitCode: 2,
    stderr: "Ana [1]: this folder exists already. Give another one",
  });
});
