import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { copyOf } from "../../testing/copies.ts";
import { folderWith } from "../../testing/folders.ts";
import { madeStatements } from "../../testing/made-programs.ts";
import { runProgram } from "../program.ts";

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

const NAMES = ["Ana", "Bia", "Caio", "Davi", "Elis", "Fabio", "Gilda", "Hugo", "Ines", "Joca"];
const GIVEN = `// by Ana Prado\n${madeStatements(1, 20)}`;
const programOf = (at: number) => (at < 5 ? madeStatements(2, 60, `v${at}`) : madeStatements(10 + at, 60));
const RING = Object.fromEntries(
  NAMES.map((name, at) => [
    `turma/${name} Prado_${at}_assignsubmission_file_/main.c`,
    `int main() {\n${GIVEN}${programOf(at)}}\n`,
  ]),
);

test("five of ten with one program are a group, and what all ten have is named", async () => {
  const folder = folderWith(RING);
  const { stdout } = await cavalo(folder, "similar", "turma", ...OPTIONS);
  const names = NAMES.slice(0, 5).map((name) => `${name} Prado`);
  expect(stdout).toContain(`Grupos a conferir\n     100 %  5 programas: ${names.join(", ")}\n`);
  expect(stdout).toMatch(/Um trecho de \d{3} palavras, que 10 de 10 programas têm, ficou de fora/);
  const page = readFileSync(path.join(folder, "out", "similar.html"), "utf8");
  expect(page).toMatch(/\d{3} palavras, em 10 de 10 programas/);
  expect(page).toContain("by Ana Prado");
});

test("groups and common parts show no names with --anonymous", async () => {
  const folder = folderWith(RING);
  const { stdout } = await cavalo(folder, "similar", "turma", "--anonymous", ...OPTIONS);
  expect(stdout).toMatch(/5 programas: S-\w{5}, S-/);
  const page = readFileSync(path.join(folder, "out", "similar.html"), "utf8");
  expect(`${stdout}${page}`).not.toMatch(/\bana\b|prado/i);
});
