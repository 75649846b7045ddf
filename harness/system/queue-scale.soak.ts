import { mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { Redis } from "ioredis";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { processStat } from "../run/process/process-stat.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { needingRedis, REDIS, secretIn, startRedis } from "../testing/redis.ts";
import { MISDEEDS } from "../testing/sleeping.ts";
import { startSleepingWorker } from "../testing/workers.ts";

const MIB = 1024 * 1024;
const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
const folder = folderForFile();

/** As many cases as a bundled problem has. */
const CASES = 76;
const BOARD = "title: t\nboard:\n  text: |\n    C..\n    ...\n    ..S\n";

const cpuMsOf = (pid: number) => processStat(pid)?.cpuMs ?? 0;

/** The most memory that a process had so far; 0 if it is gone. */
function peakBytesOf(pid: number): number {
  try {
    const [, kilobytes = 0] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/** A class by workers that sleep for so long instead of each run, and what it cost. */
async function simulate({ students, slots, msACase }: { students: number; slots: number; msACase: number }) {
  const redis = await startRedis(mkdtempSync(path.join(folder, "redis-")), ["--appendfsync", "everysec"]);
  const secret = secretIn(folder);
  const SLOTS_A_PROCESS = 8;
  for (let left = slots; left > 0; left -= SLOTS_A_PROCESS)
    startSleepingWorker(
      { url: redis.url, secret },
      { slots: Math.min(left, SLOTS_A_PROCESS), lockMs: 30_000, msACase },
    );
  const classFolder = folderWith({
    "cases/problem.yaml": "problem: lost-knight\ntitle: boards\n",
    ...Object.fromEntries(Array.from({ length: CASES }, (_, at) => [`cases/case-${at}.yaml`, BOARD])),
    ...Object.fromEntries(
      Array.from({ length: students }, (_, at) => [
        `turma/s${at}/main.js`,
        `console.log(${at});\n${"//\n".repeat(500)}${at % 4 === 0 ? `// ${MISDEEDS.isWrong}\n` : ""}`,
      ]),
    ),
  });
  const monitor = new Redis(redis.url.replace("unix:", ""));
  let beganMs = 0;
  let redisBytes = 0;
  let coordinatorBytes = 0;
  const watching = setInterval(async () => {
    const facts = await monitor.info();
    redisBytes = Number(/used_memory_peak:(\d+)/.exec(facts)?.[1]);
    if (beganMs === 0 && (await monitor.keys("cavalo:blob:*")).length > 0) beganMs = Date.now();
  }, 250);
  const grading = execa(
    process.execPath,
    [MAIN, "grade", "turma", "--problem", "lost-knight", "--cases", "cases"],
    {
      cwd: classFolder,
      env: { CAVALO_QUEUE: redis.url, CAVALO_QUEUE_SECRET: secret, CAVALO_TIME_FACTOR: "1", LC_ALL: "C" },
      reject: false,
      stdout: "ignore",
    },
  );
  // The report of the class, which comes afterwards, takes as long without a queue.
  let judged = { endedMs: 0, cpuMs: 0 };
  grading.stderr.on("data", (told: Buffer) => {
    if (told.includes(" points: ")) judged = { endedMs: Date.now(), cpuMs: cpuMsOf(grading.pid!) };
  });
  const measuring = setInterval(() => {
    coordinatorBytes = Math.max(coordinatorBytes, peakBytesOf(grading.pid!));
  }, 50);
  const { stderr, exitCode } = await grading;
  clearInterval(measuring);
  clearInterval(watching);
  monitor.disconnect();
  const wallMs = judged.endedMs - beganMs;
  const idealMs = Math.ceil(students / slots) * CASES * msACase;
  await redis.stop();
  return {
    exitCode,
    graded: stderr.split("\n").filter((line) => line.includes(" points: ")).length,
    efficiency: idealMs / wallMs,
    cpuMsAJob: judged.cpuMs / students,
    coordinatorBytes,
    redisBytes,
  };
}

test.skipIf(REDIS === undefined).each([
  { students: 20, slots: 1, msACase: 10 },
  { students: 2000, slots: 32, msACase: 50 },
  { students: 2000, slots: 64, msACase: 50 },
])(needingRedis("$students submissions of 76 cases by $slots workers"), async (size) => {
  const cost = await simulate(size);
  process.stdout.write(`${JSON.stringify({ ...size, ...cost })}\n`);
  expect(cost).toMatchObject({ exitCode: 1, graded: size.students });
  expect(cost.redisBytes).toBeLessThan(256 * MIB);
  expect(cost.coordinatorBytes).toBeLessThan(300 * MIB);
});
