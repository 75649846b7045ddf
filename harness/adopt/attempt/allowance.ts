import { setTimeout } from "node:timers/promises";
import { clueOr } from "../../base/reading-time.ts";
import type { PackedOutcome } from "../../run/packed.ts";

/** Bounds of what may be tried with one program. */
export interface Bounds {
  readonly ways: number;
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Many programs draw their random numbers from the second in which they begin. */
const NEXT_SECOND_MS = 1001;

/** Number of tries and time that are left for one program. */
export interface Allowance {
  /** True if the program may not run any more. */
  readonly isSpent: boolean;
  /** True if the other half of the time is to be kept for what is tried later. */
  readonly isHalfSpent: boolean;
  /** Number of ways of asking that were tried. */
  readonly ways: number;
  /** Begins a way of asking, if one more may be tried. */
  begin(): boolean;
  /** Counts a run. Nothing more may be run after one that was stopped from outside. */
  spend(outcome: PackedOutcome): void;
  /** Counts the time that reading an output takes, and gives up what takes too long: a flood may take longer to read than to print. */
  readingOr<Result>(otherwise: Result, read: () => Result): Result;
  /** Waits until a program draws other random numbers. */
  untilRedrawn(): Promise<void>;
}

export function allowanceOf(bounds: Bounds): Allowance {
  let ways = 0;
  let cpuMs = 0;
  let wallMs = 0;
  let isStopped = false;
  const isOver = (share: number) =>
    isStopped || cpuMs >= share * bounds.cpuMs || wallMs >= share * bounds.wallMs;
  return {
    get isSpent() {
      return isOver(1);
    },
    get isHalfSpent() {
      return isOver(0.5);
    },
    get ways() {
      return ways;
    },
    begin() {
      if (this.isSpent || ways === bounds.ways) return false;
      ways++;
      return true;
    },
    spend({ end, cpuMs: used = 0, wallMs: passed, starvedMs = 0 }) {
      cpuMs += used;
      wallMs += passed - starvedMs;
      isStopped ||= end.kind === "stopped";
    },
    readingOr(otherwise, read) {
      const begin = performance.now();
      const used = process.cpuUsage();
      const result = clueOr(otherwise, read);
      const { user, system } = process.cpuUsage(used);
      // Other threads compute meanwhile, and other processes have the processors: the less is nearer to what was needed.
      cpuMs += Math.min(performance.now() - begin, (user + system) / 1000);
      return result;
    },
    untilRedrawn: () => setTimeout(NEXT_SECOND_MS),
  };
}
