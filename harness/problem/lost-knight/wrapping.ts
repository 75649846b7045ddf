import type { Board } from "../../case/board.ts";
import { aroundBackward, aroundForward, distanceIn, type World, worldOf } from "../../case/board-rules.ts";

/** The edges that a knight can leave a board over. */
export const EDGES = ["upper", "lower", "left", "right"] as const;
export type Edge = (typeof EDGES)[number];

/** What is different in a world where no move goes over that edge. */
const WITHOUT: Readonly<Record<Edge, Partial<World>>> = {
  upper: { rowEdge: aroundForward },
  lower: { rowEdge: aroundBackward },
  left: { columnEdge: aroundForward },
  right: { columnEdge: aroundBackward },
};

const neededByBoard = new WeakMap<Board, ReadonlySet<Edge>>();

/** The edges without which, each by itself, the way from C to S is longer or there is none; no edge where there is no way. */
export function neededEdges(board: Board): ReadonlySet<Edge> {
  const known = neededByBoard.get(board);
  if (known) return known;
  const world = worldOf(board);
  const moves = distanceIn(world);
  const needed = new Set(EDGES.filter((edge) => distanceIn({ ...world, ...WITHOUT[edge] }) !== moves));
  neededByBoard.set(board, needed);
  return needed;
}
