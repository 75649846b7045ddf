import type { Board } from "../../case/board.ts";
import { aroundBackward, aroundForward, distanceIn, type World, worldOf } from "../../case/board-rules.ts";

export const EDGES = ["upper", "lower", "left", "right"] as const;
export type Edge = (typeof EDGES)[number];

/** Changes to a world so that no move crosses the edge. */
const WITHOUT: Readonly<Record<Edge, Partial<World>>> = {
  upper: { rowEdge: aroundForward },
  lower: { rowEdge: aroundBackward },
  left: { columnEdge: aroundForward },
  right: { columnEdge: aroundBackward },
};

const neededByBoard = new WeakMap<Board, ReadonlySet<Edge>>();

/** Finds each edge without which the shortest path is longer or impossible. Empty if there is no path. */
export function neededEdges(board: Board): ReadonlySet<Edge> {
  const known = neededByBoard.get(board);
  if (known) return known;
  const world = worldOf(board);
  const moves = distanceIn(world);
  const needed = new Set(EDGES.filter((edge) => distanceIn({ ...world, ...WITHOUT[edge] }) !== moves));
  neededByBoard.set(board, needed);
  return needed;
}
