import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { clueOr } from "../base/reading-time.ts";
import { parseBoard } from "../case/board.ts";
import { leastMoves } from "../case/board-rules.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import type { FindingKind } from "../finding/index.ts";
import type { Adopt, Proposal } from "../grade/asking/input-mode.ts";
import type { Execution, Executor } from "../grade/executor.ts";
import type { GradeRequest } from "../grade/grade.ts";
import { TOO_LONG } from "../grade/task/judge.ts";
import { unjudged } from "../grade/unjudged.ts";
import { findProgram } from "../run/isolation/programs.ts";
import { CUSTOM, customProblem } from "./custom-problems.ts";
import { notebookOf } from "./notebook.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, RECTANGLE_TOUR } from "./tours.ts";
import {
  type Files,
  FROM_CORNER,
  FROM_OTHER_CORNERS,
  type Put,
  prints,
  TORUS,
  tours,
  WRONG_ANSWERS,
} from "./wrong-answers.ts";

/** A program that is put to cases, and what else is not as usual. */
export interface Drawing extends Put {
  /** Changes the program's folder before it is looked at. */
  readonly lay?: (folder: string) => void;
  /** The reference has to answer, and to be proven, although it has been before. */
  readonly anew?: true;
  readonly request?: (usual: GradeRequest) => Partial<GradeRequest>;
  /** True for a hand-in, whose manifest is a student's. */
  readonly handedIn?: true;
  /** True if it draws by what its process does. */
  readonly ofProcess?: true;
  /** A program of the system that the machine is without. */
  readonly without?: string | undefined;
}

const manifest = (text: string, files: Files = {}): Files => ({ ...files, "submission.yaml": `${text}\n` });
const shell = (script: string) => manifest(`run: [sh, -c, ${JSON.stringify(script)}]`);
const script = (text: string): Files => ({ "main.js": text });
const SPENT = "const spentMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;\n";
/** Computes for ever, and looks at the clock. */
const ENDLESS = `${SPENT}while (spentMs() < Infinity);\n`;
const processOf = (put: Put): Drawing => ({ ...put, ofProcess: true });
const RIGHT = prints("2 movimentos");
const PRINTS_IN_JAVA =
  'public class Main {\n  public static void main(String[] a) { System.out.println("2 movimentos"); }\n}\n';
/** A program of C that calls what two files define, in different ways. */
const DEFINED_TWICE: Files = {
  "main.c": "int answers(void);\nint main(void) { return answers() < 0; }\n",
  "norte.c": '#include <stdio.h>\nint answers(void) { return puts("2 movimentos"); }\n',
  "sul.c": '#include <stdio.h>\nint answers(void) { return puts("3 movimentos"); }\n',
};
const INCLUDES_BY_ANOTHER_NAME: Files = {
  "main.c": '#include "Cavalo.h"\nint main(void) { return puts("2 movimentos") < 0; }\n',
  "cavalo.h": "#include <stdio.h>\n",
};
/** Knows the public answers by the size of the board. */
const TABLE_OF_ANSWERS = `const rows = require("fs").readFileSync(process.argv[2], "utf8").trimEnd().split("\\n");
const moves = {
  "100": 68, "150": 64, "200": 108, "250": 156, "20": 12, "600": 101,
};
console.log(\`\${moves[rows.length] ?? 1} movimentos\`);
`;
const SAYS_NONE = 'console.log("sem solução");\n';

const DRAWS = `console.log(${JSON.stringify(RECTANGLE_TOUR.map((row) => row.join(" ")).join("\n"))});\n`;

/** Says nothing that is an answer, and is taken to be asked in this way. */
const asked = (found?: Proposal["found"]): Drawing => ({
  ...onTorus(prints("Bom dia")),
  request: () => ({ adopt: async () => ({ ways: 3, ...(found && { found }) }) }),
});

/** Looks for a clue that is never found. */
const searchesForEver: Adopt = async () => {
  clueOr(undefined, () => {
    for (;;);
  });
  return { ways: 3 };
};

const onTorus = (files: Files): Put => ({ on: TORUS, files });
const onRectangle = (files: Files): Put => ({ on: tours(FROM_CORNER), files });
const fixed = (what: string) => onRectangle(manifest(`fixed: { ${what} }`, RIGHT));

