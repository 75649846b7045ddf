import type { Board } from "../../../case/board.ts";
import { distancesIn, worldOf } from "../../../case/board-rules.ts";

const known = new WeakMap<Board, Int32Array>();

function distancesOn(board: Board): Int32Array {
  const distances = known.get(board) ?? distancesIn(worldOf(board));
  known.set(board, distances);
  return distances;
}

/** Counts the squares that are at most so many moves away from C. */
export function squaresWithin(board: Board, moves: number): number {
  return distancesOn(board).reduce((sum, each) => (each >= 0 && each <= moves ? sum + 1 : sum), 0);
}
