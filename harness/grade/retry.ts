import { excerpt } from "../base/text.ts";
import type { Finding } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import { withoutScratch } from "../run/scratch.ts";
import { attempt } from "./attempt.ts";
import type { Runnable } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Largest growth of CPU time while the other processors are busy. */
export const BUSY_FACTOR = 1.5;

/** Attempts a task. Neither a busy machine nor a fault of ours becomes a verdict against the program. */
export function attemptFairly(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  return attemptTwice(runnable, task, lab).catch(
    (error): Attempt => ({ verdict: "JE", finding: ownFault(error) }),
  );
}

/** Turns a failure of ours into a judge error, so that no other grade is lost. */
export function ownFault(error: unknown): Finding {
  return { kind: "own-fault", quote: excerpt(withoutScratch(String(error))) };
}

/**
 * Repeats a run alone if a busy machine can explain the CPU time over its limit. The better run counts. If
 * the two disagree, the limit is too close to the program's need, and a note says so.
 */
async function attemptTwice(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  const first = await lab.slots.shared(() => attempt(runnable, task, lab));
  if (!isBarelyOver(first, task)) return first;
  const second = await lab.slots.alone(() => attempt(runnable, task, lab));
  if (second.verdict === "TLE" || second.verdict === "SK" || second.verdict === "JE") return first;
  const besideMs = Math.round(first.measured?.cpuMs ?? 0);
  const aloneMs = Math.round(second.measured?.cpuMs ?? 0);
  return { ...second, note: { kind: "unstable", besideMs, aloneMs, limitMs: task.limits.cpuMs } };
}

function isBarelyOver({ finding, measured }: Attempt, { limits }: Task): boolean {
  const cpuMs = measured?.cpuMs ?? Number.POSITIVE_INFINITY;
  return finding?.kind === "cpu-limit" && cpuMs <= BUSY_FACTOR * limits.cpuMs;
}
