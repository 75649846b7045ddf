import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { userCacheFolder } from "../base/user-cache.ts";
import type { Case } from "../case/any-case.ts";
import { openRememberedStore } from "../grade/store/store.ts";
import { isAtLeast } from "../run/isolation/level.ts";
import { type LabOptions, withLab } from "../run/lab.ts";
import { type VerifyLab, verifyProblem } from "./problem.ts";
import { programsFor } from "./programs.ts";
import type { Verification, VerifiedProblem } from "./verification.ts";

/** Input of a verification, which is told in a language; `signal` ends it early. */
interface VerifyRequest extends LabOptions {
  readonly cases: readonly Case[];
  readonly locale: Locale;
  /** Analyses the cases as items of a test, too. */
  readonly items: boolean;
}

/** The user's folder for runs that later verifications need not repeat. */
const memoryFolder = () => path.join(userCacheFolder(), "verify");

/** Checks that a case set is right, and that it kills wrong programs. */
export async function verify(
  request: VerifyRequest,
  onProgram: VerifyLab["onProgram"],
): Promise<Verification> {
  const startedAt = new Date();
  const { cases, jobs, isolation, signal, locale, items } = request;
  const store = openRememberedStore(memoryFolder());
  store?.mark({ contained: isAtLeast(isolation.level, "B") });
  const problems = await withLab(request, (lab) =>
    lab.scratch.within(async (folder) => {
      const verified: VerifiedProblem[] = [];
      for (const problem of new Set(cases.map((asked) => asked.problem))) {
        const own = cases.filter((asked) => asked.problem === problem);
        if (own.length === 0) continue;
        const programs = await programsFor(own, folder);
        verified.push(await verifyProblem(own, { ...lab, store, programs, items, jobs, locale, onProgram }));
      }
      return verified;
    }),
  ).finally(() => store?.close());
  return {
    version: 1,
    isolation: isolation.level,
    stopped: signal?.aborted ?? false,
    timings: { startedAt: startedAt.toISOString(), wallMs: Date.now() - startedAt.getTime() },
    problems,
  };
}
