import type { Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { ExpectedError } from "../base/errors.ts";
import { onAbort } from "../base/on-abort.ts";
import type { Sentence } from "../base/sentence.ts";
import { aboutResult, type JobBody, type JobData, type JobEnd, REFUSALS, readEnd, sealJob } from "./job.ts";
import { type Link, PREFIX } from "./link.ts";
import { FOUND, LOST } from "./worker.ts";

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

/** A job to send, and what to send with it. */
export interface Errand {
  readonly id: string;
  /**
   * Puts the blobs of the job into Redis, and gives the job.
   *
   * @param isAnew true if a worker did not get what was there
   */
  readonly load: (isAnew: boolean) => Promise<JobBody>;
}

/** The end of a job. */
export type Return =
  | { readonly kind: "done"; readonly packed: Buffer }
  /** Every worker that ran it was lost. */
  | { readonly kind: "lost" }
  | { readonly kind: "failed"; readonly reason: string };

interface Pending {
  readonly errand: Errand;
  readonly resolve: (end: Return) => void;
  readonly reject: (error: unknown) => void;
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
  readonly #looking: NodeJS.Timeout;
  #lostSinceMs: number | undefined;

  /** @param priority jobs with a lower one are done first */
  constructor(link: Link, { priority, tell }: { priority: number; tell: (sentence: Sentence) => void }) {
    const { Queue, QueueEvents } = link.packages;
    const options = { connection: link.redis, prefix: PREFIX };
    this.#link = link;
    this.#priority = priority;
    this.#tell = tell;
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
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#pending.delete(errand.id);
        resolve(undefined);
      };
      const settle = <Value>(then: (value: Value) => void) => {
        return (value: Value) => {
          forget();
          this.#pending.delete(errand.id);
          then(value);
        };
      };
      const forget = onAbort(signal, stop);
      const ends = { resolve: settle(resolve), reject: settle(reject) };
      this.#pending.set(errand.id, { errand, ...ends, refusals: 0, losses: 0 });
      void this.#send(errand.id);
    });
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
    if (pending) this.#insist(pending, () => this.#conclude(id, pending));
  }

  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const { errand } = pending;
    this.#insist(pending, async () => {
      const body = await errand.load(pending.losses > 0);
      await this.#queue.add("judge", sealJob(body, id, this.#link.seal), {
        jobId: id,
        priority: this.#priority,
        attempts: ATTEMPTS,
        sizeLimit: MOST_JOB_BYTES,
        stackTraceLimit: 1,
      });
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
    if (++pending.losses >= MOST_LOSSES) pending.reject(new ExpectedError(FORGETFUL));
    else setTimeout(() => this.#send(id), pending.losses * RETRY_MS);
  }

  #refuse(id: string, pending: Pending, sentence: Sentence): void {
    this.#tell(sentence);
    if (++pending.refusals >= MOST_REFUSALS) pending.reject(new ExpectedError(sentence));
    else this.#send(id);
  }

  /** Does something until it succeeds: Redis may be away. */
  #insist({ reject, errand }: Pending, act: () => Promise<void>): void {
    const tryIt = async (): Promise<void> => {
      try {
        await act();
        if (this.#lostSinceMs !== undefined) this.#tell(FOUND);
        this.#lostSinceMs = undefined;
      } catch (error) {
        if (!this.#pending.has(errand.id)) return;
        if (!isOfConnection(error)) return reject(error);
        if (this.#lostSinceMs === undefined) this.#tell(LOST);
        this.#lostSinceMs ??= Date.now();
        if (Date.now() - this.#lostSinceMs > PATIENCE_MS)
          return reject(new ExpectedError(GIVEN_UP, { cause: error }));
        setTimeout(tryIt, RETRY_MS);
      }
    };
    void tryIt();
  }
}

/** The reason that BullMQ gives for a job whose workers fell silent. */
const STALLED = /^job stalled/;

const OF_CONNECTION =
  /connection is closed|max retries per request|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|LOADING|stream isn't writeable|command timed out|disconnected/i;

function isOfConnection(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return OF_CONNECTION.test(`${code} ${message}`);
}

const GIVEN_UP: Sentence = {
  en: "Redis was away for ten minutes. What is graded is kept: type the command again",
  "pt-BR": "o Redis ficou fora por dez minutos. O que foi avaliado está guardado: digite o comando de novo",
};
const FORGETFUL: Sentence = {
  en: "Redis forgets at once what it is given. Another program may be emptying it",
  "pt-BR": "o Redis esquece na hora o que recebe. Outro programa pode estar esvaziando-o",
};
const RESULT_REFUSED: Sentence = {
  en: "a result was refused: it is not sealed with the secret",
  "pt-BR": "um resultado foi recusado: não está selado com o segredo",
};
const JOB_REFUSED: Sentence = {
  en: "a worker refuses the jobs: it has another secret",
  "pt-BR": "um worker recusa os trabalhos: ele tem outro segredo",
};
