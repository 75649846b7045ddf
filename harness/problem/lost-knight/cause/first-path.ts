import type { Given } from "./explaining-idea.ts";

/** Wrong answers that must have the parity of a path; by chance 1 program in 64 would pass. */
const LEAST_PARITIES = 6;
/** A path that is only a little longer than the shortest may have many causes. */
const MUCH_LONGER = 2;

/**
 * Recognises lengths of paths that are not the shortest: a depth-first search finds them if it keeps its
 * first path. That path depends on the order of the moves, so nothing can be tested but the properties of
 * every path without a repeated square:
 *
 * 1. It exists if and only if the exit can be reached.
 * 2. It is at least as long as the shortest path, and has fewer moves than there are free squares.
 * 3. On a torus with even sides it is as even or odd as the shortest path, because the colours alternate.
 */
export function findsFirstWay(given: readonly Given[]): boolean {
  if (!given.every(mayBeWay)) return false;
  const wrong = given.filter(({ right, answered }) => answered !== right);
  const parities = wrong.filter(({ board }) => isTwoColoured(board));
  const muchLonger = wrong.filter(({ right, answered }) => Number(answered) >= MUCH_LONGER * Number(right));
  return parities.length >= LEAST_PARITIES && 2 * muchLonger.length >= wrong.length;
}

function mayBeWay({ board, right, answered }: Given): boolean {
  if (right === "impossible" || answered === "impossible") return answered === right;
  const free = board.open.reduce((sum, open) => sum + open, 0);
  if (answered < right || answered >= free) return false;
  return !isTwoColoured(board) || (answered - right) % 2 === 0;
}

function isTwoColoured({ rows, columns }: Given["board"]): boolean {
  return rows % 2 === 0 && columns % 2 === 0;
}
