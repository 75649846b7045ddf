import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { attemptFairly } from "../grade/proof/attempt.ts";
import type { Runnable } from "../grade/task/run-task.ts";
import { type Task, taskFor } from "../grade/task/task.ts";
import { loadCases } from "../problem/load.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { type Lab, withLab } from "../run/lab.ts";
import { build } from "../submission/build/build.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { printGoal } from "./goals.ts";
import { median, repeat } from "./measure.ts";

const RUNS = 250;
const AT_ONCE = 4;
const PROGRAMS = path.join(PACKAGE_FOLDER, "harness", "system", "fixtures", "limits");

/** Number of steps that take some tenths of a second, by language. */
const STEPS = { c: 20_000_000, python: 1_000_000, java: 20_000_000, javascript: 20_000_000 };

/**
 * Runs the same work four times at once, with a CPU limit of twice its time alone, and judges it as a grading
 * does. No run may fail. The number of runs that were run again shows how much room a limit needs.
 */
export async function benchFairness(): Promise<void> {
  const isolation = await bestIsolation();
  for (const [language, steps] of Object.entries(STEPS)) {
    await withLab({ isolation, jobs: AT_ONCE }, (lab) =>
      lab.scratch.within(async (folder) => {
        const [submission] = await discoverSubmissions(path.join(PROGRAMS, language), "lost-knight");
        const built = await build(submission!, folder, lab);
        if (built.kind !== "ready") return console.log(`${language}: skipped (${inEnglish(built.finding)})`);
        const asked = taskFor(smallestCase(), { input: { arguments: ["work", String(steps)] } });
        await benchWork(language, { runnable: built, asked, lab });
      }),
    );
  }
}

function smallestCase(): Case {
  const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml");
  return loadCases({ files, problem: "lost-knight" })[0]!;
}

interface Work {
  readonly runnable: Runnable;
  readonly asked: Task;
  readonly lab: Lab;
}

async function benchWork(language: string, { runnable, asked, lab }: Work): Promise<void> {
  const run = (task: Task) => attemptFairly(runnable, task, lab);
  const alone: number[] = [];
  for (let count = 0; count < 9; count++) alone.push((await run(asked)).measured!.cpuMs!);
  const aloneMs = median(alone);

  const limited = { ...asked, limits: { ...asked.limits, cpuMs: 2 * aloneMs } };
  const times: number[] = [];
  let repeated = 0;
  let failed = 0;
  await repeat(RUNS, AT_ONCE, async () => {
    const { verdict, note, measured } = await run(limited);
    times.push(note?.kind === "unstable" ? note.besideMs : measured!.cpuMs!);
    if (note?.kind === "unstable") repeated++;
    if (verdict !== "AC") failed++;
  });
  const ratios = [median(times), Math.max(...times)].map((ms) => (ms / aloneMs).toFixed(2));
  printGoal({
    number: "14",
    title: `${RUNS} in ${language}, ${AT_ONCE} at once, over twice the time alone`,
    measured: failed,
    most: 0,
    unit: "runs",
    because: `alone ${aloneMs} ms, median ${ratios[0]} x, most ${ratios[1]} x, ${repeated} run again`,
  });
}
