import type { Results } from "./item.ts";

/** Least phi of two items that say the same. Where half of 30 takers pass, one of them may differ. */
const LEAST_PHI = 0.9;

/**
 * Puts items together that nearly the same takers pass, each with the first that it is like, in the order of the items. One that
 * everybody or nobody passes stands alone: it says nothing, so it says nothing that another says.
 *
 * @returns indices of the items
 */
export function itemsAlike(items: number, takers: readonly Results[]): number[][] {
  const columns = Array.from({ length: items }, (_, at) =>
    Uint8Array.from(takers, (results) => (results[at] === undefined ? UNJUDGED : Number(results[at]))),
  );
  const groups: [number, ...number[]][] = [];
  for (const [at, column] of columns.entries()) {
    const group = groups.find(([first]) => (phi(columns[first]!, column) ?? 0) >= LEAST_PHI);
    if (group) group.push(at);
    else groups.push([at]);
  }
  return groups;
}

const UNJUDGED = 2;

/**
 * Computes how nearly two items have the same takers (G. U. Yule, "On the methods of measuring association between two attributes",
 * 1912); undefined where one of them does not vary. Takers who were not judged on both do not count.
 */
function phi(one: Uint8Array, other: Uint8Array): number | undefined {
  const counts = new Int32Array(9);
  for (let at = 0; at < one.length; at++) counts[3 * one[at]! + other[at]!]!++;
  const [neither = 0, second = 0, , first = 0, both = 0] = counts;
  const spread = (both + first) * (second + neither) * (both + second) * (first + neither);
  return spread === 0 ? undefined : (both * neither - first * second) / Math.sqrt(spread);
}
