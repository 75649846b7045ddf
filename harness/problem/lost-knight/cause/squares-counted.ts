import type { Given } from "./explaining-idea.ts";
import { squaresWithin } from "./to-search.ts";

/** Numbers that must be squares counted, and hardly anything else. */
const LEAST_WRONG = 4;
/** A number this close to the right one may be wrong for another reason. */
const MUCH_MORE = 4;

/**
 * Recognises a program that counts the squares that its search takes or finds, in place of the levels. How many squares
 * of the last levels are counted depends on the order of the moves, so the number lies between two bounds:
 * at least all squares nearer than S, at most all that are one move farther.
 */
export function countsSquares(given: readonly Given[]): boolean {
  if (!given.every(mayBeCount)) return false;
  const wrong = given.filter(({ right, answered }) => answered !== right);
  const far = wrong.filter(({ right, answered }) => Number(answered) >= MUCH_MORE * Number(right));
  return wrong.length >= LEAST_WRONG && 2 * far.length >= wrong.length;
}

function mayBeCount({ board, right, answered }: Given): boolean {
  if (right === "impossible" || answered === "impossible") return answered === right;
  const [nearer, notFarther] = [squaresWithin(board, right - 1), squaresWithin(board, right + 1)];
  // The start is counted, or it is not.
  return answered >= nearer - 1 && answered <= notFarther + 1;
}
