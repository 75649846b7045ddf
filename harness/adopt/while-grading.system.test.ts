import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { ProblemName } from "../case/names.ts";
import type { Adopt } from "../grade/own-way.ts";
import { openStore } from "../grade/store.ts";
import { journalIn } from "../grade/store-lines.ts";
import { notRun } from "../grade/task-run.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { ASKS_FOR_FILE } from "../testing/asking-programs.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { tourOf } from "../testing/tour-search.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR } from "../testing/tours.ts";
import { adoptWhileGrading } from "./while-grading.ts";

interface Request {
  readonly problem?: ProblemName;
  readonly cases?: RegExp;
  readonly adopt?: Adopt | undefined;
  /** The folder of the report; without it nothing is kept. */
  readonly out?: string;
  readonly signal?: AbortSignal;
}

async function gradeOne(files: Readonly<Record<string, string>>, request: Request = {}) {
  const { problem = "lost-knight", cases = /^tiny-[34]/, out, signal } = request;
  const adopt = "adopt" in request ? request.adopt : adoptWhileGrading;
  const all = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem), problem });
  const submissions = await discoverSubmissions(folderWith(files), problem, { source: { trusted: false } });
  const store =
    out === undefined
      ? undefined
      : await openStore(out, { signal: new AbortController().signal, onWait: () => {} });
  try {
    const report = await gradeAndTell({
      cases: all.filter(({ name }) => cases.test(name)),
      submissions,
      jobs: 1,
      isolation: await bestIsolation(),
      adopt,
      signal,
      ...(store && { keeping: { store, samples: false, sourceOf: () => ({ root: "/" }) } }),
    });
    return report.submissions[0]!;
  } finally {
    store?.close();
  }
}

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

test("of several programs the one that solves small cases is graded, and its report says why", async () => {
  const graded = await gradeOne({ "antigo.py": "print(2)\n", "novo.py": ASKS_FOR_FILE });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  const chosen = { taken: "novo.py", trials: { right: 5, cases: 5 }, others: ["antigo.py"] };
  expect(graded.notices).toMatchObject([{ kind: "other-mains", ...chosen }, { kind: "own-way" }]);
});

test("of more programs than can be tried the one that speaks of the problem is, and not all others are named", async () => {
  const others = Array.from({ length: 14 }, (_, at) => [`a${at}.py`, `print(${at})\n`]);
  const program = `# menor caminho do cavalo no tabuleiro\n${ASKS_FOR_FILE}`;
  const graded = await gradeOne({ ...Object.fromEntries(others), "z.py": program });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  const [chosen] = graded.notices ?? [];
  expect(chosen).toMatchObject({ kind: "other-mains", taken: "z.py" });
  expect(chosen).toHaveProperty("others", [...others.slice(0, 10).map(() => expect.any(String)), "..."]);
});

test("of programs in several languages the one that solves small cases is graded", async () => {
  const graded = await gradeOne({ "cavalo.js": "console.log(2)\n", "cavalo.py": ASKS_FOR_FILE });
  expect(graded).toMatchObject({ language: "Python", notices: [{ taken: "cavalo.py" }, {}] });
});

test("a program that needs what is not here is not graded if another one beside it does without", async () => {
  const files = {
    "main.py": "import janela_bonita\njanela_bonita.abre()\n",
    "cavalo_texto.py": ASKS_FOR_FILE,
  };
  const graded = await gradeOne(files);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([{ taken: "cavalo_texto.py", others: ["main.py"] }, {}]);
});

test("of several programs that all need what is not here it is said what that is", async () => {
  const source = "import janela_bonita\njanela_bonita.abre()\n";
  const graded = await gradeOne({ "a.py": source, "b.py": source });
  expect(graded.results[0]?.finding).toMatchObject({ kind: "library-missing", library: "janela_bonita" });
});

