import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { runProgram } from "../cli/program.ts";
import { readStore } from "../grade/store/store-index.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import { cavaloWithin } from "../testing/cavalo.ts";

const cavalo = cavaloWithin(runProgram);

const SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions", "lost-knight");
export const CASES = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3*.yaml");

/** Programs by the student who hands them in: bundled ones by their names, or texts. */
const HANDED_IN = {
  "Ana Souza_101": { bundled: "javascript-bare-number" },
  "Bia Lima_102": { bundled: "c-does-not-compile" },
  "Caio Reis_103": { bundled: "python-no-wrap" },
  "Davi Sá_104": { text: "console.log('Em 1 movimento.');\n" },
  // What it prints is too long to stand in the journal.
  "Eva Dias_105": { text: "for (let n = 0; n < 999; n++) console.log(Math.imul(n, 2654435761));\n" },
} as const;

/** A class that was graded, with decisions, and graded again after it was closed. */
export class GradedClass {
  readonly folder: string;
  readonly out: string;

  constructor(folder: string) {
    this.folder = folder;
    this.out = path.join(folder, "report");
  }

  run(...words: string[]) {
    return cavalo(this.folder, ...words);
  }

  grade() {
    return this.run("grade", ".", "--trust-submissions", "--no-adopt", "--cases", CASES);
  }

  handIn(student: string, program: { readonly bundled: string } | { readonly text: string }): void {
    const folder = path.join(this.folder, "hand-ins", `${student}_assignsubmission_file_`);
    if ("bundled" in program)
      return void cpSync(path.join(SUBMISSIONS, program.bundled), folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "main.js"), program.text);
  }

  get journal(): Buffer {
    return readFileSync(journalIn(this.out));
  }

  /** A class of its own with the same files, but for its journal. */
  copyWith(journal: Buffer, folder: string): GradedClass {
    rmSync(folder, { recursive: true, force: true });
    cpSync(this.folder, folder, { recursive: true });
    const copy = new GradedClass(folder);
    writeFileSync(journalIn(copy.out), journal);
    return copy;
  }
}

export async function gradeClass(folder: string): Promise<GradedClass> {
  const made = new GradedClass(folder);
  for (const [student, program] of Object.entries(HANDED_IN)) made.handIn(student, program);
  writeFileSync(path.join(folder, "grading.yaml"), "problem: lost-knight\n");
  await made.grade();
  await made.run("settle", "caio", "7", "well tried");
  await made.run("settle", "davi", "3");
  await made.run("settle", "--undo", "davi");
  await made.run("close");
  made.handIn("Davi Sá_104", { text: "console.log('Em 2 movimentos.');\n" });
  await made.grade();
  return made;
}

/** All that is known of a class; undefined if damage is told. */
export function knownOf(out: string): string | undefined {
  const store = readStore(out);
  try {
    const { state, closed } = store.history;
    return store.damage.lines.length > 0 ? undefined : JSON.stringify([state, closed]);
  } finally {
    store.close();
  }
}

/** The results of the programs of a class, without what differs from one run to the next. */
export function earnedIn(out: string): unknown {
  const store = readStore(out);
  try {
    return store.history.state.results.map(({ student, record }) => [
      student,
      record.results.map(({ case: name, worth, attempt }) => [name, worth, attempt.verdict, attempt.finding]),
    ]);
  } finally {
    store.close();
  }
}

/** The lines of a journal, each with its end. */
export function linesOf(journal: Buffer): Buffer[] {
  return journal
    .toString("latin1")
    .split(/(?<=\n)/)
    .map((line) => Buffer.from(line, "latin1"));
}

/** Lines as nobody but an enemy writes them. */
export const HOSTILE: readonly Buffer[] = [
  '{"kind":"result"}\n',
  '{"__proto__":{"kind":"result"},"kind":"__proto__"}\n',
  '{"kind":"store","version":3,"hash":"sha256","outputs":"../../victim"}\n',
  `{"kind":"decided","a":${"[".repeat(100_000)}${"]".repeat(100_000)}}\n`,
  `{"kind":"run","key":"${"x".repeat(2_000_000)}"}\n`,
  "\0\0\0\n",
  "\n",
  '{"kind":"closed","at":"1","line":99999999999999999999,"sum":"00000000"}\n',
  "null\n",
].map((line) => Buffer.from(line));

export function flipped(journal: Buffer, at: number, bit: number): Buffer {
  const damaged = Buffer.from(journal);
  damaged[at]! ^= 1 << bit;
  return damaged;
}

/** Expects that damage of a journal costs nothing, or is told. */
export function expectNotInSilence(made: GradedClass, damaged: Iterable<readonly [string, Buffer]>): void {
  const known = knownOf(made.out);
  expect(known).toBeDefined();
  const whole = made.journal;
  try {
    for (const [name, journal] of damaged) {
      writeFileSync(journalIn(made.out), journal);
      expect(knownOf(made.out) ?? known, name).toBe(known);
    }
  } finally {
    writeFileSync(journalIn(made.out), whole);
  }
}
