import { correlation, mean, variance } from "../../base/statistics.ts";
import { itemsAlike } from "./alike.ts";
import type { Item, Results } from "./item.ts";

/** Items that say the same, or one alone, with what they tell of the takers. */
export interface ItemRow {
  readonly items: readonly string[];
  readonly points: number;
  /** Takers who were judged on one of them at least. */
  readonly judged: number;
  /** Takers of these who passed all of them, and who passed none. */
  readonly all: number;
  readonly none: number;
  /** Mean part of them that is passed by those who were judged, from 0 to 1. */
  readonly share: number;
  /**
   * Discrimination: the correlation of the part that is passed with the part of the points that is earned in all other items. For
   * one item it is the point-biserial correlation with the rest. Absent where too few pass or too few fail.
   */
  readonly rest?: number;
}

export interface ItemAnalysis {
  readonly takers: number;
  readonly points: number;
  readonly rows: readonly ItemRow[];
  /** Cronbach's alpha of the points; absent where too few takers were judged on every item. */
  readonly alpha?: number;
}

/**
 * Least number of takers of which something is said. A correlation of 0.4, as a good item has (R. L. Ebel, D. A. Frisbie,
 * "Essentials of educational measurement", 1991), is above chance from 19 takers on (one-sided test, 5 %); of fewer, it may be
 * nothing.
 */
export const LEAST_TAKERS = 20;

/** Least number of takers on either side of an item, as in tests of tables of two times two (W. G. Cochran, 1954). */
const LEAST_ON_A_SIDE = 5;

/**
 * Tells what each item says of the takers, as in the classical theory of tests (L. Crocker, J. Algina, "Introduction to classical and
 * modern test theory", 1986, chapter 14). Undefined of too few takers.
 *
 * @param takers whose results have the order of the items; those who were judged on none of them do not count
 */
export function analysisOf(items: readonly Item[], takers: readonly Results[]): ItemAnalysis | undefined {
  const counted = takers.filter((results) => items.some((_, at) => results[at] !== undefined));
  if (counted.length < LEAST_TAKERS) return undefined;
  const alpha = alphaOf(items, counted);
  const all = Array.from(items.keys());
  const scored = counted.map((results) => ({ results, whole: earnedIn(all, items, results) }));
  return {
    takers: counted.length,
    points: pointsOf(items),
    rows: itemsAlike(items.length, counted).map((members) => rowOf(members, items, scored)),
    ...(alpha !== undefined && { alpha }),
  };
}

/** @param members indices of the items of the row */
function rowOf(members: readonly number[], items: readonly Item[], takers: readonly Taker[]): ItemRow {
  const judged = takers.filter(({ results }) => members.some((at) => results[at] !== undefined));
  const passed = judged.map(({ results }) => shareOf(members, results));
  const isAll = ({ results }: Taker) => members.every((at) => results[at]);
  const pairs = judged.flatMap(({ results, whole }, at) => {
    const own = earnedIn(members, items, results);
    const possible = whole.possible - own.possible;
    // Sums of fractions may differ in their last digits.
    return possible > 1e-9 ? [[passed[at]!, (whole.earned - own.earned) / possible] as const] : [];
  });
  const upper = pairs.filter(([part]) => part >= 0.5).length;
  const isTold = Math.min(upper, pairs.length - upper) >= LEAST_ON_A_SIDE;
  const rest = isTold ? correlation(pairs) : undefined;
  return {
    items: members.map((at) => items[at]!.name),
    points: pointsOf(members.map((at) => items[at]!)),
    judged: judged.length,
    all: judged.filter(isAll).length,
    none: passed.filter((part) => part === 0).length,
    share: mean(passed) ?? 0,
    ...(rest !== undefined && { rest }),
  };
}

interface Taker {
  readonly results: Results;
  /** Points of all items on which the taker was judged. */
  readonly whole: ReturnType<typeof earnedIn>;
}

/** The points of items on which a taker was judged. */
function earnedIn(chosen: readonly number[], items: readonly Item[], results: Results) {
  let [earned, possible] = [0, 0];
  for (const at of chosen) {
    if (results[at] === undefined) continue;
    possible += items[at]!.points;
    if (results[at]) earned += items[at]!.points;
  }
  return { earned, possible };
}

/**
 * Computes how well the items agree: 1 - the variances of the items over the variance of the sum, times k / (k - 1) of k items
 * (L. J. Cronbach, "Coefficient alpha and the internal structure of tests", Psychometrika 16, 1951).
 */
function alphaOf(items: readonly Item[], takers: readonly Results[]): number | undefined {
  const worth = Array.from(items.keys()).filter((at) => items[at]!.points > 0);
  const complete = takers.filter((results) => worth.every((at) => results[at] !== undefined));
  if (complete.length < LEAST_TAKERS || worth.length < 2) return undefined;
  const ofSum = variance(complete.map((results) => earnedIn(worth, items, results).earned))!;
  if (ofSum === 0) return undefined;
  const ofItems = worth.map(
    (at) => items[at]!.points ** 2 * variance(complete.map((results) => Number(results[at])))!,
  );
  const apart = ofItems.reduce((sum, each) => sum + each, 0);
  return (worth.length / (worth.length - 1)) * (1 - apart / ofSum);
}

/** The part of items that a taker passes, of those on which the taker was judged. */
function shareOf(chosen: readonly number[], results: Results): number {
  let [passed, judged] = [0, 0];
  for (const at of chosen) {
    if (results[at] !== undefined) judged++;
    if (results[at]) passed++;
  }
  return passed / judged;
}

function pointsOf(items: readonly Item[]): number {
  // Points may be fractions, so the sum is rounded to 6 decimals.
  return Math.round(items.reduce((sum, { points }) => sum + points, 0) * 1e6) / 1e6;
}
