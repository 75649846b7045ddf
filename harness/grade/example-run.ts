import type { Diagnosis } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import { PROBLEMS } from "../problem/index.ts";
import type { Lab } from "../run/lab.ts";
import { attemptFairly } from "./attempt.ts";
import { type Builder, prepare } from "./program.ts";
import { taskFor } from "./task.ts";

/**
 * Runs a program on the small board of its cause, so that the report says what this program answers there.
 * The board is left out if the program is right on it, or gives no answer.
 */
export async function withOwnExample(cause: Diagnosis, builder: Builder, lab: Lab): Promise<Diagnosis> {
  if (cause.kind !== "wrong-idea" || !cause.example) return cause;
  const { example, ...others } = cause;
  const { problem, manifest } = builder.submission;
  const asked = PROBLEMS[problem].exampleCase?.(example.board);
  if (!asked) return others;
  const task = taskFor(asked, manifest);
  const prepared = await prepare(builder, task);
  if ("verdict" in prepared) return others;
  const found = answerOf(await attemptFairly(prepared, task, lab));
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
