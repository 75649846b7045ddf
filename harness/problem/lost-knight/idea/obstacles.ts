import { around, type Leap, type World } from "../../../case/board-rules.ts";
import { type Idea, imagining } from "./idea.ts";

/** Whether a move goes over an edge. */
function crossesEdge({ row, column, move: [down, right] }: Leap, { rows, columns }: World): boolean {
  const inside = (position: number, size: number) => position >= 0 && position < size;
  return !inside(row + down, rows) || !inside(column + right, columns);
}

/** The square beside the knight in the long direction of its move, as a horse of Chinese chess is blocked by it. */
function besideKnight({ row, column, move: [down, right] }: Leap, { rows, columns }: World): number {
  return around(row + Math.trunc(down / 2), rows) * columns + around(column + Math.trunc(right / 2), columns);
}

/** What is blocked. */
export const obstacleIdeas = {
  "walks-through-x": [imagining(({ open }) => ({ open: new Uint8Array(open.length).fill(1) }))],
  /** Whatever keeps the knight from S; most often S is not a dot and so is taken for blocked. */
  "always-impossible": [() => "impossible"],
  "cannot-jump": [
    imagining((world) => ({
      allows: (leap) => world.open[leap.to] === 1 && world.open[besideKnight(leap, world)] === 1,
    })),
  ],
  "obstacles-forgotten-at-the-seam": [
    imagining((world) => ({ allows: (leap) => world.open[leap.to] === 1 || crossesEdge(leap, world) })),
  ],
} satisfies Record<string, readonly Idea[]>;
