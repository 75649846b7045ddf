import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Case, caseId } from "../case/any-case.ts";
import { grade } from "../grade/grade.ts";
import { basisOf, buildKey, runKey } from "../grade/keys.ts";
import { openRememberedStore, type Store } from "../grade/store.ts";
import { journalIn, readStore } from "../grade/store-index.ts";
import { taskFor } from "../grade/task.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import type { Outcome } from "../run/outcome.ts";
import { packOutcome } from "../run/packed.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { median } from "./measure.ts";

const STUDENTS = 200;
const MIB = 1024 * 1024;
const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
const REFERENCE = path.join(PACKAGE_FOLDER, "dist", "reference", "main.js");

/**
 * Measures the store of a large class. No program is run: every student's runs are written into the store, with the output
 * of the reference, as if they had been made before.
 */
export async function benchStore(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-store-"));
  try {
    await benchClass(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchClass(folder: string): Promise<void> {
  const turma = path.join(folder, "turma");
  for (let student = 0; student < STUDENTS; student++) writeProgram(turma, student, "");
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "knights-tour" });
  const submissions = await discoverSubmissions(turma, "knights-tour");
  const isolation = await bestIsolation();
  const out = path.join(folder, "out");
  const store = openRememberedStore(out)!;
  await seed(store, { submissions, cases, isolation });
  const sourceOf = () => ({ root: turma });
  const judgedMs = await timeOf(async () => {
    const keeping = { store, sourceOf, samples: false };
    await grade({ cases, submissions, isolation, jobs: availableParallelism(), keeping });
  });
  store.close();

  const bytes = readdirSync(path.dirname(journalIn(out)))
    .map((name) => statSync(path.join(path.dirname(journalIn(out)), name)).size)
    .reduce((sum, size) => sum + size, 0);
  const readMs = await medianOf(async () => readStore(out).history.state);
  const command = () => gradeClass(turma, out);
  command();
  const unchangedMs = await medianOf(async () => command());
  writeProgram(turma, 7, "// another version");
  const changedMs = await timeOf(async () => command());
  const aloneMs = await timeOf(async () =>
    gradeClass(path.join(turma, "student-7"), path.join(folder, "alone")),
  );
  console.log(
    `\nA class of ${STUDENTS} students and ${cases.length} cases, whose runs are in the store\n` +
      `the store: ${(bytes / MIB).toFixed(1)} MiB, read in ${readMs.toFixed(0)} ms; judged anew from it in ${judgedMs.toFixed(0)} ms\n` +
      `cavalo grade: unchanged ${unchangedMs.toFixed(0)} ms; one student changed ${changedMs.toFixed(0)} ms, ` +
      `this student alone ${aloneMs.toFixed(0)} ms`,
  );
}

function writeProgram(turma: string, student: number, comment: string): void {
  const folder = path.join(turma, `student-${student}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "main.js"), `// ${student}\n${comment}\nconsole.log("no tour");\n`);
}

interface Seed {
  readonly submissions: readonly Submission[];
  readonly cases: readonly Case[];
  readonly isolation: Awaited<ReturnType<typeof bestIsolation>>;
}

async function seed(store: Store, { submissions, cases, isolation }: Seed): Promise<void> {
  const outcomes = await Promise.all(cases.map(async (asked) => packOutcome(referenceOutcome(asked))));
  for (const submission of submissions) {
    const basis = await basisOf(submission, cases, { isolation });
    const { name: student } = submission;
    for (const [at, asked] of cases.entries()) {
      const task = taskFor(asked, submission.manifest);
      const build = buildKey(basis, task.driver);
      if (at === 0)
        store.keepBuild(
          { key: build, student },
          { kind: "ready", commands: { build: [], run: "node main.js" }, sources: [], notices: [] },
        );
      store.keepRun(
        { key: runKey(build, task), student, case: caseId(asked) },
        { kind: "ran", outcome: outcomes[at]! },
      );
    }
  }
  await store.sync();
}

function referenceOutcome(asked: Case): Outcome {
  const words = taskFor(asked, {}).delivery.arguments;
  const bytes = execFileSync(process.execPath, [REFERENCE, ...words], { maxBuffer: 2 ** 28 });
  const stdout = { bytes, cut: false };
  const stderr = { bytes: Buffer.alloc(0), cut: false };
  const end = { kind: "exited", code: 0 } as const;
  return {
    end,
    wallMs: 50,
    cpuMs: 40,
    peakMemoryBytes: 40 * MIB,
    stdout,
    stderr,
    writtenBytes: bytes.length,
  };
}

/** Grades by the command; some cases may fail. */
function gradeClass(folder: string, out: string): void {
  const words = ["grade", folder, "--problem", "knights-tour", "--out", out, "--trust-submissions", "--json"];
  try {
    execFileSync(process.execPath, [MAIN, ...words], { stdio: "ignore" });
  } catch {}
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count++) times.push(await timeOf(work));
  return median(times);
}
