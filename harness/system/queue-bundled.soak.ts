import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { probeLevel } from "../run/isolation/probe.ts";
import { cavaloWith } from "../testing/cavalo.ts";
import { folderForFile } from "../testing/folders.ts";
import { needingRedis, REDIS, secretIn, startRedis } from "../testing/redis.ts";
import { hostileClass, reportIn } from "./queued.ts";

const canWork = REDIS !== undefined && (await probeLevel("B")).works;
const folder = folderForFile();

test.skipIf(!canWork)(
  needingRedis("workers give all bundled programs and a hostile class the results of one machine"),
  async () => {
    const [redis, secret] = [await startRedis(folder), secretIn(folder)];
    onTestFinished(() => redis.stop());
    // The limit that this makes is near no program, even on a busy machine.
    const patient = { CAVALO_TIME_FACTOR: "2" };
    const [here, there] = [
      cavaloWith(patient),
      cavaloWith({ ...patient, CAVALO_QUEUE: redis.url, CAVALO_QUEUE_SECRET: secret }),
    ];
    const worker = there(folder, "work");
    onTestFinished(() => void worker.kill("SIGKILL"));
    const { thief, others } = hostileClass(secret, path.join(folder, "redis.sock"));
    // Without a folder, the bundled programs are graded.
    const classes = { bundled: [], hostile: ["--problem", "lost-knight", thief, ...others] };
    for (const [name, programs] of Object.entries(classes)) {
      const grade = ["grade", ...programs, "--isolation", "B", "--out"];
      await there(folder, ...grade, `${name} there`);
      await here(folder, ...grade, `${name} here`);
      const [far, near] = [
        reportIn(path.join(folder, `${name} there`)),
        reportIn(path.join(folder, `${name} here`)),
      ];
      // One at a time, so that a difference is told with its program.
      for (const [at, each] of far.submissions.entries()) expect.soft(each).toEqual(near.submissions[at]);
      expect(far.submissions).toHaveLength(near.submissions.length);
      expect(far.cases).toEqual(near.cases);
    }
    worker.kill("SIGTERM");
    expect(await worker).toMatchObject({ exitCode: 0 });
  },
);
