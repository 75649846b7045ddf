import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import { isJudged } from "../finding/verdict.ts";
import { builderIn, prepare } from "../grade/program.ts";
import { attemptFairly } from "../grade/retry.ts";
import { taskFor } from "../grade/task.ts";
import type { Lab } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import type { AttemptCache } from "./cache.ts";
import type { CaseGroup } from "./case-group.ts";

/** A lab that remembers attempts of earlier verifications. */
export interface RememberingLab extends Lab {
  readonly cache: Pick<AttemptCache, "of">;
}

/** Puts a case to a program. */
export type Ask = (asked: Case) => Promise<Attempt>;

/** A program's attempt at a case. */
export interface ProgramAttempt {
  readonly submission: Submission;
  readonly asked: Case;
  readonly attempt: Attempt;
}

/**
 * Calls `use` with a way to put cases to a submission, which is built at the first attempt that is not known from an
 * earlier verification.
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

/** Makes a judge error of a verdict that is a matter of luck: it proves nothing, neither of a program nor of a case. */
export function settled(attempt: Attempt): Attempt {
  const { note, measured } = attempt;
  if (note?.kind !== "unstable") return attempt;
  return { verdict: "JE", finding: note, ...(measured && { measured }) };
}

/** The result of a group of cases: the first attempt that is neither accepted nor skipped, if there is one. */
export type GroupResult =
  | { readonly kind: "accepted" | "skipped" }
  | { readonly kind: "killed" | "unjudged"; readonly asked: Case; readonly attempt: Attempt };

/** Puts the cases of a group to a program, one after the other, up to the first that kills it. */
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
