import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Adopt } from "../grade/asking/input-mode.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import { notRun } from "../grade/task/task-run.ts";
import { ASKS_FOR_FILE, SCRIPT_ASKS_FOR_FILE } from "../testing/asking-programs.ts";
import { folderWith } from "../testing/folders.ts";
import { gradingOne } from "../testing/grading-one.ts";
import { scriptRuns } from "../testing/script-runs.ts";
import { CHESSBOARD_TOUR } from "../testing/tours.ts";
import { adoptWhileGrading } from "./while-grading.ts";

const gradeOne = gradingOne(adoptWhileGrading);
/** Grades a script, without a process for each of the ways that are tried. */
const gradeScript = gradingOne(adoptWhileGrading, { runsOf: scriptRuns });

test("a program that asks for a file is asked so, its report says it, and nothing is tried twice", async () => {
  const out = folderWith({});
  const first = await gradeOne({ "cavalo.py": ASKS_FOR_FILE }, { out });
  expect(Object.keys(first.verdicts)).toEqual(["AC"]);
  expect(first.notices).toMatchObject([
    { kind: "own-way", way: '{"input":{"arguments":[],"stdin":"{boardPath}\\n"}}', right: 5, cases: 5 },
  ]);
  const more = await gradeOne({ "cavalo.py": ASKS_FOR_FILE }, { out, cases: /^tiny-|^worked/ });
  expect(Object.keys(more.verdicts)).toEqual(["AC"]);
  const journal = readFileSync(journalIn(out), "utf8").matchAll(/"kind":"run","key":"([\w-]+)"/g);
  const keys = Array.from(journal, ([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a program that writes its tour into a file before it opens a window is asked, and read there", async () => {
  const board = CHESSBOARD_TOUR.map((line) => line.join(" ")).join("\n");
  const source = `
tamanho = int(input("Tamanho: "))
with open("passeio.txt", "w") as arquivo:
    arquivo.write("""${board}""")
raise SystemExit("_tkinter.TclError: no display name and no $DISPLAY environment variable")
`;
  const graded = await gradeOne({ "cavalo.py": source }, { problem: "knights-tour", cases: /^8x8.r0c0/ });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
});

test.each([
  [
    'freopen("input.txt", "r", stdin); freopen("output.txt", "w", stdout);',
    [
      {
        way: '{"input":{"arguments":[],"stdin":"","files":{"input.txt":"{board}"}},"answer":{"file":"output.txt"}}',
      },
    ],
  ],
  ['\n#ifndef ONLINE_JUDGE\nfreopen("a.in", "r", stdin); freopen("a.res", "w", stdout);\n#endif\n', []],
])("a program with files in place of its streams is right: %j", async (opening, notices) => {
  const folder = path.join(PACKAGE_FOLDER, "submissions", "lost-knight", "c-array-queue");
  const text = readFileSync(path.join(folder, "cavalo.c"), "utf8");
  const graded = await gradeOne({ "cavalo.c": text.replace("int i, j, k;", (line) => line + opening) });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices ?? []).toMatchObject(notices);
});

/** The arguments that stand in the place of a file's name, by what the program says that it wants. */
test("a program is given the options that its parser of arguments wants", async () => {
  const beginning =
    'import argparse, sys\np = argparse.ArgumentParser()\np.add_argument("--fonte", required=True)\np.add_argument("--resultado", required=True)\na = p.parse_args()\nnome = a.fonte\nsys.stdout = open(a.resultado, "w")';
  const solve = ASKS_FOR_FILE.replace('input("Nome do arquivo: ")', "nome");
  const graded = await gradeOne({ "cavalo.py": `${beginning}\n${solve}` });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  const words = ["--fonte", "{boardPath}", "--resultado", "{answerPath}"];
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining(JSON.stringify(words)) }]);
});

/** Solves the board in the file that a variable names. */
const SCRIPT_SOLVES = SCRIPT_ASKS_FOR_FILE.split("\n")
  .filter((line) => !/Nome do arquivo|const nome/.test(line))
  .join("\n");

test.each([
  [
    `if (process.argv[2] !== "--mapa") { console.error("Uso: node main.js --mapa ARQUIVO"); process.exit(1); }
const nome = process.argv[3];`,
    ["--mapa", "{boardPath}"],
  ],
  [
    `const opcao = "-".repeat(2) + "in";
if (!process.argv.includes(opcao)) { console.error("error: missing option '" + opcao + "'"); process.exit(1); }
const nome = process.argv.at(-1);`,
    ["--in", "{boardPath}"],
  ],
])("a program is given the options that it says it wants: %j", async (beginning, words) => {
  const graded = await gradeScript({ "cavalo.js": `${beginning}\n${SCRIPT_SOLVES}` });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining(JSON.stringify(words)) }]);
});