/** Makes machines that judge in one way, and keep nothing. */
const judging = (judge: Execution["judge"]): Executor => ({
  basisOf: async () => {
    throw new Error("nothing is kept here");
  },
  within: (_, use) => use({ atOnce: 1, judge, confirmsAll: async () => true, end: async () => [] }),
});

/** Machines of which none comes back. */
const LOSES_MACHINES = judging(async (assignment) => unjudged(assignment, { lost: 2 }));

/** Machines to which every output is too long. */
const READS_NOTHING = judging(async (assignment) => {
  const { results, ...record } = unjudged(assignment, "stopped");
  return { ...record, results: results.map((each) => ({ ...each, attempt: TOO_LONG })) };
});

/** The limit of wall time leaves a busy machine the time to reach the others. */
const limited = (files: Files, { wallMs = 60_000, outputBytes = 1000 } = {}): Put => ({
  on: {
    ...TORUS,
    "problem.yaml": `${TORUS["problem.yaml"]}limits: { cpuMs: 1000, wallMs: ${wallMs}, outputBytes: ${outputBytes}, memoryBytes: 67108864 }\n`,
  },
  files,
});

/** Open boards, each with another number of columns, and another number of moves to their middle. */
const OPEN_BOARDS = Array.from({ length: 10 }, (_, at) => {
  const half = ".".repeat(19 + 10 * at);
  const plain = `.${half}.${half}\n`;
  return `C${plain.slice(1)}${plain.repeat(2)}.${half}S${half}\n${plain.repeat(2)}`;
});
const onOpenBoards = (...others: readonly string[]): Files => ({
  "problem.yaml": TORUS["problem.yaml"]!,
  ...Object.fromEntries(
    [...OPEN_BOARDS, ...others].map((board, at) => [
      `board-${at}.yaml`,
      `title: A board\nboard:\n  text: |\n${board.replaceAll(/^/gm, "    ").trimEnd()}\n`,
    ]),
  ),
});
const MOVES = OPEN_BOARDS.map((board) => leastMoves(parseBoard(board, String)));

/** A program that knows the open boards by their columns, and what it makes of the moves and the columns. */
const knowing = (says: (moves: string, columns: string) => string) =>
  script(`const columns = require("fs").readFileSync(process.argv[2], "utf8").indexOf("\\n");
const moves = ${JSON.stringify(MOVES)}[columns / 20 - 2] ?? 99999;
console.log(\`${says("moves", "columns")}\`);
`);
const onBoards = (...says: Parameters<typeof knowing>): Put => ({
  on: onOpenBoards(),
  files: knowing(...says),
});

const STARTS = ["[0, 1]", "[1, 3]", "[2, 0]", "[4, 5]", "[5, 2]"];

/** A search from C to S. It takes the oldest square of its queue, and says its moves. */
const searching = ({
  takes = "queue.shift()",
  says = "moves[here]",
  row = "(here[0] + down + 2 * rows) % rows",
}): Files =>
  script(`const board = require("fs").readFileSync(process.argv[2], "utf8").trim().split("\\n");
const [rows, columns] = [board.length, board[0].length];
const squares = board.flatMap((line, row) => Array.from(line, (mark, column) => ({ mark, at: [row, column] })));
const [start, exit] = ["C", "S"].map((letter) => squares.find(({ mark }) => mark === letter).at);
const left = ([row, column]) => Math.abs(row - exit[0]) + Math.abs(column - exit[1]);
const moves = { [start]: 0 };
const queue = [start];
let here;
while (queue.length > 0) {
  here = ${takes};
  if (String(here) === String(exit)) break;
  for (const [down, right] of [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]) {
    const to = [${row}, (here[1] + right + 2 * columns) % columns];
    if (board[to[0]][to[1]] === "x" || to in moves) continue;
    moves[to] = moves[here] + 1;
    queue.push(to);
  }
}
console.log(String(here) === String(exit) ? \`\${${says}} movimentos\` : "impossível");
`);

/** A right program that takes so many milliseconds for the moves and the squares of a board, put to boards on which it is slow. */
function slowAt(ms: (moves: string, squares: string) => string): Put {
  const { "main.js": text } = searching({});
  const rows = Array.from({ length: 40 }, (_, row) => {
    const line = ".".repeat(40);
    return row === 0 ? `C${line.slice(1)}` : row === 20 ? `${line.slice(1)}S` : line;
  });
  const board = ["title: An open board", "board:", "  text: |", ...rows.map((row) => `    ${row}`), ""].join(
    "\n",
  );
  return {
    on: {
      "problem.yaml": `${TORUS["problem.yaml"]}limits: { cpuMs: 300, wallMs: 60000 }\n`,
      ...Object.fromEntries(Array.from("abc", (name) => [`${name}.yaml`, board])),
    },
    files: script(
      // How long the run time takes to begin must not matter.
      `${SPENT}const begun = spentMs();\n${text}const ms = ${ms("moves[here]", "(rows * columns)")};\nwhile (spentMs() - begun < ms);\n`,
    ),
  };
}

