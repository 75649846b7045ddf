import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { allAccepted, classOf, queueForEachTest, type TestQueue, withRedis } from "../testing/queue.ts";
import { codeVersion } from "./code.ts";
import { openLink } from "./link.ts";

let queue: TestQueue;
queueForEachTest((opened) => {
  queue = opened;
});

withRedis("keys that do not open are passed over, and named once", async () => {
  const link = await openLink(queue.redis.url, "hasty");
  const { redis } = link;
  await redis.set("cavalo:worker:x", "garbage");
  await redis.lpush("cavalo:worker:list", "garbage");
  await redis.set("cavalo:grading:long", randomBytes(100));
  await redis.hset(`cavalo:standard:${codeVersion()}`, "a", "b");
  // Nobody can have sealed so little: there is no worker yet, and one may come.
  const worker = queue.startWorker();
  await expect.poll(worker.told).toContain("cavalo:worker:x");
  await redis.set("cavalo:worker:long", randomBytes(100));
  const { verdicts, told } = await queue.gradeBy(classOf(2));
  expect(verdicts).toEqual(allAccepted(2));
  const named = told.filter((sentence) => sentence.includes("are passed over"));
  for (const key of ["cavalo:worker:x", "cavalo:worker:list", "cavalo:worker:long", "cavalo:standard:"])
    expect(named.join("\n").split(key)).toHaveLength(2);
  expect(worker.told().split("cavalo:worker:x")).toHaveLength(2);
  link.close();
});
