import { mkdtempSync } from "node:fs";
import path from "node:path";
import { expect, vi } from "vitest";
import { openLink } from "../queue/link.ts";
import { openWorkers } from "../queue/open-workers.ts";
import { work } from "../queue/worker.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";
import { allAccepted, classOf, queueForEachTest, type TestQueue, withRedis } from "../testing/queue.ts";
import { startRedis } from "../testing/redis.ts";
import { MISDEEDS } from "../testing/sleeping.ts";
import { USUAL_MACHINE } from "../testing/workers.ts";

// Workers of these tests are other processes, but for the one whose disk is full.
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: async () => ({ bavail: 1, bsize: 4096 }),
}));

let queue: TestQueue;
queueForEachTest((opened) => {
  queue = opened;
});

withRedis("Redis may be killed, and started again with its file", async () => {
  queue.startWorker({ msACase: 50 });
  const grading = queue.gradeBy(classOf(12));
  await queue.untilBusy();
  await queue.redis.restart();
  expect((await grading).verdicts).toEqual(allAccepted(12));
});

withRedis(
  "a worker that is stopped for longer than its lock counts once, and goes on afterwards",
  async () => {
    const first = queue.startWorker({ msACase: 100 });
    const grading = queue.gradeBy(classOf(6));
    await queue.untilBusy();
    first.process.kill("SIGSTOP");
    queue.startWorker();
    const { verdicts } = await grading;
    expect(verdicts).toEqual(allAccepted(6));
    first.process.kill("SIGCONT");
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  },
);

withRedis("a grading that ended early goes on where it was, and two gradings of a class agree", async () => {
  const out = folderWith({});
  const students = classOf(8);
  queue.startWorker({ msACase: 50 });
  const stop = new AbortController();
  const cut = queue.gradeBy(students, { out, signal: stop.signal });
  await queue.untilBusy();
  stop.abort();
  const early = Object.values((await cut).verdicts);
  expect(early).toContain("SK");
  const [again, other] = await Promise.all([queue.gradeBy(students, { out }), queue.gradeBy(students)]);
  expect(again.verdicts).toEqual(allAccepted(8));
  expect(other.verdicts).toEqual(allAccepted(8));
});

withRedis("the first SIGTERM lets a worker finish, the second gives its jobs back", async () => {
  const slow = queue.startWorker({ msACase: 1000 });
  const grading = queue.gradeBy(classOf(2));
  await queue.untilBusy();
  slow.process.kill("SIGTERM");
  slow.process.kill("SIGTERM");
  expect(await slow.ended).toBe(0);
  queue.startWorker();
  expect((await grading).verdicts).toEqual(allAccepted(2));
});

withRedis(
  "workers end without Redis: one at its first SIGTERM, one that runs something at its second",
  async () => {
    const slow = { lockMs: 60_000, msACase: 60_000 };
    const workers = [queue.startWorker(slow), queue.startWorker(slow)];
    const link = await openLink(queue.redis.url, "hasty");
    await expect.poll(() => link.list("worker")).toHaveLength(2);
    link.close();
    const stop = new AbortController();
    const grading = queue.gradeBy(classOf(1), { signal: stop.signal });
    await queue.untilBusy();
    await queue.redis.stop();
    for (const { told } of workers) await expect.poll(told).toContain("Redis is not reached any more");
    const terminateAll = () => workers.map(({ process }) => process.kill("SIGTERM"));
    terminateAll();
    expect(await Promise.race(workers.map(({ ended }) => ended))).toBe(0);
    expect(workers.filter(({ process: { exitCode } }) => exitCode === null)).toHaveLength(1);
    terminateAll();
    expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0]);
    stop.abort();
    expect((await grading).verdicts).toEqual({ s0: "SK" });
  },
);

withRedis("a fault of the machine is tried again, and is ours in the end", async () => {
  queue.startWorker();
  const { verdicts } = await queue.gradeBy(classOf(1, { unlucky: MISDEEDS.fails }));
  expect(verdicts).toEqual({ s0: "AC", unlucky: "JE" });
});

withRedis(
  "a Redis that forgets at once what it is given is told, and jobs are not sent without a pause",
  async () => {
    queue.startWorker();
    const link = await openLink(queue.redis.url, "hasty");
    let sent = 0;
    const emptying = setInterval(async () => {
      sent += (await link.redis.keys("cavalo:blob:*")).length;
      await link.redis.eval(
        "for _, key in ipairs(redis.call('keys', 'cavalo:blob:*')) do redis.call('del', key) end",
        0,
      );
    }, 1);
    await expect(queue.gradeBy(classOf(1))).rejects.toThrow("Redis forgets at once");
    clearInterval(emptying);
    expect(sent).toBeLessThan(200);
    link.close();
  },
);

withRedis("a worker whose disk is full leaves its jobs to others, and says so", async () => {
  const [told, finish]: [string[], AbortController] = [[], new AbortController()];
  const link = await openLink(queue.redis.url, "patient");
  const working = work(link, {
    ...{ machine: USUAL_MACHINE, slots: 1, lockMs: 1000 },
    lab: labFor({ level: "B", chainCpuMs: 0 }),
    perform: async () => {
      throw new Error("a job was taken");
    },
    ...{ finish: finish.signal, giveBack: new AbortController().signal },
    tell: ({ en }) => told.push(en),
  });
  const grading = queue.gradeBy(classOf(2));
  await expect.poll(() => told).toEqual(["this machine's disk is full: jobs are left to other workers"]);
  queue.startWorker();
  expect((await grading).verdicts).toEqual(allAccepted(2));
  finish.abort();
  await working;
  link.close();
});

withRedis("a time near its limit is judged by the class of machine that decides about times", async () => {
  const usual = queue.startWorker({ slots: 8 });
  await openWorkers({ url: queue.redis.url, tell: () => {} }).then(({ close }) => close());
  usual.process.kill("SIGTERM");
  await usual.ended;
  // The former standard holds while there is no worker, and a worker of another class is none of it.
  const other = { ...USUAL_MACHINE, machine: "another machine" };
  queue.startWorker({ machine: other, slots: 1 });
  const back = queue.startWorker({ slots: 1, msACase: 20 });
  const { verdicts } = await queue.gradeBy(classOf(3, { close: MISDEEDS.isSlow }));
  expect(verdicts).toEqual({ ...allAccepted(3), close: "AC" });
  expect(back.process.exitCode).toBeNull();
});

withRedis("nothing in Redis names a student, and no program can be read there", async () => {
  queue.startWorker({ msACase: 200 });
  const grading = queue.gradeBy(classOf(0, { "João da Silva": "a program of his own" }));
  await queue.untilBusy();
  const link = await openLink(queue.redis.url, "hasty");
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
  queue.startWorker();
  const link = await openLink(queue.redis.url, "hasty");
  await link.redis.config("SET", "appendonly", "no");
  link.close();
  const told: string[] = [];
  await openWorkers({ url: queue.redis.url, tell: ({ en }) => told.push(en) }).then(({ close }) => close());
  expect(told[0]).toContain("Redis keeps no append-only file");
  await queue.redis.stop();
  const other = mkdtempSync(path.join(queue.folder, "q-"));
  const dropping = await startRedis(other, ["--maxmemory-policy", "allkeys-lru"]);
  await expect(redisOf(dropping.url)).rejects.toThrow("Redis drops what it holds when its memory is full");
  await dropping.stop();
});
