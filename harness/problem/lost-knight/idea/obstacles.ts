import { around, type Leap, type World } from "../../../case/board-rules.ts";
import { edgesCrossed, type Idea, imagining } from "./idea.ts";

/** The square next to the knight in the long direction of the move; it blocks a horse of Chinese chess. */
function besideKnight({ row, column, move: [down, right] }: Leap, { rows, columns }: World): number {
  return around(row + Math.trunc(down / 2), rows) * columns + around(column + Math.trunc(right / 2), columns);
}

export const obstacleIdeas = {
  "walks-through-x": [imagining(({ open }) => ({ open: new Uint8Array(open.length).fill(1) }))],
  /** Many causes: S is taken for blocked, the search ends early, or what it finds is not printed. */
  "always-impossible": [() => "impossible"],
  "cannot-jump": [
    imagining((world) => ({
      allows: (leap) => world.open[leap.to] === 1 && world.open[besideKnight(leap, world)] === 1,
    })),
  ],
  "obstacles-forgotten-at-the-seam": [
    imagining((world) => ({ allows: (leap) => world.open[leap.to] === 1 || edgesCrossed(leap, world) > 0 })),
  ],
} satisfies Record<string, readonly Idea[]>;
