import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import { judgeAlone } from "./judge-submission.ts";
import { runFairly } from "./retry.ts";
import type { Runnable } from "./run-task.ts";
import type { Task } from "./task.ts";
import { runOnce } from "./task-run.ts";

/** Puts a task to a program once, and judges the run as if it were the program's only one. */
export async function attempt(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  return judgeAlone(task, await runOnce(runnable, task, lab));
}

/** Like `attempt`, but neither a busy machine nor a fault of ours becomes a verdict against the program. */
export async function attemptFairly(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  return judgeAlone(task, await runFairly(runnable, task, lab));
}
