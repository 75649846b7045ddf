import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import type { Measured, Outcome } from "../run/outcome.ts";
import { judge } from "./judge.ts";
import { type Runnable, runTask } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Puts a task to a program once: delivers the input, runs, reads the answer, checks it. */
export async function attempt(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  const outcome = await runTask(runnable, task, lab);
  if (!outcome) return { verdict: "SK", finding: { kind: "no-terminal" } };
  return { ...judge(task, outcome, runnable.sources), measured: measuredIn(outcome) };
}

/** Drops the output, because the output of many runs would fill the memory. */
function measuredIn({
  stdout: _,
  stderr: __,
  answerFile: ___,
  denial: ____,
  ...measured
}: Outcome): Measured {
  return measured;
}
