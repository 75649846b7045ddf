import { WEIGHTS } from "../answer/answer.ts";
import type { Case } from "../case/any-case.ts";
import type { Ruling } from "../finding/ruling.ts";
import { judge, readingsIn } from "../grade/judge.ts";
import type { ProgramRuns } from "../grade/program-runs.ts";
import { isTimeOut } from "../grade/retry.ts";
import { type Task, taskFor } from "../grade/task.ts";
import type { Outcome } from "../run/outcome.ts";
import { unpackOutcome } from "../run/packed.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Allowance } from "./allowance.ts";

/** A program's run on a case, asked and read as one manifest says. */
export interface Try {
  readonly task: Task;
  /** Absent if the program could not be run: it was not built, for example. */
  readonly outcome?: Outcome;
  readonly ruling: Ruling;
}

/** A program that is tried, and how much more of it may be run. */
export interface Subject {
  readonly program: Pick<ProgramRuns, "run">;
  readonly allowance: Allowance;
}

/**
 * Tries a program on the cases that it can be asked. Stops if the first brings no answer. A slow program gets a second
 * one, which is smaller.
 */
export async function tryCases(
  manifest: Manifest,
  cases: readonly Case[],
  { program, allowance }: Subject,
): Promise<Try[]> {
  const tries: Try[] = [];
  for (const asked of cases) {
    const task = taskFor(asked, manifest);
    if (task.misfit || allowance.isSpent) continue;
    if (tries.length === 1 && !tries.some(isHeard) && squaresOf(asked) >= squaresOf(tries[0]!.task.asked))
      continue;
    const run = await program.run(task);
    if (run.kind === "not-run") return [...tries, { task, ruling: run.attempt }];
    allowance.spend(run.outcome);
    const outcome = unpackOutcome(run.outcome);
    tries.push({ task, outcome, ruling: judge(task, outcome) });
    if (!tries.some(isHeard) && (tries.length > 1 || !isTimeOut(run.outcome, task))) return tries;
  }
  return tries;
}

function squaresOf({ rows, columns }: Case): number {
  return rows * columns;
}

/** Judges the same runs again, by another manifest that asks in the same way or for other cases. */
export function rejudged(tries: readonly Try[], manifest: Manifest, caseFor = (asked: Case) => asked): Try[] {
  return tries.map(({ task: { asked }, outcome, ruling }) => {
    const task = taskFor(caseFor(asked), manifest);
    return outcome ? { task, outcome, ruling: judge(task, outcome) } : { task, ruling };
  });
}

export function isRight({ ruling }: Try): boolean {
  return ruling.verdict === "AC";
}

/**
 * Tests if there was an answer, right or wrong. A wrong answer that is only a hint does not count, because it
 * may be the text of a prompt.
 */
export function isHeard({ task, outcome, ruling }: Try): boolean {
  if (ruling.verdict !== "WA") return ruling.verdict === "AC";
  const [taken] = outcome ? readingsIn(task, outcome) : [];
  return taken !== undefined && taken.weight > WEIGHTS.hint;
}
