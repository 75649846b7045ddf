import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { Semaphore } from "async-mutex";
import type { Job } from "bullmq";
import { type Sentence, say } from "../base/sentence.ts";
import type { FindingKind } from "../finding/index.ts";
import type { Lab } from "../run/lab.ts";
import { type Machine, unfitFor } from "./fleet.ts";
import { aboutResult, type JobBody, type JobData, type JobEnd, openJob, REFUSALS, sealJob } from "./job.ts";
import type { Link } from "./link.ts";
import { lookForOtherVersions } from "./other-versions.ts";
import { OwnState } from "./own-state.ts";
import { BlobGone, type Perform, type Performed } from "./perform.ts";
import { PREFIX } from "./redis.ts";
import { dependsOnMachine } from "./times.ts";
import { LOST, Trouble, troubleIn } from "./trouble.ts";

/** Free space below which a worker takes nothing. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** Workers that a job may take with it, before it is given up. */
export const MOST_LOST = 2;

/** Time between two looks if Redis is there, while a worker ends. */
const ALONE_LOOK_MS = 100;

/** Time between two tries to put a result into Redis. */
const RETRY_MS = 500;

/** The time until a job that a worker does not take is offered again. */
const OFFER_MS = 500;

export interface WorkOptions {
  readonly machine: Machine;
  /** Programs that run at once. */
  readonly slots: number;
  readonly lab: Lab;
  readonly perform: Perform;
  /** Time after which another worker takes over from one that is silent. */
  readonly lockMs: number;
  /** Ends the work when the running jobs are done. */
  readonly finish: AbortSignal;
  /** Gives the running jobs back. */
  readonly giveBack: AbortSignal;
  readonly tell: (sentence: Sentence) => void;
}

/** Takes jobs and judges them, until it is to finish. */
export async function work(link: Link, options: WorkOptions): Promise<void> {
  const { lockMs, slots, finish, giveBack, tell } = options;
  const own = new OwnState(options);
  const trouble = new Trouble(tell);
  const places = new Semaphore(slots);
  let isReserved = false;
  const worker = new link.packages.Worker<JobData, JobEnd>(
    link.queue,
    async (job, token, lost) => {
      const signal = AbortSignal.any([giveBack, ...(lost ? [lost] : [])]);
      const attending = { link, options, own, trouble, signal };
      // A job that has taken a worker with it runs alone, so that it takes no other job along.
      const isSuspect = job.stalledCounter > 0;
      if (isReserved) return offerAgain(job, token, attending);
      isReserved = isSuspect;
      return places
        .runExclusive(() => attend(job, token, attending), isSuspect ? slots : 1)
        .finally(() => {
          if (isSuspect) isReserved = false;
        });
    },
    {
      connection: link.redis,
      prefix: PREFIX,
      concurrency: slots,
      lockDuration: lockMs,
      stalledInterval: lockMs / 2,
      maxStalledCount: MOST_LOST - 1,
      removeOnComplete: { age: KEPT_SECONDS },
      removeOnFail: { age: KEPT_SECONDS },
    },
  );
  // A job whose lock is lost is another worker's by now.
  worker.on("lockRenewalFailed", (jobs) => {
    for (const job of jobs) worker.cancelJob(job);
  });
  const meet = (error: unknown) => {
    const met = troubleIn(error);
    if (met) trouble.begin(met, own.id);
  };
  // A lock that is lost is nobody's fault.
  worker.on("error", meet);
  const look = lookForOtherVersions(link, tell);
  const announce = async () => link.announce(own.fact(), lockMs).then(() => trouble.end(own.id), meet);
  const beat = () => void Promise.all([announce(), look().catch(() => {})]);
  const lose = () => trouble.begin(LOST, own.id);
  link.redis.on("close", lose).on("ready", beat);
  const heart = setInterval(beat, lockMs / 3);
  beat();
  await new Promise<void>((resolve) => {
    if (finish.aborted) resolve();
    finish.addEventListener("abort", () => resolve(), { once: true });
  });
  own.state = "ending";
  let isAlone = false;
  const leave = async () => {
    await announce();
    // A worker that is closed by now would connect again, and never end.
    if (isAlone) return;
    await worker.pause().catch(() => {});
    clearInterval(heart);
    await link.withdraw(own.fact()).catch(() => {});
  };
  const alone = untilAlone(link, () => giveBack.aborted || own.running === 0);
  await Promise.race([
    leave(),
    alone.then(() => {
      isAlone = true;
    }),
  ]);
  clearInterval(heart);
  link.redis.off("close", lose).off("ready", beat);
  // If Redis cannot be told of its jobs, they go to others when their locks expire.
  await worker.close(link.redis.status !== "ready");
}

