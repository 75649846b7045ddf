import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavalo } from "./cavalo.ts";
import { folderWith } from "./folders.ts";
import { type MadeStudent, madeClass, PACKED } from "./made-class.ts";

const SCHEME = `problem: lost-knight
rubric:
  - item: style
    title: Style
    most: 2
    levels: [{ title: clear, points: 2 }, { title: hard to read, points: 0 }]
`;

/** Titles of Moodle's grading worksheet. */
const WORKSHEET =
  'Identifier,"Full name",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"';

function worksheetOf(students: readonly MadeStudent[]): string {
  const rows = students.map(
    ({ number, name }) =>
      `Participant ${number},"${name}","Submitted for grading",,10.00,Yes,"Thursday, 1 October 2026, 9:33 PM",-,`,
  );
  return `${[WORKSHEET, ...rows].join("\r\n")}\r\n`;
}

/** The gradebook of the same class as Canvas gives it. */
export function canvasOf(students: readonly MadeStudent[]): string {
  const rows = students.map(({ number, name }) => `"${name}",${number},${number},${number},T1,`);
  const titles = "Student,ID,SIS User ID,SIS Login ID,Section,Assignment 1 (501)";
  return `${[titles, "    Points Possible,,,,,10.00", ...rows].join("\r\n")}\r\n`;
}

/** A class as Moodle packs it, with a rubric and a worksheet, which is graded. */
export async function gradedMoodleClass(size: number) {
  const students = await madeClass(size);
  const folder = folderWith({
    "grading.yaml": SCHEME,
    "hand-ins/turma.zip": PACKED["Moodle with folders"]!(students),
    "gradebook.csv": worksheetOf(students),
  });
  const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");
  const options = ["--trust-submissions", "--no-adopt", "--lang", "en", "--cases", cases];
  const { exitCode, stderr } = await cavalo(folder, "grade", ".", ...options);
  expect(exitCode, stderr).toBe(0);
  return { folder, students };
}

/** The desk in a process of its own. */
export interface DeskProcess {
  /** Address of the first page, with the token. */
  readonly address: string;
  /** Kills it at once, as a machine that goes down. */
  kill(): Promise<void>;
}

/** Opens the desk of a class by the command, and ends it with the test. */
export async function deskProcess(folder: string, grader: string): Promise<DeskProcess> {
  const main = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
  const child = spawn(process.execPath, [main, "review", folder, "--lang", "en", "--grader", grader], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LC_ALL: "C" },
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  onTestFinished(kill);
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { address: /http\S+/.exec(line)![0], kill };
}
