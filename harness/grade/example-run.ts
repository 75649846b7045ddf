import type { Diagnosis } from "../finding/index.ts";
import { PROBLEMS } from "../problem/index.ts";
import type { Submission } from "../submission/submission.ts";
import { judgeAlone } from "./judge-submission.ts";
import type { ProgramRuns } from "./program-runs.ts";
import { taskFor } from "./task.ts";

/**
 * Runs a program on the small board of its cause, so that the report says what this program answers there.
 * The board is left out if the program is right on it, or gives no answer.
 */
export async function withOwnExample(
  cause: Diagnosis,
  { problem, manifest }: Submission,
  program: ProgramRuns,
): Promise<Diagnosis> {
  if (cause.kind !== "wrong-idea" || !cause.example) return cause;
  const { example, ...others } = cause;
  const { example: own } = PROBLEMS[problem];
  if (!own) return others;
  const task = taskFor(own.caseOf(example.board), manifest);
  const found = own.answerIn(judgeAlone(task, await program.run(task)).finding);
  return found === undefined ? others : { ...others, example: { ...example, found } };
}
