import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { isJudged } from "../finding/verdict.ts";
import { judged } from "../grade/proof/attempt.ts";
import { programRuns } from "../grade/store/program-runs.ts";
import type { Store } from "../grade/store/store.ts";
import { basisOf } from "../grade/task/keys.ts";
import { taskFor } from "../grade/task/task.ts";
import type { Lab } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import type { CaseGroup } from "./case-group.ts";

/** A lab that remembers earlier verifications. */
export interface RememberingLab extends Lab {
  readonly store?: Store | undefined;
  /** Gives an attempt that need not be made. */
  readonly known?: (submission: Submission, asked: Case) => Attempt | undefined;
}

export type Ask = (asked: Case) => Promise<Attempt>;

export interface ProgramAttempt {
  readonly submission: Submission;
  readonly asked: Case;
  readonly attempt: Attempt;
}

/**
 * Calls `use` with a function that puts cases to a submission. The submission is built for the first run that is not known
 * from an earlier verification.
 */
export async function withProgram<T>(
  submission: Submission,
  { store, known, ...lab }: RememberingLab,
  use: (ask: Ask) => Promise<T>,
): Promise<T> {
  const memory = store && { store, basis: await basisOf(submission, [], lab) };
  return lab.scratch.within((folder) => {
    const program = programRuns(submission, { folder, memory }, lab);
    return use(async (asked) => {
      const attempt = known?.(submission, asked);
      if (attempt) return attempt;
      const task = taskFor(asked, submission.manifest);
      return settled(await judged(task, await program.run(task), lab));
    });
  });
}

/** Turns an unstable verdict into a judge error: it depends on luck, so it proves nothing. */
export function settled(attempt: Attempt): Attempt {
  const { note, measured } = attempt;
  if (note?.kind !== "unstable") return attempt;
  return { verdict: "JE", finding: note, ...(measured && { measured }) };
}

/** Result of a group of cases, with the first attempt that is neither accepted nor skipped. */
export type GroupResult =
  | { readonly kind: "accepted" | "skipped" }
  | { readonly kind: "killed" | "unjudged"; readonly asked: Case; readonly attempt: Attempt };

/**
 * Puts the cases of a group to a program in turn. Stops at the first case that kills it or cannot be judged.
 */
export async function askGroup({ cases }: CaseGroup, ask: Ask): Promise<GroupResult> {
  let kind: "accepted" | "skipped" = "skipped";
  for (const asked of cases) {
    const attempt = await ask(asked);
    if (attempt.verdict === "AC") kind = "accepted";
    else if (attempt.verdict !== "SK")
      return { kind: isJudged(attempt.verdict) ? "killed" : "unjudged", asked, attempt };
  }
  return { kind };
}
