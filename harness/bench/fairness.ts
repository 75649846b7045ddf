import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { loadCases } from "../case/load.ts";
import type { Contestant } from "../grade/attempt.ts";
import { type FairPlace, fairAttempt } from "../grade/retry.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { createScratch } from "../run/scratch.ts";
import { createTurns } from "../run/slots.ts";
import { build } from "../submission/build/build.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { median, repeat } from "./measure.ts";

const RUNS = 250;
const AT_ONCE = 4;
const PROGRAMS = path.join(PACKAGE_FOLDER, "harness", "system", "fixtures", "limits");

/** Steps of work that take some tenths of a second. */
const STEPS = { c: 20_000_000, python: 1_000_000, java: 20_000_000, javascript: 20_000_000 };

/**
 * The same work, four times at once on however few processors, judged as in a grading by a CPU limit of twice what it
 * takes alone: nobody may fail, and how many had to be run again, alone, says how much room a limit needs.
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
        turns: createTurns(AT_ONCE),
      });
    });
  }
  scratch.remove();
}

interface Work extends FairPlace {
  readonly contestant: Contestant;
}

async function benchWork(language: string, { contestant, ...place }: Work): Promise<void> {
  const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml");
  const [smallest] = loadCases({ files, problem: "lost-knight" });
  const run = (asked: Case) => fairAttempt(contestant, asked, place);
  const alone: number[] = [];
  for (let count = 0; count < 9; count++) alone.push((await run(smallest!)).outcome!.cpuMs!);
  const aloneMs = median(alone);

  const asked = { ...smallest!, limits: { ...smallest!.limits, cpuMs: 2 * aloneMs } };
  const times: number[] = [];
  let repeated = 0;
  let failed = 0;
  await repeat(RUNS, AT_ONCE, async () => {
    const { verdict, note, outcome } = await run(asked);
    times.push(note?.kind === "unstable" ? note.besideMs : outcome!.cpuMs!);
    if (note?.kind === "unstable") repeated++;
    if (verdict !== "AC") failed++;
  });
  const ratios = [median(times), Math.max(...times)].map((ms) => (ms / aloneMs).toFixed(2));
  console.log(
    `${language.padEnd(10)} alone ${aloneMs} ms; ${RUNS} runs: median ${ratios[0]} x, most ${ratios[1]} x; ` +
      `run again ${repeated}, over the limit ${failed}`,
  );
}
