import path from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { grade } from "../grade/grade.ts";
import { machineClass } from "../grade/task/keys.ts";
import { loadCases } from "../problem/load.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { type HostileHandIn, hostileHandIn, ONCE_HARMFUL, writeHandIns } from "../testing/any-hand-in.ts";
import { labFor } from "../testing/lab.ts";
import { queueForEachTest, type TestQueue, withRedis } from "../testing/queue.ts";
import { samples, seedForTest } from "../testing/seed.ts";
import { openLink } from "./link.ts";
import { openWorkers } from "./open-workers.ts";
import { performer } from "./perform.ts";
import { work } from "./worker.ts";

let queue: TestQueue;
queueForEachTest((opened) => {
  queue = opened;
});

const CASES = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml") });
const ISOLATION = { level: "D", chainCpuMs: 0 } as const;
const MEASURED = ["timings", "cpuMs", "wallMs", "starvedMs", "peakMemoryBytes"];

withRedis("whatever is handed in gets by the queue what it gets here, and is no fault of ours", async () => {
  const several = fc.array(hostileHandIn, { minLength: samples(2), maxLength: samples(2) });
  const property = fc.asyncProperty(several, (random) => judgeTwice([...ONCE_HARMFUL, ...random]));
  await fc.assert(property, { seed: seedForTest(), numRuns: 1, endOnFailure: true });
});

async function judgeTwice(handIns: readonly HostileHandIn[]): Promise<void> {
  const folder = writeHandIns(handIns, queue.folder);
  const submissions = await discoverSubmissions(folder, "lost-knight", { source: { trusted: false } });
  const request = { cases: CASES, submissions, isolation: ISOLATION, jobs: 2 };
  const { submissions: here } = await grade(request);
  const link = await openLink(queue.redis.url, "patient");
  const finish = new AbortController();
  const lab = labFor(ISOLATION);
  const working = work(link, {
    machine: {
      level: "D",
      machine: machineClass(),
      slowness: 1,
      toolchains: { javascript: process.version },
    },
    ...{ slots: 2, lab, perform: performer(link, lab, async () => undefined as never), lockMs: 60_000 },
    ...{ finish: finish.signal, giveBack: new AbortController().signal, tell: () => {} },
  });
  const { executor, close } = await openWorkers({ url: queue.redis.url, tell: () => {} });
  const { submissions: there } = await grade({ ...request, executor });
  finish.abort();
  await working;
  close();
  link.close();
  const withoutTimes = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, each) => (MEASURED.includes(key) ? undefined : each)));
  const verdicts = here.map(({ results }) => results[0]!.attempt.verdict);
  expect(withoutTimes(there)).toEqual(withoutTimes(here));
  expect(verdicts).not.toContain("JE");
}
