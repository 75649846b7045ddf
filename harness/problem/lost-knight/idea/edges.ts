import { around, type Edge, type World } from "../../../case/board-rules.ts";
import { EDGES, type EdgeName } from "../../../finding/ideas.ts";

/** A position off the board stays off the board. */
export const wall: Edge = (position) => position;

/** Every choice of edges but for none at all, the most first. */
export const EDGE_SETS: readonly (readonly EdgeName[])[] = Array.from({ length: 15 }, (_, at) =>
  EDGES.filter((_, edge) => ((at + 1) >> edge) & 1),
).sort((one, other) => other.length - one.length);

/** Changes a world so that some of its edges are others, and the rest wraps around. */
export function withEdges(other: Edge, edges: readonly EdgeName[]): Pick<World, "rowEdge" | "columnEdge"> {
  const along = (low: EdgeName, high: EdgeName): Edge => {
    const [isLow, isHigh] = [edges.includes(low), edges.includes(high)];
    return (position, size, move) => {
      const isOther = position < 0 ? isLow : position >= size && isHigh;
      return isOther ? other(position, size, move) : around(position, size);
    };
  };
  return { rowEdge: along("upper", "lower"), columnEdge: along("left", "right") };
}