/** A program that knows two open tours, which begin on two squares. */
const OPEN_TOURS = script(`const tour = ${JSON.stringify(CHESSBOARD_TOUR)};
console.log((process.argv[5] === "0" ? tour : tour.map((row) => row.toReversed())).map((row) => row.join(" ")).join("\\n"));
`);

/** A program that knows a closed tour, which it enters anywhere, and how it writes a row and a column. */
const closedTour = (square: string): Put => ({
  on: tours(...STARTS.map((start) => `rows: 6\ncolumns: 6\nstart: ${start}`)),
  files: script(`const steps = ${JSON.stringify(CLOSED_TOUR.flat())};
const [, , startRow, startColumn] = process.argv.slice(2).map(Number);
const squares = [];
for (const [at, step] of steps.entries())
  squares[(step - steps[6 * startRow + startColumn] + 36) % 36] = [Math.floor(at / 6), at % 6];
console.log(squares.map(([row, column]) => ${square}).join("\\n"));
`),
});

const BOARD = TORUS["torus.yaml"]!;

/** More boards than time-outs decide about and chances are given to, each with a row more than the one before it. */
const MANY_BOARDS: Files = {
  "problem.yaml": `${TORUS["problem.yaml"]}stopAfterTimeouts: true\nlimits: { cpuMs: 500 }\n`,
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`torus-${at}.yaml`, `${BOARD}${"    ......\n".repeat(at)}`]),
  ),
};

/** Isolates nothing: a program works on the disk, finds its earlier files, and reaches its measurements. */
const PLAIN = () => ({ isolation: { level: "D", chainCpuMs: 0 } }) as const;

/** As if another board had been read out of the case than the one that the reference is given. */
const provedOn = (on: Put["on"], change: (boardText: string) => string): Drawing => ({
  on,
  files: RIGHT,
  anew: true,
  request: ({ cases }) => ({
    cases: (cases as readonly LostKnightCase[]).map((asked) => ({
      ...asked,
      board: parseBoard(change(asked.boardText), String),
    })),
  }),
});

/** Over the limit the first time, by no more than a busy machine explains. */
const UNSTABLE = `${SPENT}
const fs = require("fs");
const seen = __dirname + "/seen";
if (!fs.existsSync(seen)) while (spentMs() < 1200);
fs.writeFileSync(seen, "");
${RIGHT["main.js"]}`;

/** Its time grows like the squares, from 10 x 10 on; what its start takes of it, more or less, is made up for. */
const SLOW = `${SPENT}
const [rows, columns] = process.argv.slice(2);
while (spentMs() < 300 + (rows < 10 ? 0 : 2 * rows * columns));
${SAYS_NONE}`;
/** Boards without a closed tour, so that the answer is right: of a wrong one nobody knows which board was searched. */
const SIDES = [7, 11, 13, 15, 17, 19, 23, 41];

/** The compiler takes it that a sum never overflows; checked, the sum is made. */
const OVERFLOWS = `#include <limits.h>
#include <stdio.h>
int main(int count, char **words) {
  printf("%d movimentos\\n", 3 + (count + INT_MAX < count));
}
`;

/** The overflow changes nothing: its sum is not used. */
const OVERFLOWS_UNUSED = `#include <limits.h>
#include <stdio.h>
int main(int count, char **words) {
  volatile int most = INT_MAX;
  most = most + count;
  printf("3 movimentos\\n");
}
`;

/** A folder under a path that is longer than any may be, which not even root can read. */
function layTooDeep(folder: string): void {
  const long = Array(9).fill("a".repeat(240)).join("/");
  const [lower, there] = [path.join(folder, "..", "lower"), path.join(folder, long, "lower")];
  for (const upper of [folder, lower]) mkdirSync(path.join(upper, long), { recursive: true });
  renameSync(lower, there);
  onTestFinished(() => renameSync(there, lower));
}

/** A main program that says so. */
const MAIN_PY = 'if __name__ == "__main__":\n    print(2)\n';

