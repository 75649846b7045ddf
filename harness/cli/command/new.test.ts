import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROBLEM_NAMES } from "../../case/names.ts";
import { readScheme } from "../../class/read-scheme.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

test("a new program and a new case are ready to be used, and nothing is overwritten", async () => {
  const folder = folderWith({});
  const program = await cavalo(
    folder,
    "new",
    "program",
    "javascript",
    "meu programa",
    "--problem",
    "lost-knight",
  );
  expect(program.stdout.split("\n")).toEqual([
    "Written: meu programa/main.js",
    "Written: meu programa/submission.yaml",
    'Next: cavalo check "meu programa"',
  ]);
  for (const problem of PROBLEM_NAMES) {
    mkdirSync(path.join(folder, problem));
    const file = path.join(problem, "first.yaml");
    expect(await cavalo(folder, "new", "case", file, "--problem", problem)).toMatchObject({ exitCode: 0 });
    const again = await cavalo(folder, "new", "case", file, "--problem", problem);
    expect(again).toMatchObject({
      exitCode: 2,
      stderr: `${file}: this file exists already. Give another folder`,
    });
  }
  const checked = await cavalo(folder, "check", "meu programa", "--no-adopt", "--cases", "lost-knight");
  expect(checked.stdout).toMatch(/^PE {2}.*\(first\): .*printed: not yet/m);
  expect(readFileSync(path.join(folder, "lost-knight", "problem.yaml"), "utf8")).toContain(
    "problem: lost-knight",
  );
});

test.each([
  ["en", "Without groups, all points count alike"],
  ["pt-BR", "Sem grupos, todos os pontos contam igual"],
] as const)(
  "a new class has a scheme in %s that names no folder of this machine, and is read with all that it proposes",
  async (locale, sentence) => {
    const folder = folderWith({});
    const made = ["new", "class", "turma", "--problem", "lost-knight"];
    await cavaloWithin(runProgram, locale)(folder, ...made);
    const file = path.join(folder, "turma", "grading.yaml");
    const text = readFileSync(file, "utf8");
    expect(text).toContain(sentence);
    expect(text).not.toContain(process.cwd());
    const [, schema = ""] = /\$schema=(\S+)/.exec(text)!;
    expect(JSON.parse(readFileSync(path.join(folder, "turma", schema), "utf8"))).toHaveProperty("title");
    writeFileSync(file, text.replaceAll(/^# (?!yaml)(?= *[\w-]+:| +- )/gm, ""));
    expect(readScheme(file).value).toMatchObject({
      late: {},
      adjustments: [{}],
      problems: { "lost-knight": {} },
    });
  },
);