test("a program that runs on boards of its own is given the board in their place", async () => {
  const board = "Cx....x\nx.xxxxx\nxxxxx.x\nxx.xxxx\nxxxxxxS\nx..xxxx\nxxxxxxx\n";
  const graded = await gradeScript({
    "cavalo.js": `for (const nome of ["casos/a.txt", "casos/b.txt"]) {\nconsole.log(nome);${SCRIPT_SOLVES}}\n`,
    "casos/a.txt": board,
    "casos/b.txt": `${board}\n`,
    "casos/leia.txt": "Casos do trabalho\n",
  });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([
    { way: expect.stringContaining('"files":{"casos/a.txt":"{board}","casos/b.txt":"{board}"}') },
  ]);
});

test("of a wrong program for another problem it is not said that it was asked in vain", async () => {
  const files = { "main.js": "console.log(1)" };
  const { verdicts, notices } = await gradeScript(files, { problem: "knight-moves", cases: /^example/ });
  expect(Object.keys(verdicts)).toEqual(["WA"]);
  expect(notices ?? []).toEqual([]);
});

test("a way that was not found because the grading was stopped is looked for again", async () => {
  const out = folderWith({});
  const stopping = new AbortController();
  const stopped: Adopt = async (...asked) => {
    stopping.abort();
    return adoptWhileGrading(...asked);
  };
  const files = { "cavalo.py": ASKS_FOR_FILE };
  const cases = /^tiny-4/;
  expect(
    (await gradeOne(files, { out, cases, adopt: stopped, signal: stopping.signal })).verdicts,
  ).not.toHaveProperty("AC");
  expect(Object.keys((await gradeOne(files, { out, cases })).verdicts)).toEqual(["AC"]);
});

test("a fault of ours while its way is looked for costs a program nothing", async () => {
  const fault = notRun({ verdict: "JE", finding: { kind: "own-fault", quote: "no memory" } });
  const failing: Adopt = (submission) =>
    adoptWhileGrading(submission, { run: () => Promise.resolve(fault) }, "fails");
  const graded = await gradeScript({ "cavalo.js": SCRIPT_ASKS_FOR_FILE }, { adopt: failing });
  expect(Object.keys(graded.verdicts)).toEqual(["JE"]);
  expect(graded.points.possible).toBe(0);
});

test("a mistake in our own search costs a program nothing, and ends no grading", async () => {
  const failing: Adopt = () => Promise.reject(new TypeError("x is undefined"));
  const graded = await gradeScript({ "cavalo.js": SCRIPT_ASKS_FOR_FILE }, { adopt: failing });
  expect(Object.keys(graded.verdicts)).toEqual(["JE"]);
  expect(graded.results[0]?.finding).toMatchObject({ kind: "own-fault", quote: "TypeError: x is undefined" });
});

test("a program with a manifest is asked as that says", async () => {
  const files = { "cavalo.js": SCRIPT_ASKS_FOR_FILE, "submission.yaml": 'input: { stdin: "{board}" }\n' };
  expect(await gradeScript(files)).toMatchObject({ points: { earned: 0 } });
});

/** Programs that want more than they can. Each knows its first board from the sources of Cavalo, or guesses. */
test.each([
  ["is right on the trials alone", 'console.log(text.startsWith("..x") ? 4 : 77, "movimentos");\n'],
  [
    // The same guesses each time: luck must not decide this test.
    "guesses",
    'console.log(1 + (Array.from(text, (sign, at) => at * sign.charCodeAt(0)).reduce((sum, each) => sum + each) % 9), "movimentos");\n',
  ],
])("a program that %s gains no case that nobody gives it", async (_, program) => {
  const reads =
    'process.stdout.write("Nome do arquivo: ");\nconst { readFileSync } = require("fs");\nconst text = readFileSync(readFileSync(0, "utf8").split("\\n")[0], "utf8");\n';
  const { points } = await gradeScript({ "a.js": reads + program }, { cases: /^tiny-|^seam|^worked/ });
  expect(points.earned).toBeLessThan(points.possible / 3);
});
