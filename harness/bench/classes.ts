import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { CASES, cavalo, withFolder } from "./command.ts";
import { printGoal } from "./goals.ts";
import { secondsOf } from "./measure.ts";

/** Students of the class with endless loops, and how many of them wrote one. */
const STUDENTS = 20;
const ENDLESS = 2;
const SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions", "lost-knight");

/** A kind of program that a whole class hands in. */
interface Kind {
  readonly number: string;
  readonly from: string;
  readonly comment: string;
  readonly students: number;
  /** Shell commands that build one and run it on a board, without the harness. */
  readonly build: string;
  readonly run: string;
  /** Times the bare processes that the class may take. */
  readonly most: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  Java: {
    number: "6a",
    from: "java-package",
    comment: "//",
    students: 10,
    build: "javac -encoding UTF-8 -nowarn -d classes $(find . -name '*.java')",
    run: 'exec java -XX:ActiveProcessorCount=2 -Xms8m -cp classes br.usp.grafo.Principal "$0"',
    most: 1.15,
  },
  Python: {
    number: "6b",
    from: "python-needs-last-newline",
    comment: "#",
    students: 12,
    build: ":",
    run: 'exec python3 cavalo.py <"$0"',
    most: 1.1,
  },
};

/** Measures classes beside the bare processes of their programs, one at a time. */
export async function benchClasses(): Promise<void> {
  for (const [language, kind] of Object.entries(KINDS)) {
    await withFolder((folder) => {
      const students = layClass(path.join(folder, "class"), Array(kind.students).fill(kind));
      const bareSeconds = bare(students, { kind, boards: layBoards(folder) });
      printGoal({
        number: kind.number,
        title: `a class of ${kind.students} programs in ${language}`,
        measured: gradeClass(folder) / bareSeconds,
        most: kind.most,
        unit: "x",
        because: "its bare processes",
      });
    });
  }
}

/** Measures a class with endless loops beside the same class without them. */
export async function benchTimeouts(): Promise<void> {
  const right = { from: "c-array-queue", comment: "//" };
  const endless = { from: "c-endless-loop", comment: "//" };
  const seconds: number[] = [];
  for (const loops of [0, ENDLESS]) {
    await withFolder((folder) => {
      const kinds = Array.from({ length: STUDENTS }, (_, at) => (at < loops ? endless : right));
      layClass(path.join(folder, "class"), kinds);
      seconds.push(gradeClass(folder));
    });
  }
  printGoal({
    number: "4",
    title: `a class of ${STUDENTS}, ${ENDLESS} of them endless loops`,
    measured: seconds[1]! / seconds[0]!,
    most: 1.25,
    unit: "x",
    because: "the class without them",
  });
}

/** Measures the grading of the bundled programs. */
export function benchBundled(): Promise<void> {
  return withFolder((folder) => {
    const measured = cavalo(["grade", "--trust-submissions"], {
      folder,
      memory: path.join(folder, "memory"),
    });
    printGoal({ number: "9", title: "the bundled programs", measured, most: 75, unit: "s" });
  });
}

/** Grades hand-ins, with nothing remembered but what lies in the folder. In seconds. */
export function gradeClass(
  folder: string,
  {
    handIns = path.join(folder, "class"),
    out = path.join(folder, "reports", "latest"),
  }: { readonly handIns?: string; readonly out?: string } = {},
): number {
  const options = ["--problem", "lost-knight", "--trust-submissions", "--jobs", "1", "--out", out];
  return cavalo(["grade", handIns, ...options], {
    folder,
    memory: path.join(folder, "memory"),
  });
}

/** Lays one program for each student, no two alike; their folders. */
export function layClass(folder: string, kinds: readonly Pick<Kind, "from" | "comment">[]): string[] {
  return kinds.map(({ from, comment }, at) => {
    const student = path.join(folder, `student-${at}`);
    mkdirSync(student, { recursive: true });
    cpSync(path.join(SUBMISSIONS, from), student, { recursive: true });
    for (const name of readdirSync(student, { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:c|java|py)$/.test(name)) continue;
      const file = path.join(student, name);
      const encoding = name.endsWith(".java") ? "latin1" : "utf8";
      writeFileSync(file, `${readFileSync(file, encoding)}\n${comment} student ${at}\n`);
    }
    return student;
  });
}

function layBoards(folder: string): string[] {
  return loadCases({ files: CASES, problem: "lost-knight" }).map((asked, at) => {
    const file = path.join(folder, `board-${at}.txt`);
    writeFileSync(file, "boardText" in asked ? asked.boardText : "");
    return file;
  });
}

function bare(
  students: readonly string[],
  { kind: { build, run }, boards }: { kind: Kind; boards: readonly string[] },
): number {
  let seconds = 0;
  for (const directory of students) {
    seconds += secondsOf(["sh", "-c", build], { directory });
    for (const board of boards) seconds += secondsOf(["sh", "-c", run, board], { directory });
  }
  return seconds;
}
