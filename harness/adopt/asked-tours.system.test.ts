import { expect, test } from "vitest";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { folderWith } from "../testing/folders.ts";
import { gradingOne } from "../testing/grading-one.ts";
import { scriptRuns } from "../testing/script-runs.ts";
import { tourOf } from "../testing/tour-search.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR } from "../testing/tours.ts";
import { adoptWhileGrading } from "./while-grading.ts";

const gradeOne = gradingOne(adoptWhileGrading);
/** Grades a script, which tries dozens of ways, without a process for each. */
const gradeScript = gradingOne(adoptWhileGrading, { runsOf: scriptRuns });

test("a board of one size is proposed to the instructor, and excuses from no case", async () => {
  const board = CHESSBOARD_TOUR.map((line) => line.join(" ")).join("\n");
  const graded = await gradeScript(
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
  const source = `process.stdout.write("Digite o modo (a,b): ");
const modo = require("fs").readFileSync(0, "utf8").split("\\n")[0];
console.log(modo === "a" ? ${JSON.stringify(board)} : "?");`;
  const graded = await gradeScript({ "main.js": source }, { problem: "knights-tour", cases: /^8x8.r[01]c0/ });
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
  const graded = await gradeScript({ "main.js": source }, { problem: "knights-tour", cases: /^8x8.r[01]c0/ });
  expect(graded.toLookAt).toMatchObject([{ kind: "fixed-found" }, { kind: "two-conventions" }]);
  expect(graded.results.map(({ note }) => note)).toEqual([undefined, undefined]);
});

test("a start that is met by chance does not keep a program from being tried otherwise", async () => {
  const board = tourOf(8, 0, 1)
    .map((line) => line.join(" "))
    .join("\n");
  const graded = await gradeScript(
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
  const graded = await gradeScript({ "main.js": program }, request);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining('"{n}"') }]);
});

test("a program that asks if the tour is to be closed is told so", async () => {
  const program = `const lines = require("fs").readFileSync(0, "utf8").split("\\n");
const ask = (text) => {
  process.stdout.write(text);
  return lines.length > 1 ? lines.shift() : process.exit(1);
};
const [side, row, column] = ["Size: ", "Start row (0-based): ", "Start column (0-based): "].map((text) => Number(ask(text)));
const closed = ${JSON.stringify(CLOSED_TOUR)};
const tour =
  ask("Passeio fechado? (s/n): ") === "s"
    ? closed.map((line) => line.map((step) => ((step - closed[row][column] + 36) % 36) + 1))
    : (${tourOf.toString()})(side, row, column);
console.log("\\n" + tour.map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^6x6-closed|^8x8.r1c[01]/ } as const;
  const { verdicts, notices, toLookAt } = await gradeScript({ "main.js": program }, request);
  expect(Object.keys(verdicts)).toEqual(["AC"]);
  expect(notices).toMatchObject([
    { kind: "own-way", way: expect.stringContaining("{tour:open=n,closed=s}") },
  ]);
  expect(notices).not.toMatchObject([{ onlyOpen: true }]);
  expect(toLookAt).toBeUndefined();
});

test("one case on which it computes for ever does not keep a program from being asked otherwise", async () => {
  const program = `const [side, , row, column] = process.argv.slice(2).map(Number);
const [first, second, rest] = require("fs").readFileSync(0, "utf8").trim().split("\\n").map(Number);
if (rest !== undefined || second === undefined) while (side === 5 && row === 2) {}
else console.log((${tourOf.toString()})(8, first, second).map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^5x8|^8x8.r1c[01]/ } as const;
  const graded = await gradeScript({ "main.js": program }, request);
  expect(graded.verdicts).toEqual({ AC: 2, PE: 2 });
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining("{row0}") }]);
});

test("of a program that is right only where its start shows nothing, no search in vain is told: it reads its input", async () => {
  const moves = JSON.stringify(CLOSED_TOUR);
  const program = `const asked = process.argv.slice(2, 4).join(" ") === "6 6";
console.log(asked ? ${moves}.map((line) => line.join(" ")).join("\\n") : "?");`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^6x6|^8x8.r1c1/ } as const;
  const graded = await gradeScript({ "main.js": program }, request);
  expect(graded.verdicts).toMatchObject({ AC: 1 });
  expect(graded.notices).toBeUndefined();
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
  const graded = await gradeScript({ "main.js": program }, request);
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
  const graded = await gradeScript(files, request);
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
  const graded = await gradeScript({ "main.js": program }, request);
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining("1\\n{rows}") }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
});

