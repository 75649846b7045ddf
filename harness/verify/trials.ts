import type { Case } from "../case/any-case.ts";
import { isJudged } from "../finding/verdict.ts";
import type { Attempt } from "../grade/attempt.ts";
import { builderIn, prepare } from "../grade/program.ts";
import { type FairPlace, fairAttempt } from "../grade/retry.ts";
import { sentenceOf } from "../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import type { Submission } from "../submission/submission.ts";
import type { Trial, TrialCache } from "./cache.ts";
import type { CaseGroup } from "./case-group.ts";

/** Where trials are made. */
export interface TrialPlace extends FairPlace {
  readonly cache: TrialCache;
}

/** Puts a case to a program. */
export type Ask = (asked: Case) => Promise<Trial>;

/** What a program made of a case. */
export interface ProgramTrial {
  readonly submission: Submission;
  readonly asked: Case;
  readonly trial: Trial;
}

/**
 * Calls `use` with a way to put cases to a submission, which is built when the first trial is made that is not known
 * from an earlier verification.
 */
export async function withProgram<T>(
  submission: Submission,
  place: TrialPlace,
  use: (ask: Ask) => Promise<T>,
): Promise<T> {
  const store = await place.cache.of(submission);
  return place.scratch.within(async (folder) => {
    const builder = builderIn(folder, submission, place);
    const ask = async (asked: Case): Promise<Trial> => {
      const known = store.known(asked);
      if (known) return known;
      const prepared = await prepare({ submission, builder }, asked);
      const trial = trialOf("verdict" in prepared ? prepared : await fairAttempt(prepared, asked, place));
      // What is our fault may be gone next time.
      if (isJudged(trial.verdict)) store.keep(asked, trial);
      return trial;
    };
    try {
      return await use(ask);
    } finally {
      store.close();
    }
  });
}

/** What of an attempt a matrix needs. */
export function trialOf({ verdict, finding, note, outcome }: Attempt): Trial {
  // A verdict that is a matter of luck proves nothing, neither of a program nor of a case.
  const unstable = note?.kind === "unstable" ? note : undefined;
  const said = unstable ?? finding;
  return {
    verdict: unstable ? "JE" : verdict,
    ...(said && { finding: sentenceOf(said, CATALOGUES.en.findings) }),
    ...(outcome?.cpuMs !== undefined && { cpuMs: outcome.cpuMs }),
  };
}

/** What a group of cases makes of a program: the first trial that is neither accepted nor skipped, if there is one. */
export type GroupResult =
  | { readonly kind: "accepted" | "skipped" }
  | { readonly kind: "killed" | "unjudged"; readonly asked: Case; readonly trial: Trial };

/** Puts the cases of a group to a program, one after the other, up to the first that kills it. */
export async function tryGroup({ cases }: CaseGroup, ask: Ask): Promise<GroupResult> {
  let kind: "accepted" | "skipped" = "skipped";
  for (const asked of cases) {
    const trial = await ask(asked);
    if (trial.verdict === "AC") kind = "accepted";
    else if (trial.verdict !== "SK")
      return { kind: isJudged(trial.verdict) ? "killed" : "unjudged", asked, trial };
  }
  return { kind };
}
