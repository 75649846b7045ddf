import { type Board, indexOf } from "./board.ts";
import { torusNeighbours } from "./knight.ts";

/**
 * The least number of knight moves from C to S, by breadth-first search; undefined where there is no way.
 * It serves the making and loading of cases. The reference has a search of its own, so that a mistake in one of the
 * two shows as a disagreement.
 */
export function leastMoves(board: Board): number | undefined {
  const exit = indexOf(board, board.exit);
  const seen = board.open.map((square) => 1 - square);
  let frontier = [indexOf(board, board.start)];
  seen[frontier[0]!] = 1;

  for (let moves = 1; frontier.length > 0; moves++) {
    const next: number[] = [];
    for (const from of frontier) {
      for (const to of torusNeighbours(board, from)) {
        if (seen[to]) continue;
        if (to === exit) return moves;
        seen[to] = 1;
        next.push(to);
      }
    }
    frontier = next;
  }
  return undefined;
}
