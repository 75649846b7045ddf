import type { ProgramSource } from "../base/source-line.ts";
import type { Finding } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Lab } from "../run/lab.ts";
import { type PackedOutcome, packOutcome } from "../run/packed.ts";
import type { Delivery } from "./delivery.ts";
import { type Runnable, runTask } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Linux refuses to start a program with a longer argument (MAX_ARG_STRLEN, less the zero at its end). */
const LONGEST_ARGUMENT_BYTES = 128 * 1024 - 1;

/** And a program with more of them in all, the environment among them. Half of what it allows is left to ourselves. */
const MOST_ARGUMENT_BYTES = 1024 * 1024;

/** A task as it was put to a program: the record of its process, or the verdict of a program that was not run. */
export type TaskRun =
  | {
      readonly kind: "ran";
      readonly outcome: PackedOutcome;
      /** Files of the program, if they are known, to look up a trace. */
      readonly sources?: readonly ProgramSource[] | undefined;
      /** Set if the verdict came by a repeat. */
      readonly note?: Finding<"unstable">;
    }
  | { readonly kind: "not-run"; readonly attempt: Attempt };

/** Puts a task to a program once: delivers the input, and runs. */
export async function runOnce(runnable: Runnable, task: Task, lab: Lab): Promise<TaskRun> {
  if (isTooLong(task.delivery))
    return notRun({
      verdict: "RTE",
      finding: { kind: "arguments-too-long", limitBytes: LONGEST_ARGUMENT_BYTES },
    });
  const outcome = await runTask(runnable, task, lab);
  if (!outcome) return notRun({ verdict: "SK", finding: { kind: "no-terminal" } });
  return { kind: "ran", outcome: await packOutcome(outcome), sources: runnable.sources };
}

function isTooLong({ arguments: own, environment }: Delivery): boolean {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const lengths = [...own, ...variables].map((each) => Buffer.byteLength(each));
  const total = lengths.reduce((sum, each) => sum + each, 0);
  return total > MOST_ARGUMENT_BYTES || lengths.some((each) => each > LONGEST_ARGUMENT_BYTES);
}

export function notRun(attempt: Attempt): TaskRun {
  return { kind: "not-run", attempt };
}
