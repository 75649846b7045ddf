import { excerpt } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import type { Finding } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import { withoutScratch } from "../run/scratch.ts";
import type { Turns } from "../run/slots.ts";
import { type Attempt, type AttemptPlace, attempt, type Contestant } from "./attempt.ts";

/** How much CPU time grows at most where the other processors are busy. */
export const BUSY_FACTOR = 1.5;

/** Where attempts take turns. */
export interface FairPlace extends AttemptPlace {
  readonly turns: Turns;
}

/** One attempt that no busy machine and no fault of ours turns into a verdict against the program. */
export function fairAttempt(contestant: Contestant, asked: Case, place: FairPlace): Promise<Attempt> {
  return repeated(contestant, asked, place).catch(
    (error): Attempt => ({ verdict: "JE", finding: ownFault(error) }),
  );
}

/** Anything that goes wrong with us is a judge error, so that no other grade is lost with it. */
export function ownFault(error: unknown): Finding {
  return { kind: "own-fault", quote: excerpt(withoutScratch(String(error))) };
}

/**
 * A run that is over its limit by no more than a busy machine explains is made once more with nothing beside it, and
 * the better of the two counts. Where they disagree the limit is too near to what the program needs, which a note says.
 */
async function repeated(contestant: Contestant, asked: Case, place: FairPlace): Promise<Attempt> {
  const first = await place.turns.shared(() => attempt(contestant, asked, place));
  if (!isBarelyOver(first, asked)) return first;
  const second = await place.turns.alone(() => attempt(contestant, asked, place));
  if (second.verdict === "TLE" || !isJudged(second.verdict)) return first;
  const besideMs = Math.round(first.outcome?.cpuMs ?? 0);
  const aloneMs = Math.round(second.outcome?.cpuMs ?? 0);
  return { ...second, note: { kind: "unstable", besideMs, aloneMs, limitMs: asked.limits.cpuMs } };
}

function isBarelyOver({ finding, outcome }: Attempt, { limits }: Case): boolean {
  const cpuMs = outcome?.cpuMs ?? Number.POSITIVE_INFINITY;
  return finding?.kind === "cpu-limit" && cpuMs <= BUSY_FACTOR * limits.cpuMs;
}
