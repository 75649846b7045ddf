import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { ExpectedError, StoppedError } from "../base/errors.ts";
import { type Sentence, say } from "../base/sentence.ts";
import type { Executor } from "../grade/executor.ts";
import { codeVersion } from "./code.ts";
import { type ExecutorOptions, executorOver } from "./executor.ts";
import { type Machine, standardOf } from "./fleet.ts";
import { type Link, openLink } from "./link.ts";
import { forgetfulness, withoutPassword } from "./redis.ts";
import { asSentence } from "./trouble.ts";
import { OTHER_VERSION } from "./watch.ts";

/** Time for which a grading waits for the first worker. */
const FIRST_WORKER_MS = 30 * 60_000;
const LOOK_MS = 1000;

/** Memory that may lie idle beside what is used, in percent. Node's usual 300 is much for a class of thousands. */
const MOST_IDLE_PERCENT = 30;

export interface QueueOptions extends ExecutorOptions {
  readonly url: string;
}

/** The workers of a queue, as an executor, with the machine that their results are to be as from. */
export interface Workers {
  readonly executor: Executor;
  readonly standard: Machine;
  close(): void;
}

/**
 * Opens a queue, and waits for its first worker.
 *
 * @throws ExpectedError if Redis cannot be used, or if no worker comes
 */
export async function openWorkers({ url, ...options }: QueueOptions): Promise<Workers> {
  setFlagsFromString(`--heap-growing-percent=${MOST_IDLE_PERCENT}`);
  const link = await openLink(url, "hasty", options.tell);
  try {
    const lack = await forgetfulness(link.redis);
    if (lack) options.tell(lack);
    const standard = await settleStandard(link, options);
    return { executor: executorOver(link, standard, options), standard, close: link.close };
  } catch (error) {
    link.close();
    throw asSentence(error, withoutPassword(url));
  }
}

async function settleStandard(link: Link, { signal, tell }: ExecutorOptions): Promise<Machine> {
  const startedMs = Date.now();
  const [id, startedAt] = [randomUUID(), new Date().toISOString()];
  for (let isTold = false; ; await setTimeout(LOOK_MS)) {
    if (signal?.aborted) throw new StoppedError();
    const [workers, former] = [await link.list("worker"), await link.find("standard", codeVersion())];
    const own = workers.filter(({ code }) => code === codeVersion());
    const standard = standardOf(former, own);
    if (standard) {
      await link.announce({ kind: "standard", id: codeVersion(), value: standard });
      return standard;
    }
    if (!isTold) tell(workers.length === 0 ? NO_WORKER : OTHER_VERSION);
    isTold = true;
    // A worker of another version tells why it gets nothing.
    const value = { id, startedAt, code: codeVersion(), total: 0, done: 0 };
    await link.announce({ kind: "grading", id, value }, 3 * LOOK_MS);
    if (Date.now() - startedMs > FIRST_WORKER_MS) throw new ExpectedError(NO_WORKER);
  }
}

const NO_WORKER: Sentence = say`No worker has come yet. \`cavalo work\` starts one, on any machine`;
