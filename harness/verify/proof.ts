import type { Answer } from "../answer/answer.ts";
import { readingsOf } from "../answer/read.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { attemptFairly } from "../grade/attempt.ts";
import { reference, referenceTask } from "../grade/reference.ts";
import type { Task } from "../grade/task.ts";
import type { Lab } from "../run/lab.ts";
import { settled } from "./attempts.ts";

export interface Proof {
  readonly asked: Case;
  readonly attempt: Attempt;
  /** Answer of the reference; absent if it was not accepted. */
  readonly answer?: Answer;
}

/** Puts a case to the reference, and reads its answer. */
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
  const attempt = settled(await attemptFairly(await reference(lab), witnessed, lab));
  const [reading] = attempt.verdict === "AC" && printed ? readingsOf(printed, task.reading) : [];
  return { asked, attempt, ...(reading && { answer: reading.answer }) };
}
