import type { Diagnosis } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
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
  const asked = PROBLEMS[problem].exampleCase?.(example.board);
  if (!asked) return others;
  const task = taskFor(asked, manifest);
  const found = answerOf(judgeAlone(task, await program.run(task)));
  return found === undefined ? others : { ...others, example: { ...example, found } };
}

/** The wrong answer of a program to a small board; undefined if there is none. */
function answerOf({ finding }: Attempt): number | "impossible" | undefined {
  switch (finding?.kind) {
    case "wrong-number-of-moves":
    case "should-be-impossible":
      return finding.found;
    case "says-impossible":
      return "impossible";
    default:
      return undefined;
  }
}
