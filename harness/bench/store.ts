import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Case, caseId } from "../case/any-case.ts";
import { attemptTogether } from "../grade/proof/batch.ts";
import { openRememberedStore, type Store } from "../grade/store/store.ts";
import { readStore } from "../grade/store/store-index.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import { basisOf, buildKey, runKey } from "../grade/task/keys.ts";
import { taskFor } from "../grade/task/task.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { withLab } from "../run/lab.ts";
import { packOutcome } from "../run/packed.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { MAIN, withFolder } from "./command.ts";
import { printGoal } from "./goals.ts";
import { cpuSecondsIn, cpuSecondsOf } from "./measure.ts";
import { printed } from "./outputs.ts";

const STUDENTS = 200;
const CHANGED = 7;
const PROBLEM = "knights-tour";

/** A class that is graded already, and what tells how much grading it again costs. */
export interface StoredClass {
  /** Folder of the hand-ins, and that of their report. */
  readonly turma: string;
  readonly out: string;
  readonly title: string;
  /** CPU time that storing all runs took. */
  readonly storingSeconds: number;
  /** Grades hand-ins into a report; the CPU time in seconds. */
  grade(handIns: string, out: string): number;
}

/**
 * Grades a class for `use`. No program is run for it: every student's runs are written into the store, with the output of
 * the reference, as if they had been made before.
 */
export function withStoredClass(
  students: number,
  use: (stored: StoredClass) => Promise<void> | void,
): Promise<void> {
  return withFolder(async (folder) => {
    const turma = path.join(folder, "turma");
    for (let student = 0; student < students; student++) writeProgram(turma, student, "");
    const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: PROBLEM });
    const submissions = await discoverSubmissions(turma, PROBLEM);
    const isolation = await bestIsolation();
    const out = path.join(folder, "out");
    const store = openRememberedStore(out)!;
    const storingSeconds = await seed(store, { submissions, cases, isolation });
    store.close();
    const environment = {
      ...process.env,
      XDG_CACHE_HOME: path.join(folder, "memory"),
      CAVALO_TIME_FACTOR: "1",
    };
    const grade = (handIns: string, into: string) => {
      const options = ["--problem", PROBLEM, "--out", into, "--trust-submissions"];
      return cpuSecondsOf([process.execPath, MAIN, "grade", handIns, ...options], { environment });
    };
    grade(turma, out);
    const title = `${students} students x ${cases.length} cases`;
    await use({ turma, out, title, storingSeconds, grade });
  });
}

/** Measures the store of a large class, in CPU time. */
export function benchStore(): Promise<void> {
  return withStoredClass(STUDENTS, async ({ turma, out, title, storingSeconds, grade }) => {
    const unchanged = Math.min(...[1, 2, 3].map(() => grade(turma, out)));
    const read = await cpuSecondsIn(() => readStore(out).history.state);
    const bytes = readdirSync(path.dirname(journalIn(out)))
      .map((name) => statSync(path.join(path.dirname(journalIn(out)), name)).size)
      .reduce((sum, size) => sum + size, 0);
    writeProgram(turma, CHANGED, "// another version");
    const changed = grade(turma, out);
    const alone = grade(path.join(turma, `student-${CHANGED}`), `${out}-alone`);

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
  });
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
  const proven = await withLab({ isolation, jobs: 1 }, (lab) => attemptTogether(cases, lab));
  if (proven.size < cases.length) throw new Error("the reference did not answer all cases");
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
        store.keepRun(place, {
          kind: "ran",
          outcome: await packOutcome(printed(proven.get(cases[at]!)!.output)),
        });
      }
      await store.sync();
    });
  }
  return seconds;
}