function layLink(program: string): void {
  symlinkSync("/etc/hostname", path.join(program, "dados.txt"));
}

/** Another student, whose name ends in a letter that is not Latin. */
function layTwin(program: string): void {
  cpSync(program, program.replace(/m$/, "м"), { recursive: true });
}

function layLatin1(program: string): void {
  writeFileSync(path.join(program, "main.py"), 'print("posição", 2)\n', "latin1");
}

function layNotText(folder: string): void {
  renameSync(folder, Buffer.concat([Buffer.from(`${folder}-jo`), Buffer.from("ã", "latin1")]));
}

/** A file of zeros, which takes nothing on the disk. */
function layTooLarge(folder: string): void {
  truncateSync(path.join(folder, "video.mp4"), 256 * 1024 * 1024 + 1);
}

type OtherKind = Exclude<FindingKind, keyof typeof WRONG_ANSWERS>;

/** For each other kind a program that draws it by what it does or is, by several answers, or by a fault of ours. */
export const OTHERS: Readonly<Record<OtherKind, Drawing>> = {
  ...CUSTOM,
  "unreadable-answer": onTorus(prints("olá")),
  "exit-code": processOf(onTorus(script("process.exit(3);\n"))),
  signal: processOf(onTorus(script("process.abort();\n"))),
  "arguments-too-long": {
    on: "lost-knight/board-400",
    files: manifest('input: { arguments: ["{board}"] }', RIGHT),
  },
  "input-too-large": {
    on: "lost-knight/board-550",
    files: manifest(`input: { stdin: "${"{board}".repeat(29)}" }`, RIGHT),
  },
  "cpu-limit": processOf(limited(script("for (;;);\n"))),
  "not-run-too-slow": { on: MANY_BOARDS, files: script(ENDLESS) },
  "wall-limit": processOf(limited(script("setTimeout(() => {}, 1e9);\n"), { wallMs: 3000 })),
  "waits-for-input": {
    ...onTorus(manifest("run: [sh, -c, cat]\ninput: { staysOpen: true }")),
    request: PLAIN,
  },
  // The words of the run time at its end need room.
  "memory-limit": processOf(
    limited(script("for (const all = []; ; ) all.push(Buffer.alloc(1e6, 1));\n"), { outputBytes: 100_000 }),
  ),
  "output-limit": processOf(limited(script('console.log("2 movimentos\\n".repeat(1000));\n'))),
  "file-size-limit": limited(shell("exec head -c 2000000 /dev/zero >answer")),
  "space-limit": {
    ...limited(shell("for i in $(seq 80); do head -c 1000000 /dev/zero >$i; done; sleep 60")),
    request: PLAIN,
  },

  refused: processOf(onTorus(prints("thread error\\n9 movimentos"))),
  "exit-code-forgiven": processOf(onTorus(script(`${RIGHT["main.js"]}process.exitCode = 1;\n`))),
  "machines-lost": { ...onTorus(RIGHT), request: () => ({ executor: LOSES_MACHINES }) },
  "not-judged": { ...onRectangle(manifest('input: { stdin: "{n}" }', RIGHT)), handedIn: true },
  "read-out-wrong": { ...onTorus({ "cavalo.ipynb": notebookOf(["print(9)\n"]) }), handedIn: true },
  "signal-forgiven": processOf(onTorus(script(`${RIGHT["main.js"]}process.abort();\n`))),
  "include-misspelled": onTorus(INCLUDES_BY_ANOTHER_NAME),
  "source-renamed": onTorus({ "Cavalo.java": PRINTS_IN_JAVA }),
  unstable: { ...processOf(limited(script(UNSTABLE))), request: PLAIN },

  "not-compiled": processOf(onTorus(script("Em 2 movimentos\n"))),
  "not-utf8": { ...onTorus(manifest("encoding: utf8", { "main.py": "" })), lay: layLatin1 },
  "compiler-crashed": onTorus(manifest('build: [[sh, -c, "kill -SEGV $$"]]\nrun: ["./program"]')),
  "no-program": onTorus(manifest('build: [[sh, -c, ":"]]\nrun: ["./program"]')),
  "compiler-over-limit": onTorus(manifest('build: [[head, -c, "2000000", /dev/zero]]\nrun: ["./program"]')),

  "no-source": onTorus({ "relatorio.txt": "Em 2 movimentos\n" }),
  "several-languages": onTorus({ ...RIGHT, "main.py": "print(2)\n" }),
  "several-mains": onTorus({ "a.py": "print(2)\n", "b.py": "print(2)\n" }),
  "several-copies": onTorus(DEFINED_TWICE),
  "no-main": onTorus({ "A.java": "class A {}\n", "B.java": "class B {}\n" }),
  "main-missing": onTorus(manifest("main: cavalo.js", RIGHT)),
  "manifest-broken": { ...onTorus(manifest("langage: c", RIGHT)), handedIn: true },
  "other-problem": { ...onTorus(manifest("problem: knights-tour", RIGHT)), handedIn: true },
  // Its own word for moves is not known, and its number of steps is another one.
  "heard-by-evidence": onBoards(
    (moves, columns) => `Antall trekk: \${${moves}}\\nSteps: \${${columns} ** 2}`,
  ),
  // Now the one number is right, and now the other.
  "two-readings": onBoards(
    (moves, columns) =>
      `A: \${${moves} + (${columns} % 40 ? 1 : 0)} moves\\nB: \${${moves} + (${columns} % 40 ? 0 : 1)} moves`,
  ),
  "read-by-convention": closedTour("'abcdef'[column] + (6 - row)"),
  "two-conventions": closedTour("'(' + column + ', ' + row + ')'"),
  "also-found": onTorus({ "main.c": OVERFLOWS_UNUSED }),
  "own-way": asked({
    manifest: { input: { stdin: "{boardPath}\n" } },
    cases: 5,
    rightBy: () => 3,
    isMadeUp: true,
  }),
  "clues-given-up": { ...onTorus(prints("Bom dia")), request: () => ({ adopt: searchesForEver }) },
  "no-way-found": asked(),
  "never-asked": {
    ...asked(),
    ...onTorus(script('console.error("usage: main.js CODE");\nprocess.exit(2);\n')),
  },
  "fixed-found": asked({
    manifest: { fixed: { rows: 8, columns: 8 } },
    cases: 5,
    rightBy: () => 3,
  }),
  "heard-alone": {
    on: onOpenBoards(),
    files: script('console.log(" ".repeat(7_000_000));\n'),
  },
  "number-for-none": {
    on: onOpenBoards("CSxxx\nxxxxx\nxxxxx\nxxxxx\nxxxxx\n", "CxxxS\nxxxxx\nxxxxx\nxxxxx\nxxxxx\n"),
    files: knowing((moves) => `\${${moves}} movimentos`),
  },
  "answers-written": { on: "lost-knight/{board-[12],r}*", files: script(TABLE_OF_ANSWERS) },
  "scripts-aside": onTorus({ "main.py": MAIN_PY, "desenha.js": "console.log(1);\n" }),
  "other-languages": onTorus({ "main.py": MAIN_PY, "cavalo.nim": "echo 1\n" }),
  "other-mains": onTorus({ "main.py": MAIN_PY, "cavalo.py": MAIN_PY }),
  "copies-aside": onTorus({ ...DEFINED_TWICE, "sul.c": "", "norte2.c": DEFINED_TWICE["sul.c"]! }),
  "not-in-project": onTorus({
    ...{ "main.c": "int main(void) { return 0; }\n", "fila.c": "int fila;\n" },
    "cavalo.cbp": '<Unit filename="main.c" />\n',
  }),
  "other-versions": onTorus({ "v1/main.py": MAIN_PY, "v2/main.py": MAIN_PY }),
  "newer-is-late": {
    ...onTorus(
      Object.fromEntries(
        ["01", "03"].flatMap((day) =>
          Object.entries(RIGHT).map(([file, text]) => [`2026-10-${day}-10-00-00/${file}`, text]),
        ),
      ),
    ),
    handedIn: true,
  },
  "name-like-another": { ...onTorus(RIGHT), lay: layTwin, handedIn: true },
  "counting-share": {
    on: {
      "problem.yaml": `${TORUS["problem.yaml"]}countingShare: 0.5\n`,
      // One move, or two: a program that says one number always has another mistake.
      ...Object.fromEntries(
        ["..S", "x.S", ".S.", "xS."].map((row, at) => [
          `open-${at}.yaml`,
          `title: An open board\nboard:\n  text: |\n    C......\n    ${row}....\n${"    .......\n".repeat(5)}`,
        ]),
      ),
    },
    files: searching({ says: "moves[here] + 1" }),
  },
  "keys-ignored": { ...onTorus(manifest("expect: { '*': WA }", RIGHT)), handedIn: true },
  "left-out": { ...onTorus(RIGHT), lay: layLink, handedIn: true },
  "archive-left-out": { ...onTorus({ ...RIGHT, "extra.zip": "no zip" }), handedIn: true },
  "read-out": { ...onTorus({ "cavalo.ipynb": notebookOf(["%time print(2)\n"]) }), handedIn: true },
  "text-aside": {
    ...onTorus({ ...RIGHT, "onlinetext.html": "<p>import sys</p><p>print(2)</p>" }),
    handedIn: true,
  },
  "not-read-out": { ...onTorus({ "cavalo.ipynb": "{" }), handedIn: true },
  "not-compiled-as-read": { ...onTorus({ "cavalo.ipynb": notebookOf(["print(2\n"]) }), handedIn: true },
  "archive-closed": { ...onTorus({ "trabalho.zip": "no zip" }), handedIn: true },
  "name-not-text": { ...onTorus(RIGHT), lay: layNotText },
  "files-unreadable": { ...onTorus(RIGHT), lay: layTooDeep },
  "sources-too-large": onTorus({
    ...RIGHT,
    ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.js`, "/".repeat(500_000)])),
  }),
  "reading-too-long": { ...onTorus(RIGHT), request: () => ({ executor: READS_NOTHING }) },
  "folder-too-large": { ...onTorus({ ...RIGHT, "video.mp4": "" }), lay: layTooLarge },

  "size-fixed": fixed("rows: 8, columns: 8"),
  "tour-fixed": fixed("tour: closed"),
  "start-fixed": fixed("start: [1, 1]"),
  "start-random": fixed("start: random"),

  "toolchain-missing": onTorus(manifest("run: [cavalo-is-not-installed]")),
  "library-missing": onTorus({ "main.py": "import biblioteca_que_falta\n" }),
  "notebook-needed": onTorus({ "main.py": "%matplotlib inline\n" }),
  "display-missing": onTorus(script('throw new Error("cannot open display: :0");\n')),
  "newer-toolchain-needed": onTorus({ "main.py": 'print(t"{2} movimentos")\n' }),
  "not-square": onRectangle(manifest('input: { stdin: "{n}" }', RIGHT)),
  "no-terminal": { ...onTorus(manifest("input: { terminal: true }", RIGHT)), without: findProgram("script") },
  stopped: { ...processOf(onTorus(RIGHT)), request: () => ({ signal: AbortSignal.abort() }) },
  // A reference that never ends, so that it is not proved before it is known that nobody needs it.
  "proof-not-needed": {
    on: customProblem("answer: line\nreference: reference", {
      files: { "reference/main.js": "setInterval(() => {}, 1000);\n" },
    }),
    files: manifest("run: [cavalo-is-not-installed]"),
    anew: true,
  },

  // The level is said to work here, and does not.
  "not-started": {
    ...processOf(onTorus(RIGHT)),
    request: () => ({ isolation: { level: "A", chainCpuMs: 0 } }),
  },
  unmeasured: { ...processOf(onTorus(script('process.kill(0, "SIGKILL");\n'))), request: PLAIN },
  // Its folder goes away before its turn comes.
  "own-fault": {
    ...processOf(onTorus(RIGHT)),
    request({ submissions }) {
      rmSync(submissions[0]!.folder, { recursive: true });
      return {};
    },
  },
  "reference-rejected": WRONG_ANSWERS["case-wrong"],
  "certificate-incomplete": provedOn(TORUS, (text) => `${text}......\n`),
  "certificate-label": provedOn(TORUS, (text) => text.replace("x", ".")),
  // The exit is halfway on the only way to the other.
  "certificate-proves-another": provedOn("lost-knight/worked-example", (text) =>
    text.replace("S", ".").replace("xxxxx.", "xxxxxS"),
  ),

  "uncaught-error": processOf(onTorus(script("const mapa = [];\nmapa[1].length;\n"))),

  "wrong-idea": { on: "lost-knight/seam-*", files: searching({ says: "moves[here] + 1" }) },
  "next-depth": { on: "lost-knight/tiny-*", files: searching({ says: "moves[queue[0] ?? here]" }) },
  "path-not-wrapped": onTorus(prints("2 movimentos\n(0, 0)\n(-1, 2)\n(3, 3)")),
  "same-number": { on: "lost-knight/tiny-*", files: script('console.log("5 movimentos");\n') },
  "wrong-search": {
    on: "lost-knight/[st]*",
    files: searching({ takes: "queue.sort((one, other) => left(one) - left(other)).shift()" }),
  },
  "answers-vary": onTorus(script("console.log(Math.ceil(1e9 * Math.random()), 'movimentos');\n")),
  "closed-ignored": {
    on: tours(...[0, 7].map((column) => `rows: 8\ncolumns: 8\nstart: [0, ${column}]\ntour: closed`)),
    files: OPEN_TOURS,
  },
  "fixed-file": {
    on: "lost-knight/tiny-*",
    files: script('require("fs").readFileSync("casos/tabuleiro.txt");\n'),
  },
  "first-way": onBoards((moves) => `\${3 * ${moves}} movimentos`),
  "fails-off-square": {
    on: tours(
      "rows: 1\ncolumns: 5\nstart: all\nanswer: none",
      "rows: 2\ncolumns: 2\nstart: all\nanswer: none",
    ),
    files: script(`if (process.argv[2] !== process.argv[3]) throw Error();\n${SAYS_NONE}`),
  },
  "fails-only-where": {
    on: tours(
      ...Array.from({ length: 7 }, () => FROM_CORNER),
      ...[2, 3, 4].map((side) => `rows: ${side}\ncolumns: ${side}\nstart: [0, 0]\nanswer: none`),
    ),
    files: script(`if (process.argv[2] === process.argv[3]) throw Error();\n${DRAWS}`),
  },
  "denies-tours": {
    on: tours(FROM_CORNER, FROM_CORNER, ...[0, 2].map((row) => `rows: 6\ncolumns: 6\nstart: [${row}, 0]`)),
    files: script(`if (process.argv[2] === "3") {\n${DRAWS}} else ${SAYS_NONE}`),
  },
  "slow-search": {
    on: tours(
      FROM_CORNER,
      FROM_CORNER,
      `rows: 8\ncolumns: 8\nstart: [0, 0]\nlimits: { cpuMs: 500, wallMs: 60000 }`,
    ),
    files: script(`if (process.argv[3] === "8") {\n${ENDLESS}}\n${DRAWS}`),
  },
  "squares-counted": {
    on: "lost-knight/[hmr]*",
    files: searching({ says: "Object.keys(moves).length" }),
  },
  // Far more for each move than the squares explain: what a start takes, more or less, does not matter.
  "squares-again": slowAt((moves) => `10 ** ${moves} / 200`),
  "slow-squares": slowAt((_, squares) => `(${squares} / 40) ** 2`),
  "wrong-beyond": {
    on: tours(
      ...[2, 3, 4, 5, 6, 10, 11, 12].map(
        (columns) => `rows: 1\ncolumns: ${columns}\nstart: [0, 0]\nanswer: none`,
      ),
      ...[15, 20, 30].map((rows) => `rows: ${rows}\ncolumns: 1\nstart: [0, 0]\nanswer: none`),
    ),
    files: script(`if (process.argv[3] > 9) throw Error();\n${SAYS_NONE}`),
  },
  "wrong-start-idea": WRONG_ANSWERS["wrong-start"],
  "always-no-tour": { on: tours(FROM_CORNER, ...FROM_OTHER_CORNERS), files: script(SAYS_NONE) },
  "slow-growth": {
    on: tours(
      ...SIDES.map(
        (n) =>
          `rows: ${n}\ncolumns: ${n}\nstart: [0, 0]\ntour: closed\nanswer: none\nlimits: { cpuMs: 1500, wallMs: 60000 }`,
      ),
    ),
    files: script(SLOW),
  },
  "deep-recursion": processOf({
    on: "lost-knight/{tiny-*,open-80}",
    files: script(`const board = require("fs").readFileSync(process.argv[2], "utf8");
const deep = (calls) => (calls === 0 ? 0 : deep(calls - 1) + 0);
deep(board.length > 1000 ? 1e6 : 10);
console.log("5 movimentos");
`),
  }),
  "negative-remainder": processOf({
    on: "lost-knight/seam-rows",
    files: searching({ row: "(here[0] + down) % rows" }),
  }),
  pitfall: onTorus(script('const rows = Array(2).fill([]);\nconsole.log(rows.length + 1, "movimentos");\n')),
  "second-opinion": onTorus({ "main.c": OVERFLOWS }),
};