test("several programs of which none proves to understand its input are to look at, and cost nothing", async () => {
  const graded = await gradeOne({ "a.py": "print(2)\n", "b.py": "print(3)\n" });
  expect(Object.keys(graded.verdicts)).toEqual(["SK"]);
  expect(graded.points.possible).toBe(0);
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

test("a program that runs on boards of its own is given the board in their place", async () => {
  const board = "Cx....x\nx.xxxxx\nxxxxx.x\nxx.xxxx\nxxxxxxS\nx..xxxx\nxxxxxxx\n";
  const solve = ASKS_FOR_FILE.replace('input("Nome do arquivo: ")', "nome").trim().replaceAll("\n", "\n    ");
  const graded = await gradeOne({
    "cavalo.py": `for nome in ["casos/a.txt", "casos/b.txt"]:\n    print(nome)\n    ${solve}\n`,
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
  const { verdicts, notices } = await gradeOne(files, { problem: "knight-moves", cases: /^example/ });
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
  expect(
    (await gradeOne(files, { out, adopt: stopped, signal: stopping.signal })).verdicts,
  ).not.toHaveProperty("AC");
  expect(Object.keys((await gradeOne(files, { out })).verdicts)).toEqual(["AC"]);
});

test("of several programs that were not tried, because the grading was stopped, it is not said that they are unclear", async () => {
  const stopping = new AbortController();
  const stopped: Adopt = async () => {
    stopping.abort();
    return { ways: 1 };
  };
  const files = { "a.py": ASKS_FOR_FILE, "b.py": ASKS_FOR_FILE };
  const graded = await gradeOne(files, { adopt: stopped, signal: stopping.signal });
  expect(graded.results[0]?.finding).toMatchObject({ kind: "stopped" });
});

test("a fault of ours while its way is looked for costs a program nothing", async () => {
  const fault = notRun({ verdict: "JE", finding: { kind: "own-fault", quote: "no memory" } });
  const failing: Adopt = (submission) =>
    adoptWhileGrading(submission, { run: () => Promise.resolve(fault) }, "nothing");
  const graded = await gradeOne({ "cavalo.py": ASKS_FOR_FILE }, { adopt: failing });
  expect(Object.keys(graded.verdicts)).toEqual(["JE"]);
  expect(graded.points.possible).toBe(0);
});

test("a fault of ours while several programs are tried costs nothing, and lets no other one be taken", async () => {
  const failing: Adopt = async (submission, ...trying) =>
    submission.manifest.main === "a.py"
      ? { ways: 1, fault: { kind: "own-fault", quote: "no memory" } }
      : adoptWhileGrading(submission, ...trying);
  const graded = await gradeOne({ "a.py": ASKS_FOR_FILE, "b.py": ASKS_FOR_FILE }, { adopt: failing });
  expect(Object.keys(graded.verdicts)).toEqual(["JE"]);
});

test("a mistake in our own search costs a program nothing, and ends no grading", async () => {
  const failing: Adopt = () => Promise.reject(new TypeError("x is undefined"));
  const graded = await gradeOne({ "cavalo.py": ASKS_FOR_FILE }, { adopt: failing });
  expect(Object.keys(graded.verdicts)).toEqual(["JE"]);
  expect(graded.results[0]?.finding).toMatchObject({ kind: "own-fault", quote: "TypeError: x is undefined" });
});

test("a program with a manifest is asked as that says", async () => {
  const files = { "cavalo.py": ASKS_FOR_FILE, "submission.yaml": 'input: { stdin: "{board}" }\n' };
  expect(await gradeOne(files)).toMatchObject({ points: { earned: 0 } });
});

test("a board of one size is proposed to the instructor, and excuses from no case", async () => {
  const board = CHESSBOARD_TOUR.map((line) => line.join(" ")).join("\n");
  const graded = await gradeOne(
    { "main.js": `console.log(${JSON.stringify(board)})` },
    { problem: "knights-tour", cases: /^6x5|^8x8.r1c[01]/ },
  );
  expect(graded.toLookAt).toMatchObject([
    { kind: "fixed-found", fixed: '{"rows":8,"columns":8,"tour":"open","start":[0,0]}', cases: 3 },
  ]);
  expect(graded.verdicts).not.toHaveProperty("SK");
});

test("a wrong start that the program was never told is said to be so", async () => {
  const board = CHESSBOARD_TOUR.map((line) => line.join(" ")).join("\n");
  const source = `modo = input("Digite o modo (a,b): ")\nprint("""${board}""" if modo == "a" else "?")\n`;
  const graded = await gradeOne({ "main.py": source }, { problem: "knights-tour", cases: /^8x8.r[01]c0/ });
  expect(graded.notices).toMatchObject([
    { kind: "own-way", way: expect.stringContaining("a\\n"), madeUp: true },
  ]);
  expect(graded.results.map(({ verdict, note }) => [verdict, note?.kind])).toEqual([
    ["AC", undefined],
    ["WA", "start-fixed"],
  ]);
});

test("of a list that leaves out its start no other start is said to be the only one that was shown", async () => {
  const steps = tourOf(8, 4, 4).flat();
  const squares = steps.map((_, step) => steps.indexOf(step + 1)).slice(1);
  const list = squares.map((at) => `${at >> 3} ${at & 7}`).join("\n");
  const source = `console.log(${JSON.stringify(list)})`;
  const graded = await gradeOne({ "main.js": source }, { problem: "knights-tour", cases: /^8x8.r[01]c0/ });
  expect(graded.toLookAt).toMatchObject([{ kind: "fixed-found" }, { kind: "two-conventions" }]);
  expect(graded.results.map(({ note }) => note)).toEqual([undefined, undefined]);
});

test("a start that is met by chance does not keep a program from being tried otherwise", async () => {
  const board = tourOf(8, 0, 1)
    .map((line) => line.join(" "))
    .join("\n");
  const graded = await gradeOne(
    { "main.js": `console.log(${JSON.stringify(board)})` },
    { problem: "knights-tour", cases: /^8x8.r0c[123]/ },
  );
  expect(graded.verdicts).toEqual({ AC: 1, WA: 2 });
  expect(graded.toLookAt).toMatchObject([{ fixed: expect.stringContaining('"start":[0,1]'), cases: 2 }]);
});

test("a start that is drawn is told from one of the program's own, though runs are kept", async () => {
  // Like one that draws its numbers from the second in which it begins.
  const program = `import time
shift = int(time.time()) % 36
for row in ${JSON.stringify(CLOSED_TOUR)}: print(*[(step + shift) % 36 + 1 for step in row])
`;
  const request = { problem: "knights-tour", cases: /^6x6|^8x8.r1c[01]/, out: folderWith({}) } as const;
  const graded = await gradeOne({ "a.py": program }, request);
  expect(graded.toLookAt).toMatchObject([{ fixed: expect.stringContaining('"start":"random"') }]);
});

/** Ends at once where it is given too few numbers or would search in vain, so that no time goes by. */
const OR_ENDS = `if (![side, row, column].every(Number.isInteger)) process.exit(2);
if (side % 2 === 1 && ((row % side) + (column % side)) % 2 === 1) process.exit(3);
`;

test("a tour that is right from the corner alone does not keep a program from being asked otherwise", async () => {
  const program = `const [side, row, column] = process.argv.slice(2).map(Number);
${OR_ENDS}const tour = ${tourOf.toString()};
console.log(tour(side, row % side, column % side).map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[01]/ } as const;
  const graded = await gradeOne({ "main.js": program }, request);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining('"{n}"') }]);
});

test("one case on which it computes for ever does not keep a program from being asked otherwise", async () => {
  const program = `const [side, , row, column] = process.argv.slice(2).map(Number);
const [first, second, rest] = require("fs").readFileSync(0, "utf8").trim().split("\\n").map(Number);
if (rest !== undefined || second === undefined) while (side === 5 && row === 2) {}
else console.log((${tourOf.toString()})(8, first, second).map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^5x8|^8x8.r1c[01]/ } as const;
  const graded = await gradeOne({ "main.js": program }, request);
  expect(graded.verdicts).toEqual({ AC: 2, PE: 2 });
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining("{row0}") }]);
});

test("of a program that is right only where its start shows nothing, a search in vain is told", async () => {
  const moves = JSON.stringify(CLOSED_TOUR);
  const program = `const asked = process.argv.slice(2, 4).join(" ") === "6 6";
console.log(asked ? ${moves}.map((line) => line.join(" ")).join("\\n") : "?");`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^6x6|^8x8.r1c1/ } as const;
  const graded = await gradeOne({ "main.js": program }, request);
  expect(graded.notices).toMatchObject([{ kind: "no-way-found", isRightSomewhere: true }]);
});

