import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { copyOf } from "../testing/copies.ts";
import { folderWith } from "../testing/folders.ts";
import { runProgram } from "./program.ts";

const cavalo = cavaloWithin(runProgram);

const PROGRAM = readFileSync(
  path.join(PACKAGE_FOLDER, "harness", "class", "similar", "fixtures", "Tour.cs"),
  "utf8",
);
const HOSTILE = `// <script>pwned=1</script> by Ana Souza, ::error::x \u001b[2J\n${PROGRAM}`;

const CLASS = {
  "turma/Ana Souza_101_assignsubmission_file_/Tour.cs": HOSTILE,
  "turma/Bruno Lima_102_assignsubmission_file_/Tour.cs": copyOf(PROGRAM, "csharp"),
  "turma/Caio Melo_103_assignsubmission_file_/relatorio.pdf": "%PDF-1.4",
};
const OPTIONS = ["--problem", "knights-tour", "--lang", "pt-BR", "--out", "out"];

test("alike programs are shown side by side, to be looked at", async () => {
  const folder = folderWith(CLASS);
  const { exitCode, stdout } = await cavalo(folder, "similar", "turma", ...OPTIONS);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Pares a conferir\n +\d+ % {2}Ana Souza, Bruno Lima\nOlhe você mesmo/);
  const page = readFileSync(path.join(folder, "out", "similar.html"), "utf8");
  expect(page).toContain("1 entrega não foi comparada");
  expect(page).toContain("default-src 'none'");
  expect(page).toContain("&lt;script>pwned");
  expect(page).not.toContain("\u001b");
  expect(page.match(/<mark>/g)!.length).toBeGreaterThan(100);
});

test("with --anonymous nothing shows whose programs they are", async () => {
  const folder = folderWith(CLASS);
  const { stdout } = await cavalo(folder, "similar", "turma", "--anonymous", ...OPTIONS);
  expect(stdout).toMatch(/% {2}S-\w{5}, S-\w{5}\n/);
  const page = readFileSync(path.join(folder, "out", "similar.html"), "utf8");
  expect(`${stdout}${page}`).not.toMatch(/\bana\b|souza|bruno|pwned/i);
  const names = readFileSync(path.join(folder, "out", "pseudonyms.json"), "utf8");
  expect(names).toContain("Ana Souza");
});
