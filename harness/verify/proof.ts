import { readingsOf } from "../answer/read.ts";
import type { Case } from "../case/any-case.ts";
import { type Square, squareAt } from "../case/board.ts";
import type { Attempt } from "../finding/ruling.ts";
import { reference, referenceTask } from "../grade/reference.ts";
import { attemptFairly } from "../grade/retry.ts";
import type { Task } from "../grade/task.ts";
import type { Lab } from "../run/lab.ts";
import { settled } from "./attempts.ts";

/** A case with the reference's attempt at it. */
export interface Proof {
  readonly asked: Case;
  readonly attempt: Attempt;
  /** The reference's tour, if it found a valid one. */
  readonly tour?: readonly Square[];
}

/** Puts a case to the reference. */
export async function prove(asked: Case, lab: Lab): Promise<Proof> {
  const task = referenceTask(asked);
  let printed: Buffer | undefined;
  const witnessed: Task = {
    ...task,
    checkOutput(output) {
      printed = output;
      return task.checkOutput?.(output);
    },
  };
  const attempt = settled(await attemptFairly(reference(), witnessed, lab));
  const tour = attempt.verdict === "AC" && printed && tourIn(task, printed);
  return { asked, attempt, ...(tour && { tour }) };
}

function tourIn({ reading }: Task, output: Buffer): Square[] | undefined {
  const [first] = readingsOf(output, reading);
  if (first?.answer.kind !== "grid") return undefined;
  const { steps } = first.answer;
  const order = Array.from(steps.keys()).sort((a, b) => steps[a]! - steps[b]!);
  return order.map((square) => squareAt(reading.question, square));
}
