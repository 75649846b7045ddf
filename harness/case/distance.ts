import type { Board } from "./board.ts";
import { distanceIn, worldOf } from "./board-rules.ts";

/**
 * The least number of knight moves from C to S. It serves the making and loading of cases. The reference has a search
 * of its own, so that a mistake in one of the two shows as a disagreement.
 */
export function leastMoves(board: Board): number | "impossible" {
  return distanceIn(worldOf(board));
}