/** Waits until Redis is away at a time when nothing has to be waited for. */
async function untilAlone({ redis }: Link, isFree: () => boolean): Promise<void> {
  while (redis.status === "ready" || !isFree()) await setTimeout(ALONE_LOOK_MS);
}

/** Results that no coordinator has fetched are kept for an hour. */
const KEPT_SECONDS = 3600;

interface Attending {
  readonly link: Link;
  readonly options: WorkOptions;
  readonly own: OwnState;
  readonly trouble: Trouble;
  /** Stops the runs of the job. */
  readonly signal: AbortSignal;
}

/** Judges a job, or gives it back to be judged by another worker. */
async function attend(
  job: Job<JobData, JobEnd>,
  token: string | undefined,
  attending: Attending,
): Promise<JobEnd> {
  const { link, options, own, signal } = attending;
  const { UnrecoverableError } = link.packages;
  const { machine, lab, perform, tell, giveBack } = options;
  const id = job.id ?? "";
  const body = openJob(job.data, id, link.seal);
  if (!body) {
    tell(REFUSED);
    throw new UnrecoverableError(REFUSALS.unsigned);
  }
  if (unfitFor(body.needs, machine)) return offerAgain(job, token, attending);
  if (await isDiskFull()) {
    if (own.state !== "disk-full") tell(DISK_FULL);
    own.state = "disk-full";
    return offerAgain(job, token, attending);
  }
  if (own.state === "disk-full") own.state = "working";
  const startedMs = Date.now();
  own.running++;
  try {
    const performed = await perform(body, { ...lab, signal });
    if (giveBack.aborted) return await handBack(job, token, attending);
    signal.throwIfAborted();
    if (needsOtherMachine(body, performed, machine)) {
      const only: JobBody = { ...body, needs: { ...body.needs, only: true } };
      await job.updateData(sealJob(only, id, link.seal));
      return await offerAgain(job, token, attending);
    }
    const fault = faultIn(performed);
    // Another try may be made on a machine that has no such trouble.
    if (fault !== undefined && job.attemptsMade + 1 < (job.opts.attempts ?? 1)) throw new Error(fault);
    const result = await putInTime(performed.packed, id, attending);
    own.done++;
    own.busyMs += Date.now() - startedMs;
    return { worker: own.id, result };
  } catch (error) {
    if (error instanceof BlobGone) throw new UnrecoverableError(REFUSALS.gone);
    // The result waited for Redis to take it.
    if (giveBack.aborted && error === signal.reason) return await handBack(job, token, attending);
    throw error;
  } finally {
    own.running--;
  }
}

/** Gives a job back to be taken at once by any worker. */
async function handBack(job: Job, token: string | undefined, { link }: Attending): Promise<never> {
  await job.moveToWait(token);
  throw new link.packages.WaitingError();
}

/** Leaves a job to be taken by another worker, or later. */
async function offerAgain(job: Job, token: string | undefined, { link }: Attending): Promise<never> {
  await job.moveToDelayed(Date.now() + OFFER_MS, token);
  throw new link.packages.DelayedError();
}

function needsOtherMachine({ needs }: JobBody, { result, cases }: Performed, judgedOn: Machine): boolean {
  return dependsOnMachine(result.record.results, cases, { needs, judgedOn });
}

/** Faults that are neither the program's nor the case's. */
const FAULTS: readonly (FindingKind | undefined)[] = ["own-fault", "not-started", "unmeasured"];

function faultIn({ result }: Performed): string | undefined {
  const findings = result.record.results.map(({ attempt }) => attempt.finding);
  return findings.find((finding) => FAULTS.includes(finding?.kind))?.kind;
}

async function isDiskFull(): Promise<boolean> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize < LEAST_FREE_BYTES;
}

/** Puts a result into Redis as soon as it takes it: what was judged is not to be lost because Redis is full. */
async function putInTime(
  packed: Buffer,
  id: string,
  { link, own, trouble, signal }: Attending,
): Promise<string> {
  try {
    for (;;) {
      try {
        return await link.put(packed, aboutResult(id, own.id));
      } catch (error) {
        const met = troubleIn(error);
        if (!met) throw error;
        trouble.begin(met, id);
        await setTimeout(RETRY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  } finally {
    trouble.end(id);
  }
}

const REFUSED: Sentence = say`a job was refused: it is not sealed with the secret of this worker`;
const DISK_FULL: Sentence = say`this machine's disk is full: jobs are left to other workers`;
