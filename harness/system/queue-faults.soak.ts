import { connect as connectTo, createServer, type Socket } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { seededRandom } from "../case/generator/random.ts";
import { cavaloWith } from "../testing/cavalo.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { needingRedis, REDIS, secretIn, startRedis } from "../testing/redis.ts";
import { seedForTest } from "../testing/seed.ts";
import { startSleepingWorker } from "../testing/workers.ts";

const folder = folderForFile();
const STUDENTS = 60;
const CASES = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-[345]*.yaml");

const classFolder = () =>
  folderWith(
    Object.fromEntries(
      Array.from({ length: STUDENTS }, (_, at) => [`turma/s${at}/main.js`, `console.log(${at})\n`]),
    ),
  );

/** A way to Redis that can be cut, as by a network that is gone: nothing arrives, and nothing is said. */
async function startWay(socket: string) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    const to = connectTo(socket);
    for (const each of [from, to]) {
      open.add(each);
      each.on("error", () => {}).on("close", () => open.delete(each));
    }
    const pass = (to: Socket) => (bytes: Buffer) => void (isCut || to.write(bytes));
    from.on("data", pass(to)).on("close", () => to.destroy());
    to.on("data", pass(from)).on("close", () => from.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
      for (const each of open) each.destroy();
    },
    /** Forgets all that is open, as a router may: nothing comes through any more, and nobody is told. */
    forget() {
      for (const each of open) each.removeAllListeners("data").resume();
    },
  };
}

const pointsIn = (stderr: string) => stderr.split("\n").filter((line) => line.includes("8 of 8 points: "));

test.skipIf(REDIS === undefined)(
  needingRedis(
    "a worker that loses its network for longer than its lock, and one that is stopped for a minute, lose nobody",
  ),
  async () => {
    const redis = await startRedis(folder);
    const secret = secretIn(folder);
    const way = await startWay(redis.url.replace("unix:", ""));
    const timing = { lockMs: 20_000, msACase: 500 };
    const cutOff = startSleepingWorker({ url: way.url, secret }, timing);
    const stopped = startSleepingWorker({ url: redis.url, secret }, timing);
    startSleepingWorker({ url: redis.url, secret }, timing);
    const far = cavaloWith({ CAVALO_QUEUE: redis.url, CAVALO_QUEUE_SECRET: secret, CAVALO_TIME_FACTOR: "1" });
    const grading = far(classFolder(), "grade", "turma", "--problem", "lost-knight", "--cases", CASES);
    await setTimeout(10_000);
    way.cut();
    stopped.process.kill("SIGSTOP");
    await setTimeout(60_000);
    way.mend();
    stopped.process.kill("SIGCONT");
    const { stderr, exitCode } = await grading;
    expect(exitCode).toBe(0);
    expect(new Set(pointsIn(stderr)).size).toBe(STUDENTS);
    for (const each of [cutOff, stopped]) {
      each.process.kill("SIGTERM");
      expect(await each.ended).toBe(0);
    }
    await redis.stop();
  },
);

test.skipIf(REDIS === undefined)(
  needingRedis("a worker and a grading whose connections fall silent connect again"),
  async () => {
    const redis = await startRedis(folderWith({}));
    const secret = secretIn(folder);
    const [ofWorker, ofGrading] = [
      await startWay(redis.url.replace("unix:", "")),
      await startWay(redis.url.replace("unix:", "")),
    ];
    const worker = startSleepingWorker({ url: ofWorker.url, secret }, { lockMs: 5000, msACase: 50 });
    const far = cavaloWith({
      CAVALO_QUEUE: ofGrading.url,
      CAVALO_QUEUE_SECRET: secret,
      CAVALO_TIME_FACTOR: "1",
    });
    const grading = far(classFolder(), "grade", "turma", "--problem", "lost-knight", "--cases", CASES);
    await setTimeout(5000);
    ofWorker.forget();
    ofGrading.forget();
    const { stderr, exitCode } = await grading;
    expect(exitCode).toBe(0);
    expect(new Set(pointsIn(stderr)).size).toBe(STUDENTS);
    worker.process.kill("SIGTERM");
    expect(await worker.ended).toBe(0);
    await redis.stop();
  },
);

test.skipIf(REDIS === undefined)(
  needingRedis(
    "workers, Redis and gradings that are killed at any moment lose nobody, and count nobody twice",
  ),
  async () => {
    const random = seededRandom(seedForTest());
    const place = path.join(folder, "any-moment");
    const redis = await startRedis(folderWith({ [path.basename(place)]: "" }));
    const secret = secretIn(folder);
    const far = cavaloWith({ CAVALO_QUEUE: redis.url, CAVALO_QUEUE_SECRET: secret, CAVALO_TIME_FACTOR: "1" });
    const students = classFolder();
    const start = () => startSleepingWorker({ url: redis.url, secret }, { msACase: 100, slots: 1 });
    const workers = [start(), start(), start()];
    const gradeIt = () => far(students, "grade", "turma", "--problem", "lost-knight", "--cases", CASES);
    for (let kill = 0; kill < 12; kill++) {
      const grading = gradeIt();
      await setTimeout(random.below(8000));
      const which = random.below(3);
      if (which === 0) await redis.restart({ forgetting: random.below(2) === 0 });
      if (which === 1) {
        const at = random.below(workers.length);
        workers[at]!.process.kill("SIGKILL");
        workers[at] = start();
      }
      grading.kill("SIGKILL");
      await grading;
    }
    const { stdout, exitCode } = await gradeIt();
    expect(stdout).toContain(`${STUDENTS} submissions, 4 cases, ${4 * STUDENTS} results.`);
    expect(exitCode).toBe(0);
    await redis.stop();
  },
);
