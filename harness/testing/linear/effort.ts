import { ReadTooLong, readInTime } from "../../base/reading-time.ts";

/** Time on the clock for each try, in limits: a process that shares its core needs more for the same CPU time. */
const PATIENCE = [1.2, 5, 25];

/** Measures the CPU time that some work takes, in milliseconds: Infinity if it is more than a limit, at which the work is ended. */
export function cpuMs(work: () => unknown, limitMs: number): number {
  for (const patience of PATIENCE) {
    let usedMs = Number.POSITIVE_INFINITY;
    const before = process.cpuUsage();
    const isEnded = endsWithin(() => {
      const start = process.cpuUsage();
      work();
      usedMs = sinceMs(start);
    }, limitMs * patience);
    if (isEnded) return usedMs <= limitMs ? usedMs : Number.POSITIVE_INFINITY;
    if (sinceMs(before) > limitMs) break;
  }
  return Number.POSITIVE_INFINITY;
}

function sinceMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Does some work until its end, or until the time is over. It is ended as our own readings are, so that none of them in it is
 * broken off in a way that it does not know.
 */
export function endsWithin(work: () => unknown, mostMs: number): boolean {
  try {
    readInTime(work, mostMs);
    return true;
  } catch (error) {
    if (error instanceof ReadTooLong) return false;
    throw error;
  }
}
