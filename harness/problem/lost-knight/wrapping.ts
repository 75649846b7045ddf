import type { Board } from "../../case/board.ts";
import { distanceIn, worldOf } from "../../case/board-rules.ts";
import { EDGES, type EdgeName } from "../../finding/ideas.ts";
import { wall, withEdges } from "./idea/edges.ts";

const neededByBoard = new WeakMap<Board, ReadonlySet<EdgeName>>();

/** Finds each edge without which the shortest path is longer or impossible. Empty if there is no path. */
export function neededEdges(board: Board): ReadonlySet<EdgeName> {
  const known = neededByBoard.get(board);
  if (known) return known;
  const world = worldOf(board);
  const moves = distanceIn(world);
  const needed = new Set(
    EDGES.filter((edge) => distanceIn({ ...world, ...withEdges(wall, [edge]) }) !== moves),
  );
  neededByBoard.set(board, needed);
  return needed;
}
