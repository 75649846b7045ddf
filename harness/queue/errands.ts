import { setTimeout } from "node:timers/promises";
import type { Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { ExpectedError } from "../base/errors.ts";
import { onAbort } from "../base/on-abort.ts";
import { type Sentence, say } from "../base/sentence.ts";
import {
  aboutResult,
  type Errand,
  type JobData,
  type JobEnd,
  REFUSALS,
  type Return,
  readEnd,
  sealJob,
} from "./job.ts";
import type { Link } from "./link.ts";
import { PREFIX } from "./redis.ts";
import { asSentence, LOST, Trouble, troubleIn } from "./trouble.ts";

/** Time between two looks at the jobs whose ends were not heard of, and between two tries to reach Redis. */
const LOOK_MS = 5000;
const RETRY_MS = 500;

/** Time for which a grading waits for a Redis that is away. */
const PATIENCE_MS = 10 * 60_000;

/** Times that a job is done, if a machine had trouble of its own. */
const ATTEMPTS = 2;

/** Times that a job is sent, if the workers refuse it. */
const MOST_REFUSALS = 3;

/** Times that a job is sent, if Redis forgets what it needs. Each pause is longer than the one before. */
const MOST_LOSSES = 20;

/** More is never put into a job itself. */
const MOST_JOB_BYTES = 64 * 1024;

/** Events are heard at once, or their jobs are looked at. */
const MOST_EVENTS = 1000;

interface Pending {
  readonly errand: Errand;
  readonly ended: Promise<Return | undefined>;
  readonly resolve: (end: Return | undefined) => void;
  readonly reject: (error: unknown) => void;
  /** Ends when nothing is being done about it: two things at once would both send it again. */
  turn: Promise<void>;
  /** True until it is in Redis. */
  isToSend: boolean;
  /** True if a look at it is to come. */
  isToLook: boolean;
  refusals: number;
  losses: number;
}

/** Sends jobs, and waits for their ends. A job that Redis has forgotten is sent again. */
export class Errands {
  readonly #link: Link;
  readonly #queue: Queue<JobData, JobEnd>;
  readonly #events: QueueEvents;
  readonly #ears: Redis;
  readonly #pending = new Map<string, Pending>();
  readonly #priority: number;
  readonly #tell: (sentence: Sentence) => void;
  readonly #trouble: Trouble;
  readonly #looking: NodeJS.Timeout;

  /** @param priority jobs with a lower one are done first */
  constructor(link: Link, { priority, tell }: { priority: number; tell: (sentence: Sentence) => void }) {
    const { Queue, QueueEvents } = link.packages;
    const options = { connection: link.redis, prefix: PREFIX };
    this.#link = link;
    this.#priority = priority;
    this.#tell = tell;
    this.#trouble = new Trouble(tell);
    this.#queue = new Queue(link.queue, { ...options, streams: { events: { maxLen: MOST_EVENTS } } });
    // It waits for events, and so for Redis.
    this.#ears = link.redis.duplicate({ maxRetriesPerRequest: null, lazyConnect: false });
    this.#ears.on("error", () => {});
    this.#events = new QueueEvents(link.queue, { ...options, connection: this.#ears });
    // Losing Redis is told below.
    this.#queue.on("error", () => {});
    this.#events.on("error", () => {});
    this.#events.on("completed", ({ jobId }) => this.#look(jobId));
    this.#events.on("failed", ({ jobId }) => this.#look(jobId));
    link.redis.on("ready", () => this.#lookAtAll());
    this.#looking = setInterval(() => this.#lookAtAll(), LOOK_MS);
  }

  /** @throws ExpectedError if Redis is away for long, or if workers refuse the job */
  async run(errand: Errand, signal: AbortSignal | undefined): Promise<Return | undefined> {
    if (signal?.aborted) return undefined;
    // Students who have handed in the same wait for one job.
    return (this.#pending.get(errand.id) ?? this.#begin(errand, signal)).ended;
  }

  #begin(errand: Errand, signal: AbortSignal | undefined): Pending {
    const begun = { turn: Promise.resolve(), isToSend: true, isToLook: false, refusals: 0, losses: 0 };
    let ends!: Pick<Pending, "resolve" | "reject">;
    const ended = new Promise<Return | undefined>((resolve, reject) => {
      ends = { resolve, reject };
    });
    const pending = { errand, ended, ...ends, ...begun };
    this.#pending.set(errand.id, pending);
    const forget = onAbort(signal, () => ends.resolve(undefined));
    const end = () => {
      forget();
      this.#pending.delete(errand.id);
    };
    ended.then(end, end);
    this.#send(errand.id);
    return pending;
  }

  /** Takes back what no worker has begun, and closes. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    const ended = Promise.all(
      [this.#events.close(), this.#queue.close()].map((each) => each.catch(() => {})),
    );
    // Of a Redis that is away, no end is heard.
    if (this.#ears.status === "ready") await ended;
    this.#ears.disconnect();
  }

  /** Takes the jobs back that no worker has begun. */
  async takeBack(ids: readonly string[]): Promise<void> {
    // Another one may wait for a job that a worker has.
    await Promise.all(ids.map((id) => this.#queue.remove(id).catch(() => {})));
  }

  #lookAtAll(): void {
    for (const id of this.#pending.keys()) this.#look(id);
  }

  #look(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || pending.isToLook) return;
    pending.isToLook = true;
    this.#insist(pending, async () => {
      pending.isToLook = false;
      if (!pending.isToSend) await this.#conclude(id, pending);
    });
  }

  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const { errand } = pending;
    pending.isToSend = true;
    this.#insist(pending, async () => {
      const body = await errand.load(pending.losses > 0);
      await this.#queue.add("judge", sealJob(body, id, this.#link.seal), {
        jobId: id,
        priority: this.#priority,
        attempts: ATTEMPTS,
        sizeLimit: MOST_JOB_BYTES,
        stackTraceLimit: 1,
      });
      pending.isToSend = false;
      // The same job may have been sent and done before.
      await this.#conclude(id, pending);
    });
  }

  async #conclude(id: string, pending: Pending): Promise<void> {
    const state = await this.#queue.getJobState(id);
    if (this.#pending.get(id) !== pending) return;
    if (state === "unknown") return this.#send(id);
    if (state !== "completed" && state !== "failed") return;
    const job = await this.#queue.getJob(id);
    if (!job) return this.#send(id);
    if (state === "failed") return this.#fail(id, pending, job.failedReason);
    const end = readEnd(job.returnvalue);
    const packed = end && (await this.#link.get(end.result, aboutResult(id, end.worker)));
    if (this.#pending.get(id) !== pending) return;
    await job.remove();
    if (!packed) return this.#refuse(id, pending, RESULT_REFUSED);
    await this.#link.drop(end.result);
    pending.resolve({ kind: "done", packed });
  }

  async #fail(id: string, pending: Pending, reason: string): Promise<void> {
    await this.#queue.remove(id);
    if (reason === REFUSALS.gone) return this.#sendLater(id, pending);
    if (reason === REFUSALS.unsigned) return this.#refuse(id, pending, JOB_REFUSED);
    pending.resolve(STALLED.test(reason) ? { kind: "lost" } : { kind: "failed", reason });
  }

  #sendLater(id: string, pending: Pending): void {
    pending.isToSend = true;
    if (++pending.losses >= MOST_LOSSES) pending.reject(new ExpectedError(FORGETFUL));
    else void setTimeout(pending.losses * RETRY_MS).then(() => this.#send(id));
  }

  #refuse(id: string, pending: Pending, sentence: Sentence): void {
    this.#tell(sentence);
    if (++pending.refusals >= MOST_REFUSALS) pending.reject(new ExpectedError(sentence));
    else this.#send(id);
  }

  /** Does something until it succeeds: Redis may be away, or full. */
  #insist(pending: Pending, act: () => Promise<void>): void {
    const { id } = pending.errand;
    const isPending = () => this.#pending.get(id) === pending;
    const insist = async (): Promise<void> => {
      while (isPending() && !(await this.#isDone(pending, act))) await setTimeout(RETRY_MS);
      this.#trouble.end(id);
    };
    pending.turn = pending.turn.then(insist);
  }

  /** Does something; false if it has to be done later, because Redis is in trouble. */
  async #isDone({ errand: { id }, reject }: Pending, act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      const trouble = troubleIn(error);
      if (trouble && this.#trouble.lastedMs < PATIENCE_MS) {
        this.#trouble.begin(trouble, id);
        return false;
      }
      reject(trouble === LOST ? new ExpectedError(GIVEN_UP, { cause: error }) : asSentence(error));
      return true;
    }
  }
}

/** The reason that BullMQ gives for a job whose workers fell silent. */
const STALLED = /^job stalled/;

const GIVEN_UP: Sentence = say`Redis was away for ten minutes. What is graded is kept: type the command again`;
const FORGETFUL: Sentence = say`Redis forgets at once what it is given. Another program may be emptying it`;
const RESULT_REFUSED: Sentence = say`a result was refused: it is not sealed with the secret`;
const JOB_REFUSED: Sentence = say`a worker refuses the jobs: it has another secret`;
