import type { Case } from "../case/any-case.ts";
import { PROBLEM_NAMES } from "../case/names.ts";
import type { Isolation } from "../run/isolation/level.ts";
import { createScratch } from "../run/scratch.ts";
import { createTurns } from "../run/slots.ts";
import { TrialCache } from "./cache.ts";
import { type VerifyPlace, verifyProblem } from "./problem.ts";
import type { Verification, VerifiedProblem } from "./verification.ts";

/** What is to be verified. */
export interface VerifyRequest {
  readonly cases: readonly Case[];
  /** How many programs run at once. */
  readonly jobs: number;
  readonly isolation: Isolation;
  /** Where trials are remembered from one time to the next. */
  readonly cacheFolder: string;
  /** Ends the verification early. */
  readonly signal?: AbortSignal | undefined;
}

/** Finds out whether a case set is right, and whether it kills wrong programs. */
export async function verify(
  request: VerifyRequest,
  onProgram: VerifyPlace["onProgram"],
): Promise<Verification> {
  const startedAt = new Date();
  const { cases, jobs, isolation, signal, cacheFolder } = request;
  const scratch = createScratch();
  try {
    const problems = await scratch.within(async (folder) => {
      const cache = new TrialCache(cacheFolder, isolation);
      const turns = createTurns(jobs);
      const place: VerifyPlace = { scratch, isolation, signal, cache, turns, folder, jobs, onProgram };
      const verified: VerifiedProblem[] = [];
      for (const problem of PROBLEM_NAMES) {
        const own = cases.filter((asked) => asked.problem === problem);
        if (own.length > 0) verified.push(await verifyProblem(own, place));
      }
      return verified;
    });
    return {
      version: 1,
      isolation: isolation.level,
      stopped: signal?.aborted ?? false,
      timings: { startedAt: startedAt.toISOString(), wallMs: Date.now() - startedAt.getTime() },
      problems,
    };
  } finally {
    scratch.remove();
  }
}
