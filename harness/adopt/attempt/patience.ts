import { inEach, type Sentence, say } from "../../base/sentence.ts";
import type { Result } from "./result.ts";

/** A plain search of all paths finds its first tour in this time, or nobody waits for it. */
export const PATIENCE = { cpuMs: 20_000, wallMs: 60_000 };

/** Tests if a program was given much more time than a case allows. */
export function needsPatience({ tries }: Pick<Result, "tries">): boolean {
  return tries.some(({ task }) => task.asked.limits.cpuMs === PATIENCE.cpuMs);
}

const WITH_PATIENCE: Sentence = say`, with ${PATIENCE.cpuMs / 1000} s of CPU time`;

/** Ends the description of trials: tells if the program was given much more time. */
export function patienceWith(tries: Result["tries"]): Sentence {
  return needsPatience({ tries }) ? WITH_PATIENCE : inEach(() => "");
}
