import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { isJudged } from "../finding/verdict.ts";
import { attemptFairly } from "../grade/attempt.ts";
import { builderIn, prepare } from "../grade/program.ts";
import { taskFor } from "../grade/task.ts";
import type { Lab } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import type { AttemptCache } from "./cache.ts";
import type { CaseGroup } from "./case-group.ts";

/** A lab that remembers attempts of earlier verifications. */
export interface RememberingLab extends Lab {
  readonly cache: Pick<AttemptCache, "of">;
}

export type Ask = (asked: Case) => Promise<Attempt>;

export interface ProgramAttempt {
  readonly submission: Submission;
  readonly asked: Case;
  readonly attempt: Attempt;
}

/**
 * Calls `use` with a function that puts cases to a submission. The submission is built at the first attempt
 * that is not known from an earlier verification.
 */
export async function withProgram<T>(
  submission: Submission,
  lab: RememberingLab,
  use: (ask: Ask) => Promise<T>,
): Promise<T> {
  const store = await lab.cache.of(submission);
  return lab.scratch.within(async (folder) => {
    const builder = builderIn(folder, submission, lab);
    const ask = async (asked: Case): Promise<Attempt> => {
      const known = store.known(asked);
      if (known) return known;
      const task = taskFor(asked, submission.manifest);
      const prepared = await prepare(builder, task);
      const attempt = settled("verdict" in prepared ? prepared : await attemptFairly(prepared, task, lab));
      // A fault of ours may be gone next time.
      if (isJudged(attempt.verdict)) store.keep(asked, attempt);
      return attempt;
    };
    try {
      return await use(ask);
    } finally {
      store.close();
    }
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
