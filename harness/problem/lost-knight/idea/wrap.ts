import { around, aroundBackward, aroundForward, type Edge } from "../../../case/board-rules.ts";
import { edgesCrossed, type Idea, imagining } from "./idea.ts";

/** A position off the board stays off the board. */
const wall: Edge = (position) => position;

/** Wraps at one less than the size: the last row and column are lost. For one of them see `last-row-lost`. */
const oneLess: Edge = (position, size) => around(position, size - 1);
/** Takes `size` itself for a position on the board. */
const oneMore: Edge = (position, size) => (position > size ? position - size : position);

const lowOneTooFar: Edge = (position, size) => (position < 0 ? position + size - 1 : around(position, size));
const highOneTooFar: Edge = (position, size) =>
  position < size ? around(position, size) : position - size + 1;
const bothOneTooFar: Edge = (position, size) =>
  position < 0 ? lowOneTooFar(position, size) : highOneTooFar(position, size);

const clamp: Edge = (position, size) => Math.min(Math.max(position, 0), size - 1);
const bounce: Edge = (position, size) => {
  if (position < 0) return -position;
  return position < size ? position : 2 * size - 2 - position;
};

/** `abs(position) % size`: -1 becomes 1. */
const byAbs: Edge = (position, size) => Math.abs(position) % size;
const ontoTheEdge: Edge = (position, size) => {
  if (position < 0) return size - 1;
  return position < size ? position : 0;
};
/** Adds or takes away the size once. */
const once: Edge = (position, size) => {
  if (position < 0) return position + size;
  return position < size ? position : position - size;
};

const everywhere = (edge: Edge) => imagining(() => ({ rowEdge: edge, columnEdge: edge }));
const oneDirection = (edge: Edge) => [
  imagining(() => ({ rowEdge: edge })),
  imagining(() => ({ columnEdge: edge })),
];

export const wrapIdeas = {
  "no-wrap": [everywhere(wall)],
  "wraps-rows-only": [imagining(() => ({ columnEdge: wall }))],
  "wraps-columns-only": [imagining(() => ({ rowEdge: wall }))],
  "wraps-forward-only": [everywhere(aroundForward)],
  "wraps-backward-only": [everywhere(aroundBackward)],
  "wraps-by-abs": [everywhere(byAbs), ...oneDirection(byAbs)],
  /** One chain of `if ... else if` for all four edges: a move over two of them stays off the board. */
  "wraps-one-edge-a-move": [once, around].map((edge) =>
    imagining((world) => ({
      rowEdge: edge,
      columnEdge: edge,
      allows: (leap) => world.open[leap.to] === 1 && edgesCrossed(leap, world) < 2,
    })),
  ),
  "wraps-onto-the-edge": [everywhere(ontoTheEdge), ...oneDirection(ontoTheEdge)],
  "wraps-off-by-one": [everywhere(oneLess), everywhere(oneMore), ...oneDirection(oneMore)],
  "wraps-one-too-far": [lowOneTooFar, highOneTooFar, bothOneTooFar].flatMap((edge) => [
    everywhere(edge),
    ...oneDirection(edge),
  ]),
  "stops-at-the-edge": [everywhere(clamp), ...oneDirection(clamp)],
  "bounces-off-the-edge": [everywhere(bounce), ...oneDirection(bounce)],
  /** Rows wrap around by the number of columns, and columns by the number of rows. */
  "sizes-exchanged": [
    imagining(({ rows, columns }) => ({
      rowEdge: (position) => around(position, columns),
      columnEdge: (position) => around(position, rows),
    })),
  ],
} satisfies Record<string, readonly Idea[]>;
