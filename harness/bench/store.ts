import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Case, caseId } from "../case/any-case.ts";
import { basisOf, buildKey, runKey } from "../grade/keys.ts";
import { openRememberedStore, type Store } from "../grade/store.ts";
import { readStore } from "../grade/store-index.ts";
import { journalIn } from "../grade/store-lines.ts";
import { taskFor } from "../grade/task.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import type { Outcome } from "../run/outcome.ts";
import { packOutcome } from "../run/packed.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { withFolder } from "./command.ts";
import { printGoal } from "./goals.ts";
import { cpuSecondsIn, cpuSecondsOf, median } from "./measure.ts";

const STUDENTS = 200;
const CHANGED = 7;
const PROBLEM = "knights-tour";
const MIB = 1024 * 1024;
const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
const REFERENCE = path.join(PACKAGE_FOLDER, "dist", "reference", "main.js");

/**
 * Measures the store of a large class, in CPU time. No program is run for it but those of one student: every student's runs
 * are written into the store, with the output of the reference, as if they had been made before.
 */
export function benchStore(): Promise<void> {
  return withFolder(benchClass);
}

async function benchClass(folder: string): Promise<void> {
  const turma = path.join(folder, "turma");
  for (let student = 0; student < STUDENTS; student++) writeProgram(turma, student, "");
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: PROBLEM });
  const submissions = await discoverSubmissions(turma, PROBLEM);
  const isolation = await bestIsolation();
  const out = path.join(folder, "out");
  const store = openRememberedStore(out)!;
  const storingSeconds = await seed(store, { submissions, cases, isolation });
  store.close();

  const gradeSeconds = (place: string, report: string) =>
    cpuSecondsOf(
      [process.execPath, MAIN, "grade", place, "--problem", PROBLEM, "--out", report, "--trust-submissions"],
      { ...process.env, XDG_CACHE_HOME: path.join(folder, "memory"), CAVALO_TIME_FACTOR: "1" },
    );
  gradeSeconds(turma, out);
  const unchanged = median([1, 2, 3].map(() => gradeSeconds(turma, out)));
  const read = await cpuSecondsIn(async () => readStore(out).history.state);
  const bytes = readdirSync(path.dirname(journalIn(out)))
    .map((name) => statSync(path.join(path.dirname(journalIn(out)), name)).size)
    .reduce((sum, size) => sum + size, 0);
  writeProgram(turma, CHANGED, "// another version");
  const changed = gradeSeconds(turma, out);
  const alone = gradeSeconds(path.join(turma, `student-${CHANGED}`), path.join(folder, "alone"));

  const title = `${STUDENTS} students x ${cases.length} cases`;
  const unit = "s";
  printGoal({ number: "10a", title: `${title}, unchanged: CPU time`, measured: unchanged, most: 1, unit });
  printGoal({
    number: "10b",
    title: `${title}, one changed: CPU time`,
    measured: changed,
    most: alone + 1,
    unit,
    because: "this student alone + 1 s",
  });
  printGoal({
    number: "10c",
    title: "storing, as a share of the first grading's CPU time",
    measured: storingSeconds / (STUDENTS * alone),
    most: 0.02,
    unit: "x",
  });
  printGoal({ number: "10d", title: `${title}: the store`, measured: bytes / 1e6, most: 60, unit: "MB" });
  printGoal({ number: "10e", title: `${title}: reading it, CPU time`, measured: read, most: 0.5, unit });
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

/** Writes the runs of all students; the CPU time that it takes in seconds. */
async function seed(store: Store, { submissions, cases, isolation }: Seed): Promise<number> {
  const outcomes = cases.map(referenceOutcome);
  const commands = { build: [], run: "node main.js" };
  let seconds = 0;
  for (const submission of submissions) {
    const basis = await basisOf(submission, cases, { isolation });
    const { name: student } = submission;
    const tasks = cases.map((asked) => taskFor(asked, submission.manifest));
    const builds = tasks.map(({ driver }) => buildKey(basis, driver));
    store.keepBuild({ key: builds[0]!, student }, { kind: "ready", commands, sources: [], notices: [] });
    seconds += await cpuSecondsIn(async () => {
      for (const [at, task] of tasks.entries()) {
        const place = { key: runKey(builds[at]!, task), student, case: caseId(task.asked) };
        store.keepRun(place, { kind: "ran", outcome: await packOutcome(outcomes[at]!) });
      }
      await store.sync();
    });
  }
  return seconds;
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
