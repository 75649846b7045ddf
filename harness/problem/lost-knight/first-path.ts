import type { Given } from "./explain.ts";

/** So many wrong answers must have come out even or odd as a way does: by chance one program in 64 would. */
const LEAST_PARITIES = 6;
/** A way that is not the shortest, but only a little longer, may have many causes. */
const MUCH_LONGER = 2;

/**
 * Whether the answers are lengths of ways, but not of the shortest ones: as a search finds them that goes deep first and
 * keeps the first way it meets. Which way that is depends on the order of the moves, so nothing can be predicted but
 * what every way without a repeated square has: it is there if and only if the exit can be reached, it is no shorter
 * than the shortest, no longer than there are free squares, and on a torus with even sides, whose squares alternate in
 * colour, as even or odd as the shortest.
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
