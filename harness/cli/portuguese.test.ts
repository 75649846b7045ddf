import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import type { CommandSpec } from "./commands/command.ts";
import { CAVALO } from "./commands/index.ts";
import { helpFor } from "./help.ts";
import { runProgram } from "./program.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

const cavalo = cavaloWithin(runProgram, "pt-BR");

const cavaloApart = (args: readonly string[], env: Record<string, string>) =>
  execa(process.execPath, [MAIN, ...args], { cwd: folderWith({}), env, reject: false, stdin: "ignore" });

test.each([
  [["grad"], "comando desconhecido 'grad' (Seria grade?)"],
  [["grade", "--probelm", "x"], "opção desconhecida '--probelm' (Seria --problem?)"],
  [["adopt"], "falta o argumento 'pastas'"],
  [["grade", "--out"], "falta o valor da opção '--out <pasta>'"],
  [["check", "a", "b"], "há argumentos demais"],
  [
    ["grade", "--problem", "xadrez"],
    '--problem: "xadrez" não é um problema. Os problemas conhecidos aqui são lost-knight, knights-tour, knight-moves',
  ],
  [
    ["grade", "--jobs", "0"],
    "o valor '0' da opção '--jobs <número>' não é válido. Precisa ser um número inteiro, no mínimo 1",
  ],
  [
    ["grade", "--lang", "klingon"],
    "o valor 'klingon' da opção '--lang <idioma>' não é válido. Os valores permitidos são en, pt-BR, es",
  ],
  [["grade", "turma"], "turma: esta pasta não existe"],
  [
    ["boards", "--cases", "casos/a.yaml"],
    "casos/a.yaml: nenhum tabuleiro destes casos é feito de uma semente",
  ],
])("%j is told in Portuguese", async (args, line) => {
  const folder = folderWith({ "casos/problem.yaml": "problem: lost-knight\ntitulo: x\ntitle: 3\n" });
  const { exitCode, stderr } = await cavalo(folder, ...args);
  expect(stderr).toBe(line);
  expect(exitCode).toBe(2);
});

test("the environment counts, and --lang counts more, in each of its spellings", async () => {
  const portuguese = { LANG: "pt_BR.UTF-8", LC_ALL: "" };
  expect((await cavaloApart(["grad"], portuguese)).stderr).toBe("comando desconhecido 'grad' (Seria grade?)");
  const english = { LC_ALL: "C.UTF-8" };
  for (const spelling of ["pt", "pt-BR", "pt_BR.UTF-8"]) {
    const { stderr } = await cavaloApart(["grade", "turma", "--lang", spelling], english);
    expect(stderr).toBe("turma: esta pasta não existe");
  }
  expect((await cavaloApart(["grade", "turma"], english)).stderr).toBe("turma: no such folder");
  expect((await cavaloApart(["grade", "--help", "--lang=pt"], english)).stdout).toMatch(/^Uso: cavalo grade/);
});

test("a course counts more than a locale without a language", async () => {
  const folder = folderWith({ "cavalo.yaml": "language: pt-BR\n", "turma.txt": "" });
  const { stderr } = await execa(process.execPath, [MAIN, "check", "nada"], {
    cwd: folder,
    env: { LC_ALL: "C.UTF-8" },
    reject: false,
  });
  expect(stderr).toBe("nada: esta pasta não existe");
});

test("every command, argument and option is described in Portuguese", () => {
  const describedIn = ({
    arguments: expected = [],
    options = [],
    subcommands = [],
    description,
  }: CommandSpec) => [
    description,
    ...[...expected, ...options].map((each) => each.description),
    ...subcommands.map((each) => each.description),
  ];
  const all = [CAVALO, ...(CAVALO.subcommands ?? [])].flatMap(describedIn);
  for (const sentence of all) expect(sentence["pt-BR"]).not.toBe(sentence.en);
  expect(helpFor(["check", "-h"], { locale: "pt-BR", columns: 200 })).toContain(
    'a pasta do seu programa, ou o arquivo principal (padrão: ".")',
  );
});
