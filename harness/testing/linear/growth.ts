import { samples } from "../seed.ts";
import { cpuMs } from "./effort.ts";

/** Times that the longer of two works is as long as the shorter one. */
export const LONGER = 64;

/** Growth that is too fast: in the middle between linear and quadratic growth, and far from both. */
const TOO_FAST = LONGER ** 1.5;

/** Compilers, caches and other programs only make noise for a while, so growth must be too fast each time. */
const TRIES = 3;

/** Works of two lengths, of which one is `LONGER` times the other. */
export interface Works {
  readonly short: () => unknown;
  readonly long: () => unknown;
  /** CPU time of the longer one that harms nobody, whatever the shorter one takes. */
  readonly harmlessMs: number;
}

/** Times the harmless CPU time that harm whoever waits, however short the shorter work takes. */
const HARMFUL = 100;

/** Tells if some work takes more than linear CPU time in its length. */
export function growsTooFast({ short, long, harmlessMs }: Works): boolean {
  let mostMs = 10 * harmlessMs;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const longMs = cpuMs(long, mostMs);
    if (longMs <= harmlessMs) return false;
    const shortMs = Math.min(...Array.from({ length: 3 }, () => cpuMs(short, mostMs)));
    if (shortMs === Number.POSITIVE_INFINITY) return true;
    mostMs = Math.min(TOO_FAST * shortMs, HARMFUL * harmlessMs);
    if (longMs <= mostMs) return false;
  }
  return true;
}

/** Length of the longer text: it is longer in the soak. */
const LENGTH = Math.min(samples(32), 128) * 1024;

/** Tells if some work on a text takes more than linear CPU time in its length. A text of 64 KiB may take so long that it harms nobody. */
export function growsTooFastOn(workOn: (length: number) => () => unknown, harmlessMs: number): boolean {
  return growsTooFast({
    short: workOn(LENGTH / LONGER),
    long: workOn(LENGTH),
    harmlessMs: (harmlessMs * LENGTH) / (64 * 1024),
  });
}
