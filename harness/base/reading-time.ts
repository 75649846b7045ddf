import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { needDescriptors } from "./need-descriptors.ts";
import { remembered } from "./remembered.ts";

/** A reading that was ended, because the text would have taken too long. */
export class ReadTooLong extends Error {
  override readonly name = "ReadTooLong";
}

/** Processor time of one reading that others wait for. Honest texts take milliseconds. */
const LONGEST_MS = 1000;

/** Processor time of all clues that are looked for in one hand-in. */
const MOST_FOR_CLUES_MS = 10_000;

/** Processor time that may still go into the clues of a hand-in. */
export interface ClueTime {
  leftMs: number;
  /** A clue was given up. */
  isOver: boolean;
}

const clueTimes = new AsyncLocalStorage<ClueTime>();

/** Gives all clues that are looked for in the course of some work a time that they share. */
export function withClueTime<T>(work: (time: ClueTime) => Promise<T>): Promise<T> {
  const time: ClueTime = { leftMs: MOST_FOR_CLUES_MS, isOver: false };
  return clueTimes.run(time, () => work(time));
}

/**
 * Looks for a clue in a text of a student's. One that takes too long is given up, and the work goes on without it.
 *
 * @param isMissed false if the text is read again later, so that nothing is left out
 */
export function clueOr<T>(otherwise: T, read: () => T, { isMissed = true } = {}): T {
  // The clock of what it is a part of ends it, and its time is counted there.
  if (isReading) return read();
  const time = clueTimes.getStore();
  if (!time) return readOr(otherwise, read);
  const mostMs = Math.min(LONGEST_MS, time.leftMs);
  const begunMs = threadTimeMs();
  try {
    const found = readInTime(read, mostMs);
    time.leftMs -= threadTimeMs() - begunMs;
    return found;
  } catch (error) {
    if (!(error instanceof ReadTooLong)) throw error;
    time.leftMs -= mostMs;
    time.isOver ||= isMissed;
    return otherwise;
  }
}

/** Length of all texts that are read by one clock: they take a few milliseconds. */
const MOST_TOGETHER_BYTES = 64 * 1024;

/**
 * Looks for clues in several texts by one clock if they are short, for to set a clock takes longer than to read one of them. If
 * they take too long all the same, all is done again with a clock for each.
 */
export function cluesTogether<T>(bytes: number, read: () => T): T {
  const together =
    bytes <= MOST_TOGETHER_BYTES
      ? clueOr(undefined, () => ({ found: read() }), { isMissed: false })
      : undefined;
  return together ? together.found : read();
}

/** Reads a text of a student's in this thread, and takes something else for it if that takes too long. */
export function readOr<T>(otherwise: T, read: () => T, mostMs?: number): T {
  try {
    return readInTime(read, mostMs);
  } catch (error) {
    if (error instanceof ReadTooLong) return otherwise;
    throw error;
  }
}

/** Makes an empty place for what is to be called. It is called from a script, because the time of a script can be limited. */
const stage = remembered(() => ({
  context: vm.createContext({ read: () => {} }),
  script: new vm.Script("read()"),
}));

/** Nothing else happens in this thread meanwhile: a machine that is busy for longer than this is not waited for. */
const MOST_TRIES = 3;

let isReading = false;

/**
 * Reads a text of a student's in this thread, and ends it wherever it stands if it takes too long: an expression, too. What it
 * has changed by then stays changed. A reading within another one is ended with that.
 *
 * @param mostMs processor time of this thread. Only a machine that is busy at each try gives it less
 * @throws ReadTooLong
 * @throws Error of the system if there is no descriptor left for the clock: Node itself would end this process
 */
export function readInTime<T>(read: () => T, mostMs: number = LONGEST_MS): T {
  if (isReading) return read();
  if (mostMs < 1) throw new ReadTooLong();
  needDescriptors();
  const { context, script } = stage();
  isReading = true;
  context.read = read;
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const begunMs = threadTimeMs();
      try {
        return script.runInContext(context, { timeout: Math.ceil(mostMs * 2 ** tries) });
      } catch (error) {
        if (!isTimeout(error)) throw error;
        // Others had the processor: it is read again from the beginning, with more patience.
        if (threadTimeMs() - begunMs >= mostMs / 2) break;
      }
    }
    throw new ReadTooLong();
  } finally {
    context.read = undefined;
    isReading = false;
  }
}

function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** Measures the processor time of this thread, or where nothing tells that, of this process. */
function threadTimeMs(): number {
  try {
    const [ns] = readFileSync("/proc/thread-self/schedstat", "latin1").split(" ");
    return Number(ns) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
