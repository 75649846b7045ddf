import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { printGoal } from "./goals.ts";
import { median, secondsOf } from "./measure.ts";
import { RUN_FACTOR } from "./overhead.ts";

/** The command, as it is started. */
export const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
export const CASES = path.join(PACKAGE_FOLDER, "cases", "lost-knight");
const PROGRAM = path.join(PACKAGE_FOLDER, "submissions", "lost-knight", "cpp-prints-path", "main.cpp");
const SIZES = [100, 150, 200, 250, 300, 350, 400, 450, 500, 550];
const COPIES = 5;

/** A program whose second line lacks its semicolon. */
const BROKEN = 'public class Main {\n  public static void main(String[] a) { System.out.println("2") }\n}\n';
/** One that is right nowhere. */
const WRONG = BROKEN.replace('"2")', '"Impossível");');

/** A folder of its own for what a bench writes. */
export async function withFolder(use: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "cavalo-bench-"));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls the command as a user does, with nothing remembered but in `memory`; its time in seconds. */
export function cavalo(
  args: readonly string[],
  { folder, memory }: { folder: string; memory: string },
): number {
  const environment = { ...process.env, XDG_CACHE_HOME: memory };
  return secondsOf([process.execPath, MAIN, ...args], { directory: folder, environment });
}

/**
 * Measures the command that a user types, beside the compiler and the bare runs of the program.
 *
 * @param bubblewrapMs the time of an empty program in bubblewrap alone
 */
export function benchCommand(bubblewrapMs: number): Promise<void> {
  return withFolder((folder) => {
    const cases = layBoards(folder);
    const boards = SIZES.map((size) => readFileSync(path.join(CASES, "boards", `caso${size}.txt`), "utf8"));
    const { compilerSeconds, runSeconds } = bare(folder, boards);
    const [first, second] = [newProgram(folder), newProgram(folder)];
    const grade = (program: string, { on = cases, jobs = 1 } = {}) =>
      cavalo(
        [
          ...["grade", program, "--problem", "lost-knight", "--cases", on],
          ...["--trust-submissions", "--jobs", String(jobs)],
        ],
        { folder, memory: path.join(folder, "memory") },
      );

    const veryFirst = grade(first);
    const neverSeen = grade(second);
    const again = grade(second);
    const both = grade(newProgram(folder), { jobs: 2 });
    const most =
      compilerSeconds + runSeconds + (boards.length * COPIES * RUN_FACTOR * bubblewrapMs) / 1000 + 0.3;
    const because = `the compiler ${compilerSeconds.toFixed(2)} s, the bare runs ${runSeconds.toFixed(2)} s`;
    const title = `${boards.length * COPIES} boards, a C++ program`;
    const unit = "s";
    printGoal({
      number: "1a",
      title: `${title} never seen before`,
      measured: neverSeen,
      most,
      unit,
      because,
    });
    printGoal({
      number: "1b",
      title: `${title}, the very first start`,
      measured: veryFirst,
      most: 1.5 * most,
      unit,
    });
    printGoal({ number: "1c", title: `${title}, once more`, measured: again, most: 0.5, unit });
    printGoal({
      number: "1d",
      title: "two jobs beside one",
      measured: both / neverSeen,
      most: 0.65,
      unit: "x",
    });

    const tiny = path.join(CASES, "tiny-3x3.yaml");
    const oneCase = () => grade(second, { on: tiny });
    oneCase();
    const tinySeconds = median([oneCase(), oneCase(), oneCase()]);
    const mostTiny = 0.35 + compilerSeconds + runSeconds / (boards.length * COPIES);
    printGoal({ number: "3", title: "one tiny case", measured: tinySeconds, most: mostTiny, unit });
  });
}

/** Measures the time until a student is told of a mistake, beside the compiler. */
export function benchCheck(): Promise<void> {
  return withFolder((folder) => {
    for (const [name, text] of Object.entries({ broken: BROKEN, wrong: WRONG })) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, "Main.java"), text);
    }
    const javac = (name: string) =>
      secondsOf([
        "javac",
        "-nowarn",
        "-d",
        path.join(folder, "classes"),
        path.join(folder, name, "Main.java"),
      ]);
    const check = (name: string) =>
      cavalo(["check", path.join(folder, name), "--problem", "lost-knight"], {
        folder,
        memory: path.join(folder, "memory"),
      });
    check("broken");
    const broken = [1, 2, 3].map(() => ({ alone: javac("broken"), told: check("broken") }));
    const wrong = [1, 2, 3].map(() => ({ alone: javac("wrong"), told: check("wrong") }));
    const medianOf = (key: "alone" | "told", all: typeof broken) => median(all.map((each) => each[key]));
    printGoal({
      number: "2a",
      title: "check tells of a missing semicolon in Java",
      measured: medianOf("told", broken),
      most: medianOf("alone", broken) + 0.4,
      unit: "s",
      because: "javac alone + 0.4 s",
    });
    printGoal({
      number: "2b",
      title: "check tells of the first wrong case",
      measured: medianOf("told", wrong),
      most: medianOf("alone", wrong) + 0.5,
      unit: "s",
      because: "javac alone + 0.5 s; measured to the end of all cases",
    });
  });
}

/** Lays several cases of each large board; the folder. A group that none of them is in would be a mistake. */
function layBoards(folder: string): string {
  const cases = path.join(folder, "cases");
  mkdirSync(cases);
  const { groups, ...problem } = parse(readFileSync(path.join(CASES, "problem.yaml"), "utf8"));
  writeFileSync(
    path.join(cases, "problem.yaml"),
    stringify({ ...problem, groups: { boards: groups.boards } }),
  );
  symlinkSync(path.join(CASES, "boards"), path.join(cases, "boards"));
  for (const size of SIZES) {
    for (let copy = 0; copy < COPIES; copy++) {
      copyFileSync(path.join(CASES, `board-${size}.yaml`), path.join(cases, `board-${size}-${copy}.yaml`));
    }
  }
  return cases;
}

/** Lays a program that no other is like; its folder. */
function newProgram(folder: string): string {
  const program = path.join(folder, `program-${randomUUID()}`);
  mkdirSync(program);
  writeFileSync(path.join(program, "main.cpp"), `${readFileSync(PROGRAM, "utf8")}\n// ${randomUUID()}\n`);
  return program;
}

/** Compiles the program and runs it on the boards, without the harness. */
function bare(folder: string, boards: readonly string[]): { compilerSeconds: number; runSeconds: number } {
  const program = path.join(folder, "program");
  const compile = () => secondsOf(["g++", "-std=gnu++17", "-O2", "-o", program, PROGRAM]);
  const compilerSeconds = median([compile(), compile(), compile()]);
  const board = path.join(folder, "board.txt");
  let runSeconds = 0;
  for (const text of boards) {
    writeFileSync(board, text);
    for (let copy = 0; copy < COPIES; copy++)
      runSeconds += secondsOf([program, "board.txt"], { directory: folder });
  }
  return { compilerSeconds, runSeconds };
}
