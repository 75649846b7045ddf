import type { ProgramSource } from "../../base/source-line.ts";
import type { Finding } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Lab } from "../../run/lab.ts";
import { type PackedOutcome, packOutcome } from "../../run/packed.ts";
import { type Delivery, MOST_FILLED_BYTES } from "./delivery.ts";
import { type Runnable, runTask } from "./run-task.ts";
import type { Task } from "./task.ts";

/** Linux refuses to start a program with a longer argument (MAX_ARG_STRLEN, less the zero at its end). */
const LONGEST_ARGUMENT_BYTES = 128 * 1024 - 1;

/** Arguments and variables together: Linux takes twice as much, with those of the command line around the program. */
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
  const refused = refusedDelivery(task.delivery);
  if (refused) return notRun({ verdict: "RTE", finding: refused });
  const outcome = await runTask(runnable, task, lab);
  if (!outcome) return notRun({ verdict: "SK", finding: { kind: "no-terminal" } });
  return { kind: "ran", outcome: await packOutcome(outcome), sources: runnable.sources };
}

/** Tells why the system would refuse what a program is to be given: its manifest asks for it. */
function refusedDelivery({ arguments: words, environment, isTooLarge }: Delivery): Finding | undefined {
  if (isTooLarge) return { kind: "input-too-large", limitBytes: MOST_FILLED_BYTES };
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const sizes = [...words, ...variables].map((each) => Buffer.byteLength(each));
  if (sizes.some((size) => size > LONGEST_ARGUMENT_BYTES))
    return { kind: "arguments-too-long", limitBytes: LONGEST_ARGUMENT_BYTES };
  const together = sizes.reduce((total, size) => total + size, 0);
  return together > MOST_ARGUMENT_BYTES
    ? { kind: "arguments-too-long", limitBytes: MOST_ARGUMENT_BYTES, together: true }
    : undefined;
}

export function notRun(attempt: Attempt): TaskRun {
  return { kind: "not-run", attempt };
}
