import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { rejected } from "../../problem/judgement.ts";
import { loadCases } from "../../problem/load.ts";
import { packOutcome } from "../../run/packed.ts";
import { judgeInWorker } from "./judge-in-worker.ts";
import { judgeSubmission, MOST_READ_HERE_BYTES } from "./judge-submission.ts";
import { taskFor, withJudgement } from "./task.ts";
import type { TaskRun } from "./task-run.ts";

const TASKS = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml"),
  problem: "lost-knight",
})
  .slice(0, 6)
  .map((asked) => taskFor(asked, {}));

async function printed(text: string): Promise<TaskRun> {
  const bytes = Buffer.from(text);
  const outcome = await packOutcome({
    end: { kind: "exited", code: 0 },
    wallMs: 1,
    cpuMs: 1,
    stdout: { bytes, cut: false },
    stderr: { bytes: Buffer.alloc(0), cut: false },
    writtenBytes: bytes.length,
  });
  return { kind: "ran", outcome };
}

/** Runs that print a long log first, and then the answer; the last one is wrong. */
function longRuns(): Promise<TaskRun[]> {
  const log = "fila vazia\n".repeat(MOST_READ_HERE_BYTES / 50);
  return Promise.all(
    TASKS.map(({ asked }, at) =>
      printed(`${log}Movimentos: ${at < TASKS.length - 1 ? asked.answer : 9999}\n`),
    ),
  );
}

test("large outputs are judged as small ones are, and nothing waits meanwhile", async () => {
  const runs = await longRuns();
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const aside = await judgeInWorker({ manifest: {}, tasks: TASKS }, runs);
  clearInterval(turning);
  expect(aside).toEqual(judgeSubmission(TASKS, runs));
  expect(aside.attempts.map(({ verdict }) => verdict)).toEqual(["AC", "AC", "AC", "AC", "AC", "WA"]);
  expect(turns).toBeGreaterThan(1);
});

test("outputs that take long to read are read in a thread", async () => {
  const runs = await Promise.all(TASKS.map(({ asked }) => printed(`Movimentos: ${asked.answer}\n`)));
  // A thread makes the tasks anew, with their own check.
  const tasks = TASKS.map((task) => ({
    ...task,
    check: () => {
      for (;;);
    },
  }));
  const { attempts } = await judgeInWorker({ manifest: {}, tasks }, runs);
  expect(attempts.map(({ verdict }) => verdict)).toEqual(TASKS.map(() => "AC"));
});

test("the word of a checker goes along", async () => {
  const runs = await longRuns();
  const finding = { kind: "checker-rejects", quote: "no" } as const;
  const tasks = TASKS.map((task) => withJudgement(task, rejected(finding)));
  const { attempts } = await judgeInWorker({ manifest: {}, tasks }, runs);
  expect(attempts.map(({ verdict }) => verdict)).toEqual(TASKS.map(() => "WA"));
});

test("a grading that is stopped does not wait for it", async () => {
  const { attempts } = await judgeInWorker(
    { manifest: {}, tasks: TASKS },
    await longRuns(),
    AbortSignal.abort(),
  );
  expect(attempts[0]).toMatchObject({ verdict: "SK", finding: { kind: "stopped" } });
});
