import { Script } from "node:vm";

const WORK = "cavalo: work that may not end";
const script = new Script(`globalThis[${JSON.stringify(WORK)}]()`);

/** Repeats of a measurement that the machine, not the work, may have spoiled. */
const TRIES = 3;

/** Measures the CPU time that some work takes, in milliseconds: Infinity if it is more than a limit, at which the work is ended. */
export function cpuMs(work: () => unknown, limitMs: number): number {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const before = process.cpuUsage();
    // A process that shares its core needs more time on the clock.
    const isEnded = endsWithin(work, limitMs * 4 ** attempt);
    const { user, system } = process.cpuUsage(before);
    const usedMs = (user + system) / 1000;
    if (isEnded && usedMs <= limitMs) return usedMs;
    if (!isEnded && usedMs > limitMs) break;
  }
  return Number.POSITIVE_INFINITY;
}

/** Does some work until its end, or until the time is over: then an expression, too, is taken from its search. */
export function endsWithin(work: () => unknown, wallMs: number): boolean {
  Object.assign(globalThis, { [WORK]: work });
  try {
    script.runInThisContext({ timeout: Math.ceil(wallMs) });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return false;
  } finally {
    Reflect.deleteProperty(globalThis, WORK);
  }
}
