import { around, type Edge } from "../../../case/board-rules.ts";
import { EDGES, type EdgeName, type IdeaDetail } from "../../../finding/ideas.ts";
import { EDGE_SETS, wall, withEdges } from "./edges.ts";
import { edgesCrossed, type Idea, imagining } from "./idea.ts";

/** Wraps at one less than the size: the last row and column are lost. For one of them see `last-row-lost`. */
const oneLess: Edge = (position, size) => around(position, size - 1);
/** Takes `size` itself for a position on the board. */
const oneMore: Edge = (position, size) => (position > size ? position - size : position);

const oneTooFar: Edge = (position, size) => (position < 0 ? position + size - 1 : position - size + 1);

const clamp: Edge = (position, size) => Math.min(Math.max(position, 0), size - 1);
const bounce: Edge = (position, size) => {
  if (position < 0) return -position;
  return position < size ? position : 2 * size - 2 - position;
};

/** `abs(position) % size`: -1 becomes 1. */
const byAbs: Edge = (position, size) => Math.abs(position) % size;
const ontoTheEdge: Edge = (position, size) => (position < 0 ? size - 1 : position < size ? position : 0);
/** Adds or takes away the size once. */
const once: Edge = (position, size) => {
  if (position < 0) return position + size;
  return position < size ? position : position - size;
};

/** The idea that some edges are others. */
function changing(other: Edge, edges: readonly EdgeName[], detail?: IdeaDetail): Idea {
  const changed = withEdges(other, edges);
  return imagining(() => changed, detail);
}

/** The idea in a variant for each choice of edges, of those at which it makes a difference. */
function anywhere(other: Edge, among: readonly EdgeName[] = EDGES): Idea[] {
  return EDGE_SETS.filter((edges) => edges.every((edge) => among.includes(edge))).map((edges) =>
    changing(other, edges, edges.length < among.length ? { edges } : undefined),
  );
}

const isLow = (edge: EdgeName) => edge === "upper" || edge === "left";

/** Edges without a wrap that have a name of their own. */
const WALLS = {
  "no-wrap": EDGES,
  "wraps-rows-only": ["left", "right"],
  "wraps-columns-only": ["upper", "lower"],
  "wraps-forward-only": ["upper", "left"],
  "wraps-backward-only": ["lower", "right"],
} as const satisfies Record<string, readonly EdgeName[]>;
const NAMED = Object.values(WALLS).map(String);

const withWalls = (edges: readonly EdgeName[]) => [changing(wall, edges)];

export const wrapIdeas = {
  "no-wrap": withWalls(WALLS["no-wrap"]),
  "wraps-rows-only": withWalls(WALLS["wraps-rows-only"]),
  "wraps-columns-only": withWalls(WALLS["wraps-columns-only"]),
  "wraps-forward-only": withWalls(WALLS["wraps-forward-only"]),
  "wraps-backward-only": withWalls(WALLS["wraps-backward-only"]),
  "wraps-at-some-edges": EDGE_SETS.filter((edges) => !NAMED.includes(String(edges))).map((edges) =>
    changing(wall, edges, { edges }),
  ),
  "wraps-by-abs": anywhere(byAbs, EDGES.filter(isLow)),
  /** One chain of `if ... else if` for all four edges: a move over two of them stays off the board. */
  "wraps-one-edge-a-move": [once, around].map((edge) =>
    imagining((world) => ({
      rowEdge: edge,
      columnEdge: edge,
      allows: (leap) => world.open[leap.to] === 1 && edgesCrossed(leap, world) < 2,
    })),
  ),
  "wraps-onto-the-edge": anywhere(ontoTheEdge),
  "wraps-off-by-one": [
    imagining(() => ({ rowEdge: oneLess, columnEdge: oneLess })),
    ...anywhere(oneMore, ["lower", "right"]),
  ],
  "wraps-one-too-far": anywhere(oneTooFar),
  "stops-at-the-edge": anywhere(clamp),
  /** At the upper and the left edge alone this is what `abs` does. */
  "bounces-off-the-edge": anywhere(bounce).filter(
    ({ detail: { edges = EDGES } = {} }) => !edges.every(isLow),
  ),
  /** Rows wrap around by the number of columns, and columns by the number of rows. */
  "sizes-exchanged": [
    imagining(({ rows, columns }) => ({
      rowEdge: (position) => around(position, columns),
      columnEdge: (position) => around(position, rows),
    })),
  ],
} satisfies Record<string, readonly Idea[]>;
