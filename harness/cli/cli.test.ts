import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import type { Report } from "../report/record/report.ts";
import { casesAlone } from "../testing/cases-alone.ts";
import { cavalo, cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { processesWith, scratchOf } from "../testing/residue.ts";
import { runProgram } from "./program.ts";

const cavaloHere = cavaloWithin(runProgram);

const readReport = (folder: string): Report =>
  JSON.parse(readFileSync(path.join(folder, "report.json"), "utf8"));

const RIGHT = `
const board = require("fs").readFileSync(0, "utf8").trimEnd().split("\\n");
const [rows, columns] = [board.length, board[0].length];
const row = board.findIndex((line) => line.includes("C"));
let ring = [[row, board[row].indexOf("C")]];
const seen = new Set(ring.map(String));
const moves = [[1,2],[2,1],[2,-1],[1,-2],[-1,-2],[-2,-1],[-2,1],[-1,2]];
for (let count = 0; ring.length > 0; count++) {
  const next = [];
  for (const [r, c] of ring) {
    if (board[r][c] === "S") { console.log("Em " + count + " movimentos."); process.exit(0); }
    for (const [down, right] of moves) {
      const to = [(r + down + 2 * rows) % rows, (c + right + 2 * columns) % columns];
      if (board[to[0]][to[1]] !== "x" && !seen.has(String(to))) { seen.add(String(to)); next.push(to); }
    }
  }
  ring = next;
}
console.log("impossivel");
`;
const SMALL = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-{1x5,2x3,3x3,4x4}.yaml");
const ALONE = casesAlone("tiny-1x5", "tiny-2x3", "tiny-3x3", "tiny-4x4");

test("a class is graded from any folder, and the report is what its schema says", async () => {
  const folder = folderWith({
    "turma a/joão/main.js": RIGHT,
    "turma a/maria/main.js": "console.log('1')",
    "turma a/zé/main.js": "syntax error",
  });
  const { exitCode, stdout } = await cavalo(
    folder,
    "grade",
    "turma a",
    "--trust-submissions",
    "--no-adopt",
    "--problem",
    "lost-knight",
    "--cases",
    SMALL,
  );
  expect(exitCode).toBe(1);
  expect(stdout).toContain("3 submissions, 4 cases, 12 results.");

  const report = readReport(path.join(folder, "reports", "latest"));
  expect(report.submissions.map(({ name, verdicts }) => [name, verdicts])).toEqual([
    ["joão", { AC: 4 }],
    ["maria", { AC: 2, WA: 2 }],
    ["zé", { CE: 4 }],
  ]);
  const schema = JSON.parse(
    readFileSync(path.join(PACKAGE_FOLDER, "harness", "report", "report.schema.json"), "utf8"),
  );
  const ajv = new Ajv();
  expect(ajv.validate(schema, report), ajv.errorsText()).toBe(true);
  const own = path.join(folder, "reports", "latest", "submissions", "maria.json");
  expect(JSON.parse(readFileSync(own, "utf8"))).toEqual(report.submissions[1]);
});

test("two gradings differ in their timings only", async () => {
  const folder = folderWith({ "ana/main.js": RIGHT, "bia/main.py": "print(1 / 0)" });
  const reports = [];
  for (const jobs of ["1", "4"]) {
    const { stdout } = await cavaloHere(
      folder,
      "grade",
      ".",
      "--trust-submissions",
      "--no-adopt",
      "--json",
      "--jobs",
      jobs,
      "--problem",
      "lost-knight",
      "--cases",
      ALONE,
    );
    reports.push(JSON.parse(stdout, (key, value) => (key === "timings" ? undefined : value)));
  }
  expect(reports[0]).toEqual(reports[1]);
});

test("a student is told every finding in full, on the public cases", async () => {
  const folder = folderWith({ "main.js": "console.log('1')" });
  const { exitCode, stdout } = await cavaloHere(
    folder,
    "check",
    "--no-adopt",
    "--problem",
    "lost-knight",
    "--cases",
    SMALL,
  );
  expect(exitCode).toBe(1);
  expect(stdout).toBe(
    [
      "WA  A torus of 3 x 3, where a knight cannot change row or column alone (tiny-3x3): the least number of moves is 3, but the program answered 1",
      "    input     C.S",
      "              xx.",
      "              .x.",
      "    expected  3 moves",
      "    printed   1",
      "    by hand   cavalo show tiny-3x3 --output board.txt",
      "              node --check ./main.js",
      "              cavalo show tiny-3x3 | node main.js board.txt",
      "        0  1  2",
      "      ╔═════════╗",
      "    0 ║ C  ·  S ║",
      "    1 ║ █  █  1 ║",
      "    2 ║ 2  █  · ║",
      "      ╚═════════╝",
      "    1 2 3 a shortest way, C start, S exit, █ blocked, ║ seam: the board continues on the opposite side",
      `4 of 6 points: ${path.basename(folder)} (2 AC accepted, 1 WA wrong answer)`,
      "  Small boards: 4 of 6",
    ].join("\n"),
  );
});

test("a student is told in Portuguese, as the cases say or as is asked for", async () => {
  const folder = folderWith({
    "cases/problem.yaml": "problem: lost-knight\ntitle: O cavalo perdido\nlanguage: pt-BR\n",
    "cases/perto.yaml": `title: A saída está perto\nboard:\n  text: "${"C...\\n....\\n.S..\\n....\\n"}"\n`,
    "main.js": "console.log('3')",
  });
  const options = ["check", "--no-adopt", "--problem", "lost-knight", "--cases"];
  const byCases = await cavaloHere(folder, ...options, "cases");
  expect(byCases.stdout.split("\n")).toEqual([
    "WA  A saída está perto (perto): o menor número de movimentos é 1, mas o programa respondeu 3",
    "    entrada   C...",
    "              ....",
    "              .S..",
    "              ....",
    "    esperado  1 movimento",
    "    impresso  3",
    "    à mão     cavalo show perto --output board.txt",
    "              node --check ./main.js",
    "              cavalo show perto | node main.js board.txt",
    `0 de 1 ponto: ${path.basename(folder)} (1 WA resposta errada)`,
  ]);
  const asked = await cavaloHere(folder, ...options, ALONE, "--lang", "pt-BR", "--json");
  expect(JSON.parse(asked.stdout)).toMatchObject({
    language: "pt-BR",
    submissions: [{ results: [{}, { finding: { kind: "wrong-number-of-moves", found: 3 } }, {}] }],
  });
});

test.each([
  [["grade", "nowhere"], "nowhere: no such folder"],
  [["grade", "--cases", "nowhere"], "nowhere: no case was found"],
  [
    ["grade", "--problem", "chess"],
    '--problem: "chess" is not a problem. The problems known here are lost-knight, knights-tour, knight-moves',
  ],
  [
    ["grade", "--jobs", "0"],
    "option '--jobs <number>' argument '0' is invalid. It must be a whole number, at least 1.",
  ],
  [
    ["boards", "--cases", "bad.yaml"],
    "problem.yaml: no such file. It must say which problem the cases beside it belong to (problem: lost-knight or problem: knights-tour) and its title (title: ...)",
  ],
  [["check", "empty"], "empty: no such folder"],
])("%j is one line and exit code 2, and writes nothing", async (args, line) => {
  const folder = folderWith({ "bad.yaml": "" });
  const { exitCode, stderr } = await cavaloHere(folder, ...args);
  expect(stderr).toBe(line);
  expect(exitCode).toBe(2);
  expect(readdirSync(folder)).toEqual(["bad.yaml"]);
});

test("a case that is wrong costs nobody points", async () => {
  const folder = folderWith({
    "cases/problem.yaml": "problem: knights-tour\ntitle: Tours\n",
    "cases/6x6.yaml": "title: stated wrongly\nrows: 6\ncolumns: 6\nstart: [0, 0]\nanswer: none\n",
    "ana/main.js": "console.log('sem solução')",
  });
  const { exitCode, stdout } = await cavaloHere(
    folder,
    "grade",
    "ana",
    "--trust-submissions",
    "--no-adopt",
    "--problem",
    "knights-tour",
    "--cases",
    "cases",
  );
  expect(exitCode).toBe(2);
  expect(stdout).toContain("The reference was not accepted in knights-tour/6x6");
  expect(readReport(path.join(folder, "reports", "latest")).submissions[0]).toMatchObject({
    points: { earned: 0, possible: 0, unjudged: 1 },
    verdicts: { JE: 1 },
    results: [{ finding: { kind: "reference-rejected", case: "knights-tour/6x6" } }],
  });
});

/** Grades a class in which one program waits for ever, and says so in its title: then it is known to those who will end it. */
function classThatWaits(cases = ALONE) {
  const mark = `mark-${Math.random()}`;
  const folder = folderWith({
    "a/main.js": RIGHT,
    "b/main.js": 'process.title = process.argv[2] + " waits";\nsetInterval(() => {}, 1000);\n',
    "b/submission.yaml": `input:\n  arguments: ["${mark}"]\n`,
    ...Object.fromEntries(["c", "d", "e"].map((name) => [`${name}/main.js`, RIGHT])),
  });
  const options = [
    "--trust-submissions",
    "--no-adopt",
    "--problem",
    "lost-knight",
    "--cases",
    cases,
    "--jobs",
    "1",
  ];
  const grading = cavalo(folder, "grade", ".", ...options);
  return { mark, folder, grading, waits: () => processesWith(`${mark} waits`) };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s kills what runs, keeps what was finished, and leaves nothing",
  async (signal) => {
    const { mark, folder, grading, waits } = classThatWaits();
    await expect.poll(waits).not.toEqual([]);
    expect(scratchOf(grading.pid)).not.toEqual([]);
    grading.kill(signal);

    const { exitCode, stdout, stderr } = await grading;
    expect(exitCode).toBe(130);
    const points = CATALOGUES.en.words.total({ earned: 8, possible: 8 });
    const lines = stderr.split("\n");
    expect(lines).toContain(`${points}: a`);
    expect(lines.at(-1)).toBe(CATALOGUES.en.words.stopping);
    expect(stdout).not.toMatch(/^[cde] /m);
    expect(stdout).toContain("Nothing of 4 submissions was judged, because the grading was stopped.");
    expect(stdout).toContain("1 of 5 submissions are finished and kept. The same command goes on");
    await expect.poll(() => processesWith(mark)).toEqual([]);
    expect(scratchOf(grading.pid)).toEqual([]);
    const report = readReport(path.join(folder, "reports", "latest"));
    expect(report.stopped).toBe(true);
    expect(report.submissions.map(({ verdicts }) => verdicts)).toEqual([
      { AC: 4 },
      ...Array(4).fill({ SK: 4 }),
    ]);
  },
);

/** Prints as many numbers as may be printed: to read them takes many seconds. It is to be seen before it has printed them. */
const FLOOD = `process.title = process.argv[2] + " prints";
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
for (let left = 15; left > 0; left--) require("fs").writeSync(1, "1 2 3 4 5 6 7\\n".repeat(65536));
`;

test("SIGTERM ends the reading of a flood", async () => {
  const mark = `mark-${Math.random()}`;
  const folder = folderWith({
    "main.js": FLOOD,
    "submission.yaml": `input:\n  arguments: ["${mark}"]\n`,
  });
  const smallest = path.join(ALONE, "tiny-4x4.yaml");
  const options = ["--trust-submissions", "--no-adopt", "--problem", "lost-knight", "--cases", smallest];
  const grading = cavalo(folder, "grade", ".", ...options);
  await expect.poll(() => processesWith(`${mark} prints`)).not.toEqual([]);
  await expect.poll(() => processesWith(mark)).toEqual([]);
  grading.kill("SIGTERM");
  expect((await grading).exitCode).toBe(130);
  const [stopped] = readReport(path.join(folder, "reports", "latest")).submissions;
  expect(stopped?.results).toMatchObject([{ finding: { kind: "stopped" } }]);
});

test("after SIGKILL no program outlives its wall limit, and the next start removes what was left", async () => {
  // A program that nobody watches any more may go on for several times its wall limit.
  const short = "title: Um toro pequeno\nboard:\n  text: |\n    Cx.Sx\nanswer: 1\nlimits:\n  wallMs: 1000\n";
  const problem = "problem: lost-knight\ntitle: Curto\n";
  const cases = folderWith({ "problem.yaml": problem, "curto.yaml": short });
  const { mark, grading, waits } = classThatWaits(cases);
  await expect.poll(waits).not.toEqual([]);
  grading.kill("SIGKILL");
  await grading;
  expect(scratchOf(grading.pid)).not.toEqual([]);
  await expect.poll(() => processesWith(mark)).toEqual([]);

  const folder = folderWith({ "main.js": RIGHT });
  await cavaloHere(folder, "check", "--no-adopt", "--problem", "lost-knight", "--cases", ALONE);
  expect(scratchOf(grading.pid)).toEqual([]);
});

test("boards are imported into the cases that are named, and into no others", async () => {
  const folder = folderWith({
    "cases/problem.yaml": "problem: lost-knight\ntitle: Boards of a class\n",
    "cases/near.yaml": "title: Near\nboard:\n  file: caso3.txt\nanswer: 1\n",
    "own/caso3.txt": "C..\n..x\n.S.\n",
  });
  const { exitCode, stderr } = await cavaloHere(folder, "boards", "import", "own", "--cases", "cases");
  expect(stderr).toBe("cases: no board of these cases is made from a seed");
  expect(exitCode).toBe(2);
});