test("a program that never begins is not told to say how it is asked", async () => {
  const request = { problem: "knights-tour", cases: /^5x5-corner/ } as const;
  const graded = await gradeOne({ "passeio.py": "def passeio(n):\n    return n\n" }, request);
  expect(graded.verdicts).toEqual({ PE: 1 });
  expect(graded.notices).toBeUndefined();
});

test("a program whose own words ask for another argument is asked so, though it is mostly right without", async () => {
  const program = `const words = process.argv.slice(2);
if (words.length !== 4) console.log("Usage: node passeio.js <0/1/2> <n> <x> <y>");
const [how, side, row, column] = words.map(Number);
${OR_ENDS}if (how > 2 && row === 1 && column === 1) process.exit();
console.log((${tourOf.toString()})(side, row, column).map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x8|^8x8.r1c[0-3]/ } as const;
  const graded = await gradeOne({ "main.js": program }, request);
  expect(graded.verdicts).toEqual({ AC: 4, SK: 1 });
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining('"{n}"') }]);
});

test("a program that reads its boards from a file of its own is asked there, though one of them is right by chance", async () => {
  const program = `const { readFileSync } = require("fs");
const tour = ${tourOf.toString()};
for (const line of readFileSync("entrada.txt", "utf8").trim().split("\\n")) {
  const [rows, columns, row, column] = line.split(" ").map(Number);
  if (rows < 5 || (rows * columns * (row + column)) % 2 === 1) console.log("Nenhum caminho encontrado");
  else console.log(tour(rows, row - 1, column - 1).map((line) => line.join(" ")).join("\\n"));
}`;
  const files = {
    "main.js": program,
    "entrada.txt": "2 2 1 1\n5 5 2 2\n5 5 1 1\n6 6 1 1\n7 7 1 1\n8 8 1 1\n",
  };
  const request = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[135]/ } as const;
  const graded = await gradeOne(files, request);
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining("entrada.txt") }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
});

test("a program whose file begins with the number of boards is told that there is one", async () => {
  const program = `const words = require("fs").readFileSync("entrada.txt", "utf8").trim().split(/\\s+/).map(Number);
for (let board = 0; board < words[0]; board++) {
  const [rows, , row, column] = words.slice(4 * board + 1);
  console.log((${tourOf.toString()})(rows, row - 1, column - 1).map((line) => line.join(" ")).join("\\n"));
}`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[135]/ } as const;
  const graded = await gradeOne({ "main.js": program }, request);
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining("1\\n{rows}") }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
});

test("a program that mixes up the numbers of the contract is not asked in another order", async () => {
  const program = `const [side, , row, column] = process.argv.slice(2).map(Number);
${OR_ENDS}const tour = ${tourOf.toString()};
console.log(tour(side, column, row).map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[02]/ } as const;
  const graded = await gradeOne({ "main.js": program }, request);
  expect(graded.verdicts).toEqual({ AC: 1, WA: 2 });
});

