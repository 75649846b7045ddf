import type { Attempt } from "../../finding/ruling.ts";
import type { Lab } from "../../run/lab.ts";
import { judgeAlone } from "../task/judge-submission.ts";
import { runFairly } from "../task/retry.ts";
import type { Runnable } from "../task/run-task.ts";
import type { Task } from "../task/task.ts";
import { runOnce, type TaskRun } from "../task/task-run.ts";
import { checked } from "./checking.ts";

/** Puts a task to a program once, and judges the run as if it were the program's only one. */
export async function attempt(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  return judged(task, await runOnce(runnable, task, lab), lab);
}

/** Like `attempt`, but neither a busy machine nor a fault of ours becomes a verdict against the program. */
export async function attemptFairly(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  return judged(task, await runFairly(runnable, task, lab), lab);
}

/** Judges a run as if it were the program's only one, by the checker of its problem if there is one. */
export async function judged(task: Task, run: TaskRun, lab: Lab): Promise<Attempt> {
  const ready = await checked({ task, run }, lab);
  return judgeAlone(ready.task, ready.run);
}
