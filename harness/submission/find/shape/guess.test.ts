import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../../base/package.ts";
import { PROBLEM_NAMES } from "../../../case/names.ts";
import { folderWith } from "../../../testing/folders.ts";
import { guessProblem } from "./guess.ts";

test("nearly every bundled program shows its problem, and none another one", async () => {
  const guesses = await Promise.all(
    PROBLEM_NAMES.flatMap((problem) => {
      const folder = path.join(PACKAGE_FOLDER, "submissions", problem);
      return readdirSync(folder).map(async (name) => ({
        problem,
        guessed: (await guessProblem(path.join(folder, name)))?.problem,
      }));
    }),
  );
  const guessed = guesses.filter((each) => each.guessed !== undefined);
  expect(guessed.filter((each) => each.guessed !== each.problem)).toEqual([]);
  expect(guessed.length).toBeGreaterThan(0.9 * guesses.length);
});

test("a word with an accent shows the problem in UTF-8 as in Latin-1", async () => {
  const text = "print('impossível')  # Saída\n";
  for (const encoding of ["utf8", "latin1"] as const) {
    const folder = folderWith({ "trabalho.py": Buffer.from(text, encoding) });
    expect(await guessProblem(folder)).toMatchObject({ problem: "lost-knight" });
  }
});

test("a program that shows nothing is not guessed", async () => {
  expect(await guessProblem(folderWith({ "main.py": "print(1)\n" }))).toBeUndefined();
});

test.each([
  ["passeio.py", "", "knights-tour"],
  ["src/tour.cpp", "", "knights-tour"],
  ["cavalo_perdido.c", "", "lost-knight"],
  ["Main.java", "class CavaloPerdido {\n  int x = 3\n}\n", "lost-knight"],
  ["moves.js", "", "knight-moves"],
  ["cavalo.py", "", undefined],
])("%s says its problem by its name, or that of its class", async (name, text, problem) => {
  expect((await guessProblem(folderWith({ [name]: text || "print(1)\n" })))?.problem).toBe(problem);
});

test("names of two problems say nothing, and one source alone can be asked", async () => {
  const folder = folderWith({ "passeio.py": "print(1)\n", "perdido.py": "print(1)\n" });
  expect(await guessProblem(folder)).toBeUndefined();
  expect(await guessProblem(folder, "passeio.py")).toEqual({ problem: "knights-tour", file: "passeio.py" });
});

test("what an editor writes into a file that it makes tells nothing", async () => {
  const made = '// Changes will be lost if the code is regenerated.\nclass Board { string Mark = "x"; }\n';
  expect(await guessProblem(folderWith({ "Board.Designer.cs": made }))).toBeUndefined();
});
