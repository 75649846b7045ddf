import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { grade } from "../grade/grade.ts";
import { openStore } from "../grade/store.ts";
import { loadCases } from "../problem/load.ts";
import type { SubmissionRecord } from "../report/record.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";
import { REDIS, secretIn, startRedis, type TestRedis } from "../testing/redis.ts";
import { MISDEEDS } from "../testing/sleeping.ts";
import { startSleepingWorker, USUAL_MACHINE } from "../testing/workers.ts";
import { openWorkers } from "./executor.ts";
import { sealJob } from "./job.ts";
import { openLink, PREFIX } from "./link.ts";
import { overviewOf } from "./overview.ts";
import { createSeal } from "./seal.ts";
import { work } from "./worker.ts";

// Workers of these tests are other processes, but for the one whose disk is full.
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: async () => ({ bavail: 1, bsize: 4096 }),
}));

const CASES = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml") });

const withRedis = test.skipIf(REDIS === undefined);

let folder: string;
let redis: TestRedis;
let secret: string;

beforeEach(async () => {
  if (REDIS === undefined) return;
  // The path of a socket must be short.
  folder = mkdtempSync(path.join(tmpdir(), "cavalo-q-"));
  redis = await startRedis(folder);
  secret = secretIn(folder);
  vi.stubEnv("CAVALO_QUEUE_SECRET", secret);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  if (REDIS === undefined) return;
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startWorker = (changes: Parameters<typeof startSleepingWorker>[1] = {}) =>
  startSleepingWorker({ url: redis.url, secret }, changes);

/** Waits until a worker runs something. */
async function untilBusy(): Promise<void> {
  const link = await openLink(redis.url, "hasty");
  await expect.poll(async () => (await overviewOf(link)).running).toBeGreaterThan(0);
  link.close();
}

/** A class of so many students, each with a program of its own. */
const classOf = (size: number, extra: Readonly<Record<string, string>> = {}) => {
  const usual = Object.fromEntries(
    Array.from({ length: size }, (_, at) => [`s${at}/main.js`, `console.log(${at})\n`]),
  );
  const odd = Object.entries(extra).map(([name, text]) => [`${name}/main.js`, `// ${text}\n`]);
  return folderWith({ ...usual, ...Object.fromEntries(odd) });
};

interface Graded {
  readonly told: readonly string[];
  readonly verdicts: Readonly<Record<string, string>>;
  readonly records: readonly SubmissionRecord[];
}

/** Grades a class by the workers; a word for the verdicts of each student. */
async function gradeBy(
  classFolder: string,
  { out = folderWith({}), signal = undefined as AbortSignal | undefined } = {},
): Promise<Graded> {
  const told: string[] = [];
  const submissions = await discoverSubmissions(classFolder, "lost-knight");
  const { executor, standard, close } = await openWorkers({
    url: redis.url,
    signal,
    tell: ({ en }) => told.push(en),
  });
  const store = await openStore(out, { onWait: () => {}, signal: new AbortController().signal });
  try {
    const keeping = { store, samples: false, sourceOf: () => ({ root: classFolder }) };
    const isolation = { level: standard.level, chainCpuMs: 0 };
    const { submissions: records } = await grade({
      cases: CASES,
      submissions,
      isolation,
      jobs: 1,
      executor,
      keeping,
      signal,
    });
    const words = records.map(({ name, results }) => [
      name,
      Array.from(new Set(results.map(({ attempt }) => attempt.verdict))).join(" "),
    ]);
    return { told, verdicts: Object.fromEntries(words), records };
  } finally {
    store.close();
    close();
  }
}

const ALL_ACCEPTED = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, at) => [`s${at}`, "AC"]));

withRedis(
  "a class that is killed with its worker is taken over by another one, and none is lost",
  async () => {
    const first = startWorker({ msACase: 100 });
    const grading = gradeBy(classOf(8));
    await untilBusy();
    first.process.kill("SIGKILL");
    startWorker();
    expect((await grading).verdicts).toEqual(ALL_ACCEPTED(8));
  },
);

withRedis(
  "a worker that is stopped for longer than its lock counts once, and goes on afterwards",
  async () => {
    const first = startWorker({ msACase: 100 });
    const grading = gradeBy(classOf(6));
    await untilBusy();
    first.process.kill("SIGSTOP");
    startWorker();
    const { verdicts } = await grading;
    expect(verdicts).toEqual(ALL_ACCEPTED(6));
    first.process.kill("SIGCONT");
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  },
);

withRedis(
  "a program that kills its worker twice is to be looked at, gets nothing, and takes nobody along",
  async () => {
    const workers = [startWorker(), startWorker(), startWorker()];
    const { verdicts, records } = await gradeBy(classOf(4, { killer: MISDEEDS.kills }));
    expect(verdicts).toEqual({ ...ALL_ACCEPTED(4), killer: "JE" });
    const killer = records.find(({ name }) => name === "killer");
    expect(killer?.toLookAt).toEqual([{ kind: "machines-lost", machines: 2 }]);
    expect(workers.filter(({ process: { signalCode } }) => signalCode === "SIGKILL")).toHaveLength(2);
  },
);

withRedis.each([
  ["with its file", false],
  ["without its file", true],
])("Redis may be killed and started again %s", async (_, forgetting) => {
  startWorker({ msACase: 50 });
  const grading = gradeBy(classOf(12));
  await untilBusy();
  await redis.restart({ forgetting });
  expect((await grading).verdicts).toEqual(ALL_ACCEPTED(12));
});

