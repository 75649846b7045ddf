import { symlinkSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import type { Files } from "../testing/wrong-answers.ts";

// Other judges take the packages that are exported: `pip install bapctools problemtools`, with its folder in the path.

/** A problem with all that a package can have, in the languages that all judges run. */
const PAIRS: Files = {
  "cases/problem.yaml": `problem: two-pairs
title: { en: Pairs, pt-BR: Pares }
input: { stdin: "{n}\\n" }
checker: checker
reference: reference
validator: validator
`,
  "cases/three.yaml": "input: { n: 3 }\n",
  "cases/twelve.yaml": "input: { n: 12 }\n",
  "cases/reference/main.c": `#include <stdio.h>
int main(void) { int n; if (scanf("%d", &n) != 1) return 1; printf("1 %d\\n", n - 1); return 0; }
`,
  "cases/validator/main.py": `import re
import sys

sys.exit(42 if re.fullmatch(r"[1-9][0-9]{0,5}\\n", sys.stdin.read()) else 43)
`,
  "cases/checker/main.py": `import sys

with open(sys.argv[1]) as file:
    n = int(file.read())
words = sys.stdin.read().split()
is_right = len(words) == 2 and all(word.isdigit() and len(word) < 7 for word in words) and sum(map(int, words)) == n
sys.exit(42 if is_right else 43)
`,
};

/** Runs a tool of another judge, beside something that they call PyPy; undefined if the tool is not installed. */
async function judged(folder: string, tool: string, ...args: string[]) {
  const python = await execa("python3", ["-c", "import sys; print(sys.executable)"]);
  const bin = folderWith({});
  symlinkSync(python.stdout, path.join(bin, "pypy3"));
  const { exitCode, all, code } = await execa(tool, args, {
    cwd: folder,
    env: { PATH: `${bin}:${process.env.PATH}` },
    stdin: "ignore",
    all: true,
    reject: false,
  });
  return code === "ENOENT" ? undefined : { exitCode, all };
}

const exported = (folder: string, problem: string, ...options: string[]) =>
  cavalo(folder, "export", "kattis", problem, ...options);

// BAPCtools looks at problems beside the own one and in folders beside its folder.
const ALONE = path.join("contests", "one");

test("BAPCtools accepts a package with a checker, and its reference", async ({ skip }) => {
  const folder = folderWith(PAIRS);
  const made = path.join(folder, ALONE, "twopairs");
  const { stdout } = await exported(folder, "two-pairs", "--cases", "cases", "--to", made);
  expect(stdout).toBe(`Package: ${made}`);
  const validated = await judged(made, "bt", "validate", "--no-bar");
  if (!validated) return skip("bt is missing");
  expect(validated.exitCode, validated.all).toBe(0);
  const run = await judged(made, "bt", "run", "--no-bar");
  expect(run).toMatchObject({ exitCode: 0, all: expect.stringContaining("AC") });
});

test("BAPCtools accepts the knight's moves", async ({ skip }) => {
  const folder = folderWith({});
  const made = path.join(folder, ALONE, "knightmoves");
  await exported(folder, "knight-moves", "--cases", path.join(PACKAGE_FOLDER, "cases"), "--to", made);
  const validated = await judged(made, "bt", "validate", "--no-bar");
  if (!validated) return skip("bt is missing");
  // A folder for validators of answers is its own; the format has none.
  expect(validated.all).not.toMatch(/ERROR|WARNING(?!: No dedicated answer validators)/);
  const run = await judged(made, "bt", "run", "--no-bar");
  expect(run).toMatchObject({ exitCode: 0, all: expect.stringMatching(/AC[\s\S]*AC/) });
});

test("problemtools accepts a package of the older version", async ({ skip }) => {
  const folder = folderWith(PAIRS);
  await exported(folder, "two-pairs", "--cases", "cases", "--format", "2023-07-draft");
  const parts = ["config", "data", "validators", "submissions"];
  const verified = await judged(folder, "verifyproblem", "twopairs", "--parts", ...parts);
  if (!verified) return skip("verifyproblem is missing");
  expect(verified.all).toContain("0 errors");
  expect(verified.all).toContain("OK: AC");
});
