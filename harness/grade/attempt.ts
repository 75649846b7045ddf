import { beginningOf } from "../base/text.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import type { Measured, Outcome } from "../run/outcome.ts";
import { judge } from "./judge.ts";
import { type Runnable, runTask } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Linux refuses to start a program with a longer argument (MAX_ARG_STRLEN, less the zero at its end). */
const LONGEST_ARGUMENT_BYTES = 128 * 1024 - 1;

/** Puts a task to a program once: delivers the input, runs, reads the answer, checks it. */
export async function attempt(runnable: Runnable, task: Task, lab: Lab): Promise<Attempt> {
  if (task.delivery.arguments.some((each) => Buffer.byteLength(each) > LONGEST_ARGUMENT_BYTES))
    return { verdict: "RTE", finding: { kind: "arguments-too-long", limitBytes: LONGEST_ARGUMENT_BYTES } };
  const outcome = await runTask(runnable, task, lab);
  if (!outcome) return { verdict: "SK", finding: { kind: "no-terminal" } };
  const ruling = judge(task, outcome, runnable.sources);
  const printed =
    ruling.verdict === "AC" ? "" : beginningOf(outcome.answerFile?.bytes ?? outcome.stdout.bytes);
  return { ...ruling, measured: measuredIn(outcome), ...(printed !== "" && { printed }) };
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
