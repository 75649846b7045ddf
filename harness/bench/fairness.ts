import path from "node:path";
import { attempt, type Contestant } from "../attempt.ts";
import type { Case } from "../case/case.ts";
import { loadCases } from "../case/load.ts";
import { PACKAGE_FOLDER } from "../package.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { Isolation } from "../run/isolation/index.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { createScratch, type Scratch } from "../run/scratch.ts";
import { build } from "../submission/build.ts";
import { discoverSubmissions } from "../submission/discover.ts";
import { median, repeat } from "./measure.ts";

const RUNS = 250;
const AT_ONCE = 4;
const PROGRAMS = path.join(PACKAGE_FOLDER, "harness", "fixtures", "limits");

/** Steps of work that take some tenths of a second. */
const STEPS = { c: 20_000_000, python: 1_000_000, java: 20_000_000, javascript: 20_000_000 };

/**
 * The same work, four times at once on however few processors, judged by a CPU limit of twice what it takes alone: no run
 * may be over it, and how near they come says how much room a limit needs.
 */
export async function benchFairness(): Promise<void> {
  console.log(`\nThe same work, ${AT_ONCE} at once, with a CPU limit of twice what it takes alone`);
  const scratch = createScratch();
  const isolation = await bestIsolation();
  for (const [language, steps] of Object.entries(STEPS)) {
    await scratch.within(async (folder) => {
      const [submission] = discoverSubmissions(path.join(PROGRAMS, language), "lost-knight");
      const built = await build(submission!, { folder, sharedHome: scratch.home, isolation });
      if (built.kind !== "ready") return console.log(`${language}: skipped (${inEnglish(built.finding)})`);
      const manifest = { input: { arguments: ["work", String(steps)] } };
      await benchWork(language, {
        contestant: { executable: built.executable, manifest },
        scratch,
        isolation,
      });
    });
  }
  scratch.remove();
}

interface Work {
  readonly contestant: Contestant;
  readonly scratch: Scratch;
  readonly isolation: Isolation;
}

async function benchWork(language: string, { contestant, ...place }: Work): Promise<void> {
  const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml");
  const [smallest] = loadCases({ files, problem: "lost-knight" });
  const cpuMsOf = async (asked: Case) => {
    const { verdict, outcome } = await attempt(contestant, asked, place);
    return { cpuMs: outcome?.cpuMs ?? Number.NaN, over: verdict !== "AC" };
  };
  const alone: number[] = [];
  for (let run = 0; run < 9; run++) alone.push((await cpuMsOf(smallest!)).cpuMs);
  const aloneMs = median(alone);

  const limits = { ...smallest!.limits, cpuMs: 2 * aloneMs };
  const times: number[] = [];
  let over = 0;
  await repeat(RUNS, AT_ONCE, async () => {
    const run = await cpuMsOf({ ...smallest!, limits });
    times.push(run.cpuMs);
    if (run.over) over++;
  });
  const ratios = [median(times), Math.max(...times)].map((ms) => (ms / aloneMs).toFixed(2));
  console.log(
    `${language.padEnd(10)} alone ${aloneMs} ms; ${RUNS} runs: median ${ratios[0]} x, most ${ratios[1]} x, over the limit ${over}`,
  );
}