withRedis("a grading that ended early goes on where it was, and two gradings of a class agree", async () => {
  const out = folderWith({});
  const students = classOf(8);
  startWorker({ msACase: 50 });
  const stop = new AbortController();
  const cut = gradeBy(students, { out, signal: stop.signal });
  await untilBusy();
  stop.abort();
  const early = Object.values((await cut).verdicts);
  expect(early).toContain("SK");
  const [again, other] = await Promise.all([gradeBy(students, { out }), gradeBy(students)]);
  expect(again.verdicts).toEqual(ALL_ACCEPTED(8));
  expect(other.verdicts).toEqual(ALL_ACCEPTED(8));
});

withRedis("a class that has not changed is not sent again, even with no worker", async () => {
  const out = folderWith({});
  const students = classOf(3);
  const worker = startWorker();
  await gradeBy(students, { out });
  worker.process.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  expect((await gradeBy(students, { out })).verdicts).toEqual(ALL_ACCEPTED(3));
});

withRedis("the first SIGTERM lets a worker finish, the second gives its jobs back", async () => {
  const slow = startWorker({ msACase: 1000 });
  const grading = gradeBy(classOf(2));
  await untilBusy();
  slow.process.kill("SIGTERM");
  slow.process.kill("SIGTERM");
  expect(await slow.ended).toBe(0);
  startWorker();
  expect((await grading).verdicts).toEqual(ALL_ACCEPTED(2));
});

withRedis("a fault of the machine is tried again, and is ours in the end", async () => {
  startWorker();
  const { verdicts } = await gradeBy(classOf(1, { unlucky: MISDEEDS.fails }));
  expect(verdicts).toEqual({ s0: "AC", unlucky: "JE" });
});

withRedis("a worker whose disk is full leaves its jobs to others, and says so", async () => {
  const [told, finish]: [string[], AbortController] = [[], new AbortController()];
  const link = await openLink(redis.url, "patient");
  const working = work(link, {
    ...{ machine: USUAL_MACHINE, slots: 1, lockMs: 1000 },
    lab: labFor({ level: "B", chainCpuMs: 0 }),
    perform: async () => {
      throw new Error("a job was taken");
    },
    ...{ finish: finish.signal, giveBack: new AbortController().signal },
    tell: ({ en }) => told.push(en),
  });
  const grading = gradeBy(classOf(2));
  await expect.poll(() => told).toEqual(["this machine's disk is full: jobs are left to other workers"]);
  startWorker();
  expect((await grading).verdicts).toEqual(ALL_ACCEPTED(2));
  finish.abort();
  await working;
  link.close();
});

withRedis("a time near its limit is judged by the class of machine that decides about times", async () => {
  const usual = startWorker({ slots: 8 });
  await openWorkers({ url: redis.url, tell: () => {} }).then(({ close }) => close());
  usual.process.kill("SIGTERM");
  await usual.ended;
  // The former standard holds while there is no worker, and a worker of another class is none of it.
  const other = { ...USUAL_MACHINE, machine: "another machine" };
  startWorker({ machine: other, slots: 1 });
  const back = startWorker({ slots: 1, msACase: 20 });
  const { verdicts } = await gradeBy(classOf(3, { close: MISDEEDS.isSlow }));
  expect(verdicts).toEqual({ ...ALL_ACCEPTED(3), close: "AC" });
  expect(back.process.exitCode).toBeNull();
});

withRedis(
  "jobs and results that are not sealed with the secret are refused, and others are told of it",
  async () => {
    const worker = startWorker();
    await gradeBy(classOf(1));
    const link = await openLink(redis.url, "hasty");
    const queue = new link.packages.Queue(link.queue, { connection: link.redis, prefix: PREFIX });
    const forger = createSeal(Buffer.from("not the secret of this queue"));
    const job = await queue.add("judge", sealJob({} as never, "job-forged", forger), { jobId: "job-forged" });
    await expect.poll(() => job.getState()).toBe("failed");
    expect(worker.told()).toContain("a job was refused");
    await queue.close();
    link.close();
    vi.stubEnv("CAVALO_QUEUE_SECRET", secretIn(folderWith({}), "another secret of another user"));
    await expect(openWorkers({ url: redis.url, tell: () => {} })).rejects.toThrow("with another secret");
  },
);

withRedis("nothing in Redis names a student, and no program can be read there", async () => {
  startWorker({ msACase: 200 });
  const grading = gradeBy(classOf(0, { "João da Silva": "a program of his own" }));
  await untilBusy();
  const link = await openLink(redis.url, "hasty");
  const keys = await link.redis.keys("*");
  const whole = await Promise.all(keys.map((key) => link.redis.dump(key).then(String)));
  expect(keys.length).toBeGreaterThan(3);
  expect([...keys, ...whole].join("\n")).not.toMatch(/Jo.?.?o da Silva|a program of his own|tiny-/);
  link.close();
  await grading;
});

withRedis("a Redis that drops what it holds, or is not there, is told in one line", async () => {
  const redisOf = (url: string) => openWorkers({ url, tell: () => {} });
  await expect(redisOf("redis://user:word@127.0.0.1:1")).rejects.toThrow(
    "redis://…@127.0.0.1:1: Redis is not reached (ECONNREFUSED)",
  );
  await expect(redisOf("turma/")).rejects.toThrow("turma/: not an address of Redis");
  await redis.stop();
  const other = mkdtempSync(path.join(folder, "q-"));
  const dropping = await startRedis(other, ["--maxmemory-policy", "allkeys-lru"]);
  await expect(redisOf(dropping.url)).rejects.toThrow("Redis drops what it holds when its memory is full");
  await dropping.stop();
});
