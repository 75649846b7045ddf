import { pairsOf } from "./cell-route.ts";
import { isLongRoute } from "./tour-window.ts";

/**
 * Tests if a knight goes from each step of a whole board to the next.
 *
 * @param board numbers of the steps, from 0 or from 1, line by line
 */
export function isWalk(board: Int32Array, width: number): boolean {
  const first = board.includes(0) ? 0 : 1;
  const squareOf = new Int32Array(board.length).fill(-1);
  for (let square = 0; square < board.length; square++) squareOf[board[square]! - first] = square;
  return !squareOf.includes(-1) && isLongRoute(pairsOf(squareOf, { first: 0, width }));
}
