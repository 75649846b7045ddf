import { readingsOf } from "../answer/read.ts";
import type { Answer } from "../answer/reading/answer.ts";
import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { attemptFairly } from "../grade/proof/attempt.ts";
import { authoredProof } from "../grade/proof/authored-proof.ts";
import { attemptTogether } from "../grade/proof/batch.ts";
import { reference, referenceTask } from "../grade/proof/reference.ts";
import type { Task } from "../grade/task/task.ts";
import { problemOf } from "../problem/index.ts";
import type { Lab } from "../run/lab.ts";
import { settled } from "./attempts.ts";

export interface Proof {
  readonly asked: Case;
  readonly attempt: Attempt;
  /** Answer of the reference; absent if it was not accepted. */
  readonly answer?: Answer;
}

/**
 * Puts cases to the reference, and reads its answers. One process gets all of them; what is not accepted there is put to a
 * process of its own.
 */
export async function prove(cases: readonly Case[], lab: Lab): Promise<Proof[]> {
  const together = await attemptTogether(cases, lab);
  return Promise.all(
    cases.map((asked) => {
      const proven = together.get(asked);
      return proven
        ? { asked, attempt: settled(proven.attempt), ...answerIn(proven.output, asked) }
        : proveAlone(asked, lab);
    }),
  );
}

async function proveAlone(asked: Case, lab: Lab): Promise<Proof> {
  if (problemOf(asked.problem).authorship) return proveAuthored(asked, lab);
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
  return { asked, attempt, ...(attempt.verdict === "AC" && printed && answerIn(printed, asked)) };
}

function answerIn(output: Buffer, asked: Case): Pick<Proof, "answer"> {
  const [reading] = readingsOf(output, referenceTask(asked).reading);
  return reading ? { answer: reading.answer } : {};
}

async function proveAuthored(asked: Case, lab: Lab): Promise<Proof> {
  const { asked: answered, reference: attempt } = await authoredProof(asked, lab);
  return { asked: answered, attempt };
}
