import { type Sentence, say } from "../base/sentence.ts";
import { codeVersion } from "./code.ts";
import { type Needs, toolMissing, type Unfit, unfitFor, type Worker } from "./fleet.ts";
import type { Link } from "./link.ts";

const LOOK_MS = 5000;
const EXPIRY_MS = 3 * LOOK_MS;

interface Watched {
  readonly id: string;
  readonly total: number;
  readonly tell: (sentence: Sentence) => void;
}

/** Shows a grading to all machines, and tells what it waits for. */
export class Watch {
  readonly #link: Link;
  readonly #watched: Watched;
  readonly #waiting = new Map<string, Needs>();
  readonly #startedAt = new Date().toISOString();
  readonly #looking: NodeJS.Timeout;
  #done = 0;
  #told = "";

  constructor(link: Link, watched: Watched) {
    this.#link = link;
    this.#watched = watched;
    this.#looking = setInterval(() => void this.#look().catch(() => {}), LOOK_MS);
    void this.#look().catch(() => {});
  }

  /** Notes that a job waits for a worker; the function that it gives notes its end. */
  wait(job: string, needs: Needs): () => void {
    this.#waiting.set(job, needs);
    return () => {
      this.#waiting.delete(job);
      this.#done++;
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.#link.withdraw({ kind: "grading", id: this.#watched.id }).catch(() => {});
  }

  async #look(): Promise<void> {
    const { id, total, tell } = this.#watched;
    const value = { id, startedAt: this.#startedAt, code: codeVersion(), total, done: this.#done };
    await this.#link.announce({ kind: "grading", id, value }, EXPIRY_MS);
    const workers = await this.#link.list("worker");
    const lack = lackOf(Array.from(this.#waiting.values()), workers);
    const words = lack?.en ?? "";
    if (lack && words !== this.#told) tell(lack);
    this.#told = words;
  }
}

/** Says what no worker has that jobs wait for; undefined if each of them can be judged. */
export function lackOf(waiting: readonly Needs[], workers: readonly Worker[]): Sentence | undefined {
  if (waiting.length === 0) return undefined;
  const own = workers.filter(({ code }) => code === codeVersion());
  if (own.length === 0 && workers.length > 0) return OTHER_VERSION;
  const fit = own.filter(({ state }) => state === "working");
  if (fit.length === 0) return NO_WORKER;
  const stuck = waiting.find((needs) => fit.every((worker) => unfitFor(needs, worker)));
  if (!stuck) return undefined;
  const last = fit.at(-1)!;
  return LACKS[unfitFor(stuck, last)!](stuck, last);
}

const NO_WORKER: Sentence = say`All workers are gone, or cannot take more. Waiting for one`;

export const OTHER_VERSION: Sentence = say`All workers have another version of Cavalo. Waiting for one with this version`;

const NONE = say`none`;

const LACKS: Readonly<Record<Unfit, (needs: Needs, worker: Worker) => Sentence>> = {
  level: ({ level }) => say`No worker has isolation level ${level}, which a program waits for`,
  toolchain: (needs, worker) => {
    const { language = "", version } = toolMissing(needs, worker) ?? {};
    return say`No worker has the tools that a program in ${language} waits for: ${version ?? NONE}`;
  },
  authors: ({ authors = [] }) =>
    say`No worker has the tools for all programs of the problem: ${authors.join(", ")}`,
  machine: ({ machine }) =>
    say`A program that is close to its time limit waits for a machine of this class: ${machine}`,
};
