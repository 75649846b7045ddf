import { randomBytes } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { allAccepted, classOf, queueForEachTest, type TestQueue, withRedis } from "../testing/queue.ts";
import { MISDEEDS } from "../testing/sleeping.ts";
import { USUAL_MACHINE } from "../testing/workers.ts";
import { codeVersion } from "./code.ts";
import { aboutResult } from "./job.ts";
import { type Link, openLink } from "./link.ts";
import { PREFIX } from "./redis.ts";
import { createSeal } from "./seal.ts";

let queue: TestQueue;
queueForEachTest((opened) => {
  queue = opened;
});

const RESULT = Buffer.from("a result");
const keyOf = (name: string) => `${PREFIX}:blob:${name}`;

/** Keeps something of someone without the secret where the result of a job would be. */
async function kept(blob: Buffer, { redis }: Link): Promise<unknown> {
  await redis.set(keyOf("forged"), blob);
  return { worker: "w", result: "forged" };
}

/** Ends of a job that no worker with the secret has made for it. */
const FORGERIES: readonly ((link: Link, job: string) => Promise<unknown>)[] = [
  async () => undefined,
  async () => null,
  async () => "AC",
  async () => ({ worker: { toString: 1 }, result: ["__proto__"] }),
  async () => ({ worker: "w", result: "nowhere" }),
  (link) => kept(randomBytes(1000), link),
  // That of another job, and that of another worker.
  async (link) => ({ worker: "w", result: await link.put(RESULT, aboutResult("job-other", "w")) }),
  async (link, job) => ({ worker: "w", result: await link.put(RESULT, aboutResult(job, "w2")) }),
  async (link, job) => {
    const result = await link.put(RESULT, aboutResult(job, "w"));
    const sealed = (await link.redis.getBuffer(keyOf(result)))!;
    sealed[sealed.length - 1]! ^= 1;
    await link.redis.set(keyOf(result), sealed);
    return { worker: "w", result };
  },
  (link, job) => kept(createSeal(Buffer.from("another secret")).seal(RESULT, aboutResult(job, "w")), link),
];

withRedis(
  "the end of a job that no worker has made for it is refused, told, and never believed",
  async () => {
    const link = await openLink(queue.redis.url, "patient");
    await link.announce({ kind: "standard", id: codeVersion(), value: USUAL_MACHINE });
    const taken: string[] = [];
    let forgeAll = () => {};
    const areTaken = new Promise<void>((resolve) => {
      forgeAll = resolve;
    });
    const forger = new link.packages.Worker(
      link.queue,
      async ({ id = "" }) => {
        const forgery = FORGERIES[taken.push(id) - 1]!;
        if (taken.length === FORGERIES.length) void forger.pause(true).then(forgeAll);
        await areTaken;
        return forgery(link, id);
      },
      { connection: link.redis, prefix: PREFIX, concurrency: FORGERIES.length },
    );
    forger.on("error", () => {});
    onTestFinished(() => forger.close(true));
    const grading = queue.gradeBy(classOf(FORGERIES.length));
    await areTaken;
    queue.startWorker();
    const { verdicts, told } = await grading;
    expect(verdicts).toEqual(allAccepted(FORGERIES.length));
    const refused = told.filter((sentence) => sentence.startsWith("a result was refused"));
    expect(refused).toHaveLength(FORGERIES.length);
    link.close();
  },
);

withRedis(
  "nobody gets the points of another hand-in that someone puts in the place of their own",
  async () => {
    const link = await openLink(queue.redis.url, "hasty");
    const { redis } = link;
    await link.announce({ kind: "standard", id: codeVersion(), value: USUAL_MACHINE });
    const out = folderWith({});
    const grading = queue.gradeBy(classOf(1, { wrong: MISDEEDS.isWrong }), { out });
    const blobs = () => redis.keys(keyOf("*"));
    await expect.poll(async () => (await blobs()).length).toBe(3);
    const sealed = await Promise.all(
      (await blobs()).map(async (key) => [key, (await redis.getBuffer(key))!] as const),
    );
    // The cases are larger than any hand-in of this class.
    const [one, other] = sealed.toSorted(([, a], [, b]) => a.length - b.length);
    await redis.mset(one![0], other![1], other![0], one![1]);
    queue.startWorker();
    expect((await grading).verdicts).toEqual({ s0: "AC", wrong: "WA AC" });
    link.close();
  },
);
