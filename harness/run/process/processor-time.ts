import { readdirSync } from "node:fs";
import { processStat, readProcFile } from "./process-stat.ts";
import { waitsFor } from "./system-call.ts";

/** Processor time of a run's processes, as far as they were seen. It grows with every look. */
export interface ProcessorTime {
  /** User and system time in milliseconds, with that of the children that were waited for. */
  readonly cpuMs: number;
  /** Milliseconds in which the run was ready to compute, but other programs had the processors. */
  readonly starvedMs: number;
}

/** Nanoseconds that threads have computed, as they are written; undefined where nothing tells. */
export type Computed = ReadonlyMap<string, string | undefined>;

/** The processes of a run, from its start on. */
export interface FollowedRun {
  /** Looks at them now. Where there is no /proc nothing is seen. */
  look(): void;
  /** The result of the looks so far; undefined if nothing was seen. */
  time(): ProcessorTime | undefined;
  /** Looks at them now. If all threads sleep, the result has what each has computed so far, by its process and number. */
  asleep(): Computed | undefined;
  /** Looks at them now. Tells if all threads sleep, one of them reads what is not there, and none waits for a time to come. */
  waitForInput(): boolean;
  end(): void;
}

/** Tells if anything is seen of processes here. */
export const SEES_PROCESSES = process.platform === "linux";

/** Time between two looks: what a process did after the last one that saw it is lost. */
const INTERVAL_MS = 250;

/** A look may cost this share of the time at most, however many processes there are. */
const MOST_COST = 0.01;

/** Runs that are followed, by the leader of their processes. */
const followed = new Map<number, Account>();

/** The run of each process that was seen in the last look, by its leader; undefined for processes of others. */
let owners = new Map<number, number | undefined>();

let timer: NodeJS.Timeout | undefined;

/** Follows a process and all below it. */
export function followRun(leader: number): FollowedRun {
  const account = new Account();
  followed.set(leader, account);
  lookLater(INTERVAL_MS);
  return {
    look: lookAtAll,
    time: () => account.time(),
    asleep() {
      lookAtAll();
      return account.asleep();
    },
    waitForInput() {
      lookAtAll();
      return account.waitForInput();
    },
    end() {
      followed.delete(leader);
      if (followed.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
      owners.clear();
    },
  };
}

/** Looks at all runs together, so that the cost does not grow with their number. */
function lookLater(afterMs: number): void {
  timer ??= setTimeout(() => {
    const startedAt = performance.now();
    lookAtAll();
    const costMs = performance.now() - startedAt;
    timer = undefined;
    lookLater(Math.max(INTERVAL_MS, costMs / MOST_COST));
  }, afterMs).unref();
}

function lookAtAll(): void {
  const before = owners;
  owners = new Map();
  const processes = new Map<number, number[]>();
  for (const pid of numbersIn("/proc")) {
    const owner = ownerOf(pid, before);
    if (owner !== undefined) processes.set(owner, [...(processes.get(owner) ?? []), pid]);
  }
  for (const [leader, account] of followed) account.add(processes.get(leader) ?? []);
}

/** Finds the run of a process. Only the parents of new ones are looked up: most are others', and stay so. */
function ownerOf(pid: number, before: ReadonlyMap<number, number | undefined>): number | undefined {
  if (followed.has(pid)) return pid;
  const parent = before.has(pid) ? undefined : processStat(pid)?.parent;
  const owner = before.get(pid) ?? (parent ? (owners.get(parent) ?? ownerOf(parent, before)) : undefined);
  owners.set(pid, owner);
  return owner;
}

/** Sums of a run. */
class Account {
  readonly #startedAt = performance.now();
  /** Milliseconds that each thread has waited for a processor so far, by its process and number. */
  readonly #delays = new Map<string, number>();
  #delayedMs = 0;
  #processes: readonly number[] = [];
  #time: ProcessorTime | undefined;

  time(): ProcessorTime | undefined {
    return this.#time;
  }

  asleep(): Computed | undefined {
    const threads = this.#sleeping();
    return threads && new Map(threads.map((thread) => [thread, computedBy(thread)]));
  }

  waitForInput(): boolean {
    const waits = (this.#sleeping() ?? []).map(waitsFor);
    return waits.includes("input") && !waits.includes("time");
  }

  /** Lists the threads, if all of them sleep. */
  #sleeping(): string[] | undefined {
    const threads = this.#processes.flatMap((pid) =>
      numbersIn(`/proc/${pid}/task`).map((thread) => `${pid}/task/${thread}`),
    );
    const areAsleep = threads.every((thread) => /^[SZ]$/.test(processStat(thread)?.state ?? "Z"));
    return areAsleep && threads.length > 0 ? threads : undefined;
  }

  add(processes: readonly number[]): void {
    this.#processes = processes;
    if (processes.length === 0) return;
    const seenMs = processes.reduce((total, pid) => total + (processStat(pid)?.cpuMs ?? 0), 0);
    const cpuMs = Math.max(this.#time?.cpuMs ?? 0, seenMs);
    for (const pid of processes) {
      for (const thread of numbersIn(`/proc/${pid}/task`)) this.#addDelay(`${pid}/task/${thread}`);
    }
    const elapsedMs = performance.now() - this.#startedAt;
    // Threads that wait only for one another had the processors all the same.
    const starvedMs = Math.round(Math.max(0, Math.min(this.#delayedMs, elapsedMs - cpuMs)));
    this.#time = { cpuMs, starvedMs };
  }

  #addDelay(thread: string): void {
    const before = this.#delays.get(thread) ?? 0;
    const delayMs = Math.max(before, delayOf(thread));
    this.#delays.set(thread, delayMs);
    this.#delayedMs += delayMs - before;
  }
}

/** Milliseconds that a thread has waited in the queue of a processor; 0 if nothing tells. */
function delayOf(thread: string): number {
  return Number(schedule(thread)[1] ?? 0) / 1e6;
}

/** Nanoseconds that a thread has computed, as it is written; undefined if nothing tells. */
function computedBy(thread: string): string | undefined {
  return schedule(thread)[0];
}

function schedule(thread: string): string[] {
  try {
    return readProcFile(`${thread}/schedstat`).split(" ");
  } catch {
    return [];
  }
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
