import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, vi } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { packageOfOtherCode } from "../testing/older-package.ts";
import { allAccepted, classOf, queueForEachTest, type TestQueue, withRedis } from "../testing/queue.ts";
import { secretIn } from "../testing/redis.ts";
import { MISDEEDS } from "../testing/sleeping.ts";
import { sealJob } from "./job.ts";
import { openLink } from "./link.ts";
import { openWorkers } from "./open-workers.ts";
import { overviewOf } from "./overview.ts";
import { PREFIX } from "./redis.ts";
import { createSeal } from "./seal.ts";

let queue: TestQueue;
queueForEachTest((opened) => {
  queue = opened;
});

withRedis(
  "a class that is killed with its worker is taken over by another one, and none is lost",
  async () => {
    const first = queue.startWorker({ msACase: 100 });
    const grading = queue.gradeBy(classOf(8));
    await queue.untilBusy();
    first.process.kill("SIGKILL");
    queue.startWorker();
    expect((await grading).verdicts).toEqual(allAccepted(8));
  },
);

withRedis(
  "a program that kills its worker twice is to be looked at, gets nothing, and takes nobody along",
  async () => {
    const workers = [queue.startWorker(), queue.startWorker(), queue.startWorker()];
    const { verdicts, records } = await queue.gradeBy(classOf(4, { killer: MISDEEDS.kills }));
    expect(verdicts).toEqual({ ...allAccepted(4), killer: "JE" });
    const killer = records.find(({ name }) => name === "killer");
    expect(killer?.toLookAt).toEqual([{ kind: "machines-lost", machines: 2 }]);
    expect(workers.filter(({ process: { signalCode } }) => signalCode === "SIGKILL")).toHaveLength(2);
  },
);

withRedis("Redis may be killed, and started again without its file", async () => {
  queue.startWorker({ msACase: 50 });
  const grading = queue.gradeBy(classOf(12));
  await queue.untilBusy();
  await queue.redis.restart({ forgetting: true });
  expect((await grading).verdicts).toEqual(allAccepted(12));
});

withRedis("a hand-in that is too large to be sent gets no grade, and is to be looked at", async () => {
  queue.startWorker();
  const students = classOf(1, { large: "data" });
  writeFileSync(path.join(students, "large", "data"), randomBytes(69 * 1024 * 1024));
  const { verdicts, records } = await queue.gradeBy(students);
  expect(verdicts).toEqual({ s0: "AC", large: "SK" });
  expect(records.find(({ name }) => name === "large")?.toLookAt).toMatchObject([{ kind: "not-judged" }]);
});

withRedis("students who have handed in the same all get its result", async () => {
  queue.startWorker();
  const { verdicts } = await queue.gradeBy(classOf(1, { ana: "the same", bia: "the same" }));
  expect(verdicts).toEqual({ ...allAccepted(1), ana: "AC", bia: "AC" });
});

withRedis("a class that has not changed is not sent again, even with no worker", async () => {
  const out = folderWith({});
  const students = classOf(3);
  const worker = queue.startWorker();
  await queue.gradeBy(students, { out });
  worker.process.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  expect((await queue.gradeBy(students, { out })).verdicts).toEqual(allAccepted(3));
});

withRedis("a worker of another build takes no job, and both sides are told", async () => {
  const old = queue.startWorker({}, packageOfOtherCode());
  const link = await openLink(queue.redis.url, "hasty");
  await expect.poll(() => link.list("worker")).toHaveLength(1);
  const told: string[] = [];
  const opening = openWorkers({ url: queue.redis.url, tell: ({ en }) => told.push(en) });
  await expect
    .poll(() => told)
    .toEqual(["All workers have another version of Cavalo. Waiting for one with this version"]);
  await expect.poll(old.told).toContain("this worker gets none of its jobs");
  queue.startWorker();
  (await opening).close();
  expect((await queue.gradeBy(classOf(3))).verdicts).toEqual(allAccepted(3));
  const jobs = async () => (await overviewOf(link)).workers.map(({ fits, done }) => [fits, done > 0]).sort();
  await expect.poll(jobs).toEqual([
    [false, false],
    [true, true],
  ]);
  link.close();
});

withRedis(
  "jobs and results that are not sealed with the secret are refused, and others are told of it",
  async () => {
    const worker = queue.startWorker();
    await queue.gradeBy(classOf(1));
    const link = await openLink(queue.redis.url, "hasty");
    const jobs = new link.packages.Queue(link.queue, { connection: link.redis, prefix: PREFIX });
    const forger = createSeal(Buffer.from("not the secret of this queue"));
    const job = await jobs.add("judge", sealJob({} as never, "job-forged", forger), { jobId: "job-forged" });
    await expect.poll(() => job.getState()).toBe("failed");
    expect(worker.told()).toContain("a job was refused");
    await jobs.close();
    link.close();
    vi.stubEnv("CAVALO_QUEUE_SECRET", secretIn(folderWith({}), "another secret of another user"));
    await expect(openWorkers({ url: queue.redis.url, tell: () => {} })).rejects.toThrow(
      "with another secret, or these keys are no worker's: cavalo:worker:",
    );
  },
);
