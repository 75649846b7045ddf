import { setTimeout } from "node:timers/promises";
import type { Outcome } from "../run/outcome.ts";

/** Times that the one who tells is given to begin; a busy machine needs more. */
const HEAD_STARTS_MS = [200, 2000, 10_000] as const;

/** The longest time for which one tells or listens. */
export const TOGETHER = { cpuMs: 5000, wallMs: 20_000 } as const;

/** Two runs of a program, one of which is to tell the other something. */
interface Pair {
  /** Runs until it is stopped; prints `TELLS ` with the time when it has begun. */
  readonly tell: (signal: AbortSignal) => Promise<Outcome>;
  /** Prints `LISTENS ` with the time when it began. */
  readonly listen: () => Promise<Outcome>;
}

/** Runs the two at the same time. The outcome of the one who listened; undefined if it never was the same time. */
export async function beside({ tell, listen }: Pair): Promise<Outcome | undefined> {
  for (const headStartMs of HEAD_STARTS_MS) {
    const stop = new AbortController();
    const [told, heard] = await Promise.all([
      tell(stop.signal),
      setTimeout(headStartMs)
        .then(listen)
        .finally(() => stop.abort()),
    ]);
    if (timeIn(told, "TELLS") <= timeIn(heard, "LISTENS")) return heard;
  }
  return undefined;
}

/** The time after a word at the beginning of a line; not a number if it was not printed. */
function timeIn({ stdout }: Outcome, word: string): number {
  const line = stdout.bytes
    .toString("latin1")
    .split("\n")
    .find((each) => each.startsWith(`${word} `));
  return Number(line?.slice(word.length + 1) ?? Number.NaN);
}
