import { codeVersion } from "./code.ts";
import type { Worker } from "./fleet.ts";
import type { Grading, Link } from "./link.ts";
import { PREFIX } from "./redis.ts";

/** State of a queue. */
export interface Overview {
  readonly version: 1;
  readonly workers: readonly (Worker & {
    /** True if it has the same version of Cavalo as this machine. */
    readonly fits: boolean;
  })[];
  readonly gradings: readonly Grading[];
  /** Submissions that wait, and those that are judged now. */
  readonly waiting: number;
  readonly running: number;
  /** Absent as long as nothing was judged. */
  readonly msLeft?: number;
}

/** Looks at a queue without changing it. */
export async function overviewOf(link: Link): Promise<Overview> {
  const queue = new link.packages.Queue(link.queue, { connection: link.redis, prefix: PREFIX });
  try {
    const [counts, workers, gradings] = await Promise.all([
      queue.getJobCounts("wait", "prioritized", "delayed", "active"),
      link.list("worker"),
      link.list("grading"),
    ]);
    const { wait = 0, prioritized = 0, delayed = 0, active = 0 } = counts;
    const sent = wait + prioritized + delayed + active;
    const left = gradings.reduce((sum, { total, done }) => sum + total - done, 0);
    const fit = workers.filter(({ code }) => code === codeVersion());
    const msLeft = timeLeft(Math.max(left, sent), fit);
    return {
      version: 1,
      workers: workers.map((worker) => ({ ...worker, fits: fit.includes(worker) })),
      gradings,
      waiting: Math.max(left, sent) - active,
      running: active,
      ...(msLeft !== undefined && { msLeft }),
    };
  } finally {
    await queue.close();
  }
}

/** Estimates by the jobs that these workers have done. */
export function timeLeft(jobs: number, workers: readonly Worker[]): number | undefined {
  if (jobs === 0) return 0;
  const done = workers.reduce((sum, each) => sum + each.done, 0);
  const busyMs = workers.reduce((sum, each) => sum + each.busyMs, 0);
  const slots = workers.reduce((sum, each) => sum + each.slots, 0);
  return done === 0 || slots === 0 ? undefined : ((busyMs / done) * jobs) / slots;
}
