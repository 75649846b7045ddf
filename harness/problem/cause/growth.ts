import { mean, median } from "../../base/statistics.ts";
import { squaresOf } from "../../case/any-case.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { CaseAttempt } from "./case-attempt.ts";

/** Least number of different board sizes. */
const LEAST_SIZES = 4;
/** Least ratio between the squares of the largest board and those of the smallest. */
const LEAST_RANGE = 4;
/** Largest uncertainty of an exponent that is still reported. */
export const MOST_UNCERTAINTY = 0.5;
/** Starting takes time, too. A run that took less than this beyond the start says nothing about the size. */
const LEAST_MS = 50;
/** A program reads every square, so its time grows at least like n^2. A smaller exponent was measured wrongly. */
const LEAST_EXPONENT = 2;

/**
 * Estimates the growth of the CPU time of a program that is too slow, from its finished runs. The time grows
 * like n^e for a board of side n; e comes from least squares on the logarithms of time and squares.
 */
export function diagnoseGrowth(tried: readonly CaseAttempt[]): Diagnosis | undefined {
  const slow = tried.find(({ finding }) => finding?.kind === "cpu-limit");
  if (!slow) return undefined;
  const growth = growthIn(
    tried.flatMap((each) =>
      each.measured?.cpuMs !== undefined && isOfItsBoard(each)
        ? [{ squares: squaresOf(each.asked), cpuMs: each.measured.cpuMs }]
        : [],
    ),
  );
  return growth && growth.uncertainty <= MOST_UNCERTAINTY ? { kind: "slow-growth", ...growth } : undefined;
}

/** Tests if a program surely searched the board of the case: a wrong tour may be one of another board. */
function isOfItsBoard({ asked, verdict }: CaseAttempt): boolean {
  return verdict === "AC" || (verdict === "WA" && !("anyStart" in asked));
}

/** A finished run on a board of so many squares. */
export interface TimedRun {
  readonly squares: number;
  readonly cpuMs: number;
}

/**
 * Estimates the exponent e and half the width of its 95 % interval, from one time for each size: runs on boards of one size
 * say nothing more of the growth. Undefined if there are too few boards, if they are too much alike, if the runs take hardly
 * longer than a start, or if the result is impossible.
 */
export function growthIn(
  runs: readonly TimedRun[],
): { exponent: number; uncertainty: number; sizes: number } | undefined {
  const startMs = Math.min(...runs.map(({ cpuMs }) => cpuMs));
  const points = Array.from(new Set(runs.map(({ squares }) => squares)))
    .map((squares) => ({ squares, alike: runs.filter((each) => each.squares === squares) }))
    .map(({ squares, alike }) => ({ squares, ms: medianMsOf(alike) - startMs }))
    .filter(({ ms }) => ms >= Math.max(LEAST_MS, startMs / 2));
  const sizes = points.map(({ squares }) => squares);
  if (sizes.length < LEAST_SIZES || Math.max(...sizes) < LEAST_RANGE * Math.min(...sizes)) return undefined;

  const all = points.map(({ squares, ms }) => ({ x: Math.log(squares), y: Math.log(ms) }));
  const { slope, uncertainty } = fit(all);
  if (isBent(all)) return undefined;
  // Squares are n^2.
  const growth = { exponent: rounded(2 * slope), uncertainty: rounded(2 * uncertainty) };
  // A growth like n^2 may be measured a little lower.
  const isPossible = growth.exponent + growth.uncertainty >= LEAST_EXPONENT;
  return isPossible ? { ...growth, sizes: points.length } : undefined;
}

/** Growth of the upper half that differs by more is another one: caches and memory may make a program slower than its search. */
const MOST_BEND = 0.25;

/** Tests if the time grows otherwise on large boards than on all. */
function isBent(points: readonly Point[]): boolean {
  const ordered = points.toSorted((one, other) => one.x - other.x);
  const upper = ordered.slice(Math.floor(ordered.length / 2) - 1);
  return Math.abs(lineThrough(upper).slope - lineThrough(ordered).slope) > MOST_BEND;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function medianMsOf(runs: readonly TimedRun[]): number {
  return median(runs.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b))!;
}

/** Fits a straight line by least squares: its slope, and half the width of the slope's 95 % interval. */
function fit(points: readonly Point[]) {
  const { sum, spread, slope } = lineThrough(points);
  const freedom = points.length - 2;
  const variance = sum((dx, dy) => (dy - slope * dx) ** 2) / freedom / spread;
  return { slope, uncertainty: studentQuantile(freedom) * Math.sqrt(variance) };
}

function lineThrough(points: readonly Point[]) {
  const [x0, y0] = [mean(points.map(({ x }) => x))!, mean(points.map(({ y }) => y))!];
  const sum = (term: (dx: number, dy: number) => number) =>
    points.reduce((total, { x, y }) => total + term(x - x0, y - y0), 0);
  const spread = sum((dx) => dx * dx);
  return { sum, spread, slope: sum((dx, dy) => dx * dy) / spread };
}

/** Computes the 97.5 % quantile of Student's distribution (Abramowitz and Stegun 26.7.5). */
function studentQuantile(freedom: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
