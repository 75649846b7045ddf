import type { Lab } from "../../run/lab.ts";
import { BUSY_FACTOR, isFault, type Measured } from "../../run/outcome.ts";
import type { PackedOutcome } from "../../run/packed.ts";
import { sharedOrAlone } from "../../run/slots.ts";
import { ownFault } from "./own-fault.ts";
import { isStarved, multiplied } from "./ruling.ts";
import type { Runnable } from "./run-task.ts";
import type { Task } from "./task.ts";
import { notRun, runOnce, type TaskRun } from "./task-run.ts";

/** Runs a task. Neither a busy machine nor a fault of ours becomes a verdict against the program. */
export async function runFairly(runnable: Runnable, task: Task, lab: Lab): Promise<TaskRun> {
  const first = await runTrial(runnable, task, lab);
  return first.kind === "ran" ? rerun(first, { runnable, task }, lab) : first;
}

/** Runs a task that is no verdict: of what the program did, nothing is repeated to be fair. */
export function runTrial(runnable: Runnable, task: Task, lab: Lab): Promise<TaskRun> {
  return sharedOrAlone(lab.slots, () => runSafely(runnable, task, lab), isOurFault);
}

function runSafely(runnable: Runnable, task: Task, lab: Lab): Promise<TaskRun> {
  return runOnce(runnable, task, lab).catch((error) => notRun({ verdict: "JE", finding: ownFault(error) }));
}

function isOurFault(run: TaskRun): boolean {
  return run.kind === "ran" ? isFault(run.outcome.end) : run.attempt.verdict === "JE";
}

/**
 * Repeats a run alone if a busy machine can explain that it was over its limit. The better run counts. If the two
 * disagree on CPU time, the limit is too close to the program's need, and a note says so.
 */
async function rerun(
  first: Extract<TaskRun, { kind: "ran" }>,
  { runnable, task }: { runnable: Runnable; task: Task },
  lab: Lab,
): Promise<TaskRun> {
  const wasBarelyOver = isBarelyOver(first.outcome, task);
  if (!wasBarelyOver && !isStarved(first.outcome, task.limits)) return first;
  const second = await lab.slots.alone(() => runSafely(runnable, task, lab));
  if (second.kind !== "ran" || isFault(second.outcome.end)) return first;
  if (!isInTime(second.outcome))
    return wasBarelyOver || isStarved(second.outcome, task.limits) ? first : second;
  if (!wasBarelyOver) return second;
  const besideMs = Math.round(first.outcome.cpuMs ?? 0);
  const aloneMs = Math.round(second.outcome.cpuMs ?? 0);
  const limit = { limitMs: task.limits.cpuMs, ...multiplied(task.asked) };
  return { ...second, note: { kind: "unstable", besideMs, aloneMs, ...limit } };
}

function isBarelyOver({ end, cpuMs }: PackedOutcome, { limits }: Task): boolean {
  const isOver = end.kind === "limit" && end.limit === "cpu";
  return isOver && cpuMs !== undefined && cpuMs <= BUSY_FACTOR * limits.cpuMs;
}

/** Tests if a program was too slow, and not only given too little of the processors. */
export function isTimeOut(outcome: Measured, task: Task): boolean {
  const { end } = outcome;
  if (end.kind !== "limit") return false;
  return end.limit === "cpu" || (end.limit === "wall" && !isStarved(outcome, task.limits));
}

/** Tests if a run came to an end of its own, or to a limit other than those of time. */
function isInTime({ end }: PackedOutcome): boolean {
  switch (end.kind) {
    case "exited":
    case "signalled":
      return true;
    case "limit":
      return end.limit !== "cpu" && end.limit !== "wall";
    case "not-started":
    case "unmeasured":
    case "stopped":
      return false;
  }
}
