import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import type { Attempt } from "../finding/ruling.ts";
import { attempt } from "../grade/attempt.ts";
import type { Runnable } from "../grade/run-task.ts";
import { taskFor } from "../grade/task.ts";
import { loadCases } from "../problem/load.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { type Lab, withLab } from "../run/lab.ts";
import { build } from "../submission/build/build.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Manifest } from "../submission/manifest.ts";
import { median, repeat } from "./measure.ts";
import { bareSpawn } from "./programs.ts";

const CASES = 50;
const RUNS = 15_000;
const RUNS_A_SAMPLE = 1000;
/** Number of runs before the first sample: V8 enlarges its young generation during them. */
const WARM_UP_RUNS = 3000;
const PROGRAM = path.join(PACKAGE_FOLDER, "submissions", "lost-knight", "cpp-prints-path");
const MIB = 1024 * 1024;

interface Bench {
  readonly runnable: Runnable;
  readonly manifest: Manifest;
  readonly cases: readonly LostKnightCase[];
  readonly lab: Lab;
}

/**
 * Puts a C++ program to many cases. Measures the time that we add to its own, and the growth of our memory.
 */
export async function benchGrading(): Promise<void> {
  const isolation = await bestIsolation();
  await withLab({ isolation, jobs: availableParallelism() }, (lab) =>
    lab.scratch.within(async (folder) => {
      const [submission] = await discoverSubmissions(PROGRAM, "lost-knight");
      const built = await build(submission!, folder, lab);
      if (built.kind !== "ready") {
        console.log(`\nGrading a C++ program: skipped (${inEnglish(built.finding)})`);
        return;
      }
      const files = path.join(PACKAGE_FOLDER, "cases");
      const cases = loadCases({ files, problem: "lost-knight" }) as LostKnightCase[];
      const bench = { runnable: built, manifest: submission!.manifest, cases, lab };
      await benchEndurance(bench);
      await benchCases(bench);
    }),
  );
}

async function benchCases(bench: Bench): Promise<void> {
  const { runnable, cases, lab } = bench;
  const asked = Array.from({ length: CASES }, (_, index) => cases[index % cases.length]!);
  const bare = () =>
    lab.scratch.within(async (directory) => {
      for (const { boardText } of asked) {
        writeFileSync(path.join(directory, "board.txt"), boardText);
        await bareSpawn({ command: [...runnable.executable.command, "board.txt"], directory });
      }
    });
  const graded = async () => {
    for (const each of asked) await accepted(bench, each);
  };
  const times: Record<string, number[]> = { bare: [], graded: [] };
  for (let round = 0; round < 5; round++) {
    for (const [name, work] of Object.entries({ bare, graded })) {
      const startedAt = performance.now();
      await work();
      times[name]!.push(performance.now() - startedAt);
    }
  }
  const [bareMs, gradedMs] = [median(times.bare!), median(times.graded!)];
  console.log(
    `\n${CASES} cases of one C++ program, one after the other: ${gradedMs.toFixed(0)} ms, ` +
      `its bare processes ${bareMs.toFixed(0)} ms: ${(gradedMs / bareMs).toFixed(2)} x`,
  );
}

/** Keeps every result, as a grading does, and prints the memory of this process over time. */
async function benchEndurance(bench: Bench): Promise<void> {
  const smallest = bench.cases.reduce((a, b) => (a.boardText.length <= b.boardText.length ? a : b));
  const kept: Attempt[] = [];
  let sampleMib: number[] = [];
  const memoryMib: number[] = [];
  const startedAt = performance.now();
  await repeat(WARM_UP_RUNS + RUNS, availableParallelism(), async () => {
    kept.push(await accepted(bench, smallest));
    if (kept.length <= WARM_UP_RUNS) return;
    // Garbage comes and goes several times in each sample, so the median shows the lasting memory.
    sampleMib.push(process.memoryUsage.rss() / MIB);
    if (sampleMib.length < RUNS_A_SAMPLE) return;
    memoryMib.push(median(sampleMib));
    sampleMib = [];
  });
  const perRunMs = (performance.now() - startedAt) / kept.length;
  console.log(
    `\n${RUNS} runs of it after ${WARM_UP_RUNS}, ${perRunMs.toFixed(1)} ms each; memory of the harness, ` +
      `median of each ${RUNS_A_SAMPLE}, in MiB: ` +
      memoryMib.map((each) => each.toFixed(0)).join(" "),
  );
}

async function accepted({ runnable, manifest, lab }: Bench, asked: LostKnightCase): Promise<Attempt> {
  const done = await attempt(runnable, taskFor(asked, manifest), lab);
  if (done.verdict !== "AC") throw new Error(`${asked.name}: ${done.verdict} ${done.finding?.kind}`);
  return done;
}