test("a program that mixes up the numbers of the contract is not asked in another order", async () => {
  const program = `const [side, , row, column] = process.argv.slice(2).map(Number);
${OR_ENDS}const tour = ${tourOf.toString()};
console.log(tour(side, column, row).map((line) => line.join(" ")).join("\\n"));`;
  const request = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[02]/ } as const;
  const graded = await gradeScript({ "main.js": program }, request);
  expect(graded.verdicts).toEqual({ AC: 1, WA: 2 });
});

test("a program that is asked from 1 on, and counts its rows from the bottom, is read so", async () => {
  const source = `const lines = require("fs").readFileSync(0, "utf8").split("\\n");
const ask = (text) => {
  process.stdout.write(text);
  return lines.length > 1 ? lines.shift().split(" ").map(Number) : process.exit(1);
};
const [columns, rows] = ask("Columns and rows: ");
const [x, y] = ask("Starting column and row (1 to n): ");
if (![rows, x, y].every(Number.isInteger) || x > columns || y > rows) process.exit(1);
const tour = (${tourOf.toString()})(rows, rows - y, x - 1);
console.log(tour.map((line) => line.join(" ")).join("\\n"));`;
  const graded = await gradeScript({ "a.js": source }, { problem: "knights-tour", cases: /^8x8.r[1-6]c3/ });
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining('"firstRow":"bottom"') }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  // Nobody asks it for a closed tour, so to deny one is no answer.
  const denies = source.replace("console.log(", 'console.log(rows === 7 ? "No tour" : ');
  const closed = await gradeScript(
    { "a.js": denies },
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

/** Finds tours, also closed ones of one board, and tells them. */
const SEARCH = `const searched = ${tourOf.toString()};
const closedTour = ${JSON.stringify(CLOSED_TOUR)};
const find = (rows, columns, row, column, closed) => {
  if (!closed) return searched([rows, columns], row, column);
  if (rows !== 6 || columns !== 6) return [];
  return closedTour.map((line) => line.map((step) => ((step - closedTour[row][column] + 36) % 36) + 1));
};
const tell = (tour) =>
  console.log(tour.flat().includes(1) ? tour.map((line) => line.join(" ")).join("\\n") : "No tour");
`;

const OF_EACH_KIND = {
  problem: "knights-tour",
  cases: /^[345]x[345]|^6x6-closed|^7x7-closed|^8x8.r1c[01]/,
} as const;

test.each([
  [
    "begins in the same corner whatever it is told",
    `const [rows, columns] = [Number(process.argv[2]), Number(process.argv[3])];
const closed = process.argv.length > 6 && process.argv[6] === "closed";
${SEARCH}tell(find(rows, columns, 0, 0, closed));`,
    { WA: 3 },
  ],
  [
    "leaves out its last step",
    `const words = process.argv.slice(2);
const closed = words.length > 4;
if (words.length < 4) {
  process.stdout.write("Linhas, colunas, linha e coluna iniciais: ");
  words.splice(0, 4, ...require("fs").readFileSync(0, "utf8").split("\\n")[0].split(" "));
}
const [linhas, colunas, iniL, iniC] = words.map(Number);
${SEARCH}const tour = find(linhas, colunas, iniL, iniC, closed);
tell(tour.map((line) => line.map((step) => step % (linhas * colunas))));`,
    { WA: 4 },
  ],
])("a program that obeys the contract, but %s, is asked by it", async (_, program, wrong) => {
  const graded = await gradeScript({ "a.js": program }, OF_EACH_KIND);
  expect(graded.verdicts).toMatchObject(wrong);
  expect(graded.verdicts).toEqual(
    (await gradeScript({ "a.js": program }, { ...OF_EACH_KIND, adopt: undefined })).verdicts,
  );
  expect(graded.notices ?? []).toEqual([]);
});

test("a program that counts from 1, but else obeys the contract, is told which tours must be closed", async () => {
  const program = `const words = process.argv.slice(2);
if (words.length === 0) words.push(...require("fs").readFileSync(0, "utf8").split("\\n")[0].split(" "));
const [rows, columns, row, column] = words.slice(0, 4).map(Number);
const closed = words[4] === "closed";
if (!(row > 0 && column > 0)) throw new Error("the board begins at 1");
${SEARCH}tell(find(rows, columns, row - 1, column - 1, closed));`;
  const graded = await gradeScript({ "a.js": program }, OF_EACH_KIND);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([{ kind: "own-way", way: expect.stringContaining("{row1}") }]);
  expect(graded.toLookAt).toBeUndefined();
});
