import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ExpectedError } from "../base/errors.ts";
import { allAccepted, classOf, queueForEachTest, type TestQueue, withRedis } from "../testing/queue.ts";
import { startRedis } from "../testing/redis.ts";
import { Errands } from "./errands.ts";
import { openLink } from "./link.ts";
import { openWorkers } from "./open-workers.ts";

let queue: TestQueue;
queueForEachTest((opened) => {
  queue = opened;
});

/** The sentences that a command says at the start, and ends. */
async function refusalAt(url: string): Promise<readonly string[]> {
  const error: unknown = await openWorkers({ url, tell: () => {} }).catch((thrown) => thrown);
  return error instanceof ExpectedError ? error.sentences.map(({ en }) => en) : [`no sentence: ${error}`];
}

const IS_FULL =
  "Redis is full: it has reached its maxmemory. Raise it, or type `redis-cli config set maxmemory 0`";

withRedis(
  "a Redis that is full is told with its cure, and waited for by both sides once they work",
  async () => {
    const link = await openLink(queue.redis.url, "hasty");
    const limitTo = (bytes: number) => link.redis.config("SET", "maxmemory", bytes);
    const worker = queue.startWorker({ slots: 1, msACase: 100 });
    const grading = queue.gradeBy(classOf(6));
    await queue.untilBusy();
    await limitTo(1);
    expect(await refusalAt(queue.redis.url)).toEqual([expect.stringContaining(IS_FULL)]);
    await expect.poll(worker.told).toContain(IS_FULL);
    const told: string[] = [];
    const errands = new Errands(link, { priority: 1, tell: ({ en }) => told.push(en) });
    const stop = new AbortController();
    const sent = errands.run({ id: "job-late", load: async () => ({}) as never }, stop.signal);
    await expect.poll(() => told).toEqual([expect.stringContaining(IS_FULL)]);
    await limitTo(0);
    expect((await grading).verdicts).toEqual(allAccepted(6));
    await expect.poll(worker.told).toContain("Redis works again");
    await expect.poll(() => told.slice(1)).toEqual(["Redis works again"]);
    stop.abort();
    await sent;
    await errands.close();
    link.close();
  },
);

withRedis("a Redis that is a copy, or cannot write to its disk, is told in one sentence", async () => {
  const link = await openLink(queue.redis.url, "hasty");
  await link.redis.replicaof("127.0.0.1", 1);
  expect(await refusalAt(queue.redis.url)).toEqual([
    expect.stringContaining("is a read-only copy of another one"),
  ]);
  link.close();
  await queue.redis.stop();
  const [place, disk] = [
    mkdtempSync(path.join(queue.folder, "r-")),
    mkdtempSync(path.join(queue.folder, "d-")),
  ];
  const other = await startRedis(place, ["--appendonly", "no", "--save", "3600 1000", "--dir", disk]);
  onTestFinished(() => other.stop());
  const { redis, close } = await openLink(other.url, "hasty");
  rmSync(disk, { recursive: true });
  await redis.bgsave();
  await expect.poll(() => redis.info("persistence")).toContain("rdb_last_bgsave_status:err");
  expect(await refusalAt(other.url)).toEqual([expect.stringContaining("it could not write to its disk")]);
  close();
});

test.each([
  [
    "redis",
    (socket: Socket) => socket.resetAndDestroy(),
    "Is this a port for TLS? Its address begins with rediss://",
  ],
  [
    "rediss",
    (socket: Socket) => socket.end("-ERR\r\n"),
    "Is this a port for TLS? The address of another one begins with redis://",
  ],
])("%s:// to a port of the other kind is asked about", async (protocol, answer, asked) => {
  const server = createServer((socket) => {
    socket.on("error", () => {}).once("data", () => answer(socket));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { readonly port: number };
  expect(await refusalAt(`${protocol}://127.0.0.1:${port}`)).toEqual([expect.stringContaining(asked)]);
});
