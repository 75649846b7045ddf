import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { ASKS_FOR_FILE } from "../../testing/asking-programs.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const SMALL = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml");

/** Asks for the name of its file, and is wrong on one of the boards. */
const WRONG_ON_ONE = ASKS_FOR_FILE.replace("print(", "print(9 if altura == largura == 3 else ");

const adoptIn = (folder: string, ...args: string[]) =>
  cavalo(folder, "adopt", "ana", "--problem", "lost-knight", "--cases", SMALL, ...args);

test("a program is understood, its manifest written and checked, though it is wrong", async () => {
  const folder = folderWith({ "ana/cavalo.py": WRONG_ON_ONE });
  const { stdout, exitCode } = await adoptIn(folder);
  expect(stdout).toContain(`${path.join("ana", "submission.yaml")} was written: `);
  expect(stdout).toContain("(tiny-3x3): ");
  expect(exitCode).toBe(1);

  const manifest = readFileSync(path.join(folder, "ana", "submission.yaml"), "utf8");
  expect(manifest).toContain('  # made from "Nome do arquivo:" in cavalo.py:2\n  stdin: "{boardPath}\\n"\n');
});

test("a manifest that is there is overwritten with --force only", async () => {
  const folder = folderWith({ "ana/cavalo.py": ASKS_FOR_FILE, "ana/submission.yaml": "title: Minha\n" });
  const refused = await adoptIn(folder);
  expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
  expect(refused.stderr).toBe(
    `${path.join("ana", "submission.yaml")}: this file exists already. Use --force to overwrite it`,
  );
  await adoptIn(folder, "--force");
  expect(readFileSync(path.join(folder, "ana", "submission.yaml"), "utf8")).toContain("{boardPath}");
});

test("of a program that is not understood one sentence is said, and nothing written", async () => {
  const folder = folderWith({ "ana/a.py": "import tkinter_que_falta\nprint(1)" });
  expect(await adoptIn(folder)).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(
      /^No submission\.yaml was written: the program needs tkinter_que_falta, which its compiler or interpreter did not find on this machine\.$/m,
    ),
  });
  expect(existsSync(path.join(folder, "ana", "submission.yaml"))).toBe(false);
});

test("several programs are not taken for one", async () => {
  const folder = folderWith({ "ana/a/a.c": "int main() {}\n", "ana/b/b.c": "int main() {}\n" });
  expect(await adoptIn(folder)).toMatchObject({
    exitCode: 2,
    stderr: "ana: there are several programs. Give the folder of one",
  });
});

test("of a class, manifests are written for the instructor, and a table tells of all", async () => {
  const files = {
    "turma/ana/cavalo.py": ASKS_FOR_FILE,
    "turma/bia/a.py": "print('bom dia')",
    "manifests/caio.yaml": "title: C\n",
  };
  const folder = folderWith({ ...files, "turma/caio/a.py": ASKS_FOR_FILE });
  const students = ["ana", "bia", "caio"].map((name) => path.join("turma", name));
  const { stdout, exitCode } = await cavalo(folder, "adopt", ...students, "--problem", "lost-knight");
  expect(stdout.split("\n").slice(0, 4)).toEqual([
    expect.stringMatching(/^program +right +manifest$/),
    expect.stringMatching(/^ana +\d\/5 +input `\{"stdin":"\{boardPath\}/),
    expect.stringMatching(/^bia +none$/),
    expect.stringMatching(/^caio +kept: this manifest exists already$/),
  ]);
  expect(stdout).toMatch(/^bia: no answer was recognised.*bom dia.*\.$/m);
  expect(stdout).toContain("Adopted: 2 of 3. Read their manifests in manifests,");
  expect(exitCode).toBe(1);
  expect(readFileSync(path.join(folder, "manifests", "ana.yaml"), "utf8")).toContain("{boardPath}");
  expect(existsSync(path.join(folder, "turma", "ana", "submission.yaml"))).toBe(false);
});

test("a class may be of one student", async () => {
  const folder = folderWith({ "ana/cavalo.py": ASKS_FOR_FILE });
  const { stdout } = await adoptIn(folder, "--manifests", "deles");
  expect(stdout).toContain("Adopted: 1 of 1.");
  expect(existsSync(path.join(folder, "deles", "ana.yaml"))).toBe(true);
  expect(existsSync(path.join(folder, "ana", "submission.yaml"))).toBe(false);
});

test("of a program that is not understood, all that was tried is shown with what it printed", async () => {
  const folder = folderWith({ "ana/a.py": "nome = input('Arquivo: ')\nprint('recebi', nome[:9])" });
  const { stdout } = await adoptIn(folder);
  expect(stdout).toContain("This was tried.");
  expect(stdout).toMatch(
    /^ {2}input `\{"stdin":"\{boardPath\}\\n"\}`\n {6}8x8 PE: Arquivo: recebi board\.txt$/m,
  );
});