test("a program that is asked from 1 on, and counts its rows from the bottom, is read so", async () => {
  const source = `
m, n = map(int, input("Columns and rows: ").split())
x, y = map(int, input("Starting column and row (1 to n): ").split())
b = [[0] * m for _ in range(n)]
def near(r, c):
    return [(r + i, c + j) for i, j in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
            if 0 <= r + i < n and 0 <= c + j < m and not b[r + i][c + j]]
def visit(r, c, k):
    b[r][c] = k
    if k == n * m or any(visit(*to, k + 1) for to in sorted(near(r, c), key=lambda to: len(near(*to)))):
        return True
    b[r][c] = 0
print("\\n".join(" ".join(map(str, row)) for row in b) if visit(n - y, x - 1, 1) else "No tour")
`;
  const graded = await gradeOne({ "a.py": source }, { problem: "knights-tour", cases: /^8x8.r[1-6]c3/ });
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining('"firstRow":"bottom"') }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  // Nobody asks it for a closed tour, so to deny one is no answer.
  const denies = source.replace("print(", "print('No tour' if n == 7 else ");
  const closed = await gradeOne(
    { "a.py": denies },
    { problem: "knights-tour", cases: /^7x7-closed|^8x8.r[1-6]c3/ },
  );
  expect(closed.verdicts).toMatchObject({ AC: 6, SK: 1 });
});

const hasC = (await findToolchain(LANGUAGES.c)).found;

test.skipIf(!hasC)("a crash of a program that knows one board only is looked into, too", async () => {
  const lines = CHESSBOARD_TOUR.map((row) => `  puts("${row.join(" ")}");\n`).join("");
  const source = `#include <stdio.h>\nchar *none;\nint main(void) {\n${lines}  fflush(stdout);\n  *none = 1;\n}\n`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c0/ } as const;
  const { verdicts, diagnoses } = await gradeOne({ "main.c": source }, request);
  expect(verdicts).toEqual({ RTE: 2 });
  expect(diagnoses).toMatchObject([{ kind: "second-opinion", line: 13, case: "5x5-corner" }]);
});

/** Programs that want more than they can. Each knows its first board from the sources of Cavalo, or guesses. */
test.each([
  [
    "is right on the trials alone",
    "nome = input('Nome do arquivo: ')\nt = open(nome).read()\nprint(4 if t.startswith('..x') else 77, 'movimentos')",
  ],
  [
    // The same guesses each time: luck must not decide this test.
    "guesses",
    "import random\nrandom.seed(open(input('Nome do arquivo: ')).read())\nprint(random.randint(1, 9), 'movimentos')",
  ],
])("a program that %s gains no case that nobody gives it", async (_, program) => {
  const { points } = await gradeOne({ "a.py": program }, { cases: /^tiny-|^seam|^worked/ });
  expect(points.earned).toBeLessThan(points.possible / 3);
});
