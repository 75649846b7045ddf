import type { Board } from "../../../case/board.ts";
import { distancesIn, type World, worldOf } from "../../../case/board-rules.ts";
import { torusNeighbours } from "../../../case/knight.ts";
import type { Idea } from "./idea.ts";

/** Takes the distance of one of the squares before S, plus one, that comes first in an order. */
function firstBefore(
  worldFor: (world: World) => World,
  isBefore: (one: number, other: number) => boolean,
): Idea {
  return (board: Board) => {
    const world = worldOf(board);
    const distances = distancesIn(worldFor(world));
    const before = torusNeighbours(board, world.exit)
      .map((square) => distances[square]!)
      .filter((distance) => distance >= 0);
    const [first] = before;
    if (first === undefined) return "impossible";
    return before.reduce((chosen, each) => (isBefore(each, chosen) ? each : chosen), first) + 1;
  };
}

const withoutExit = (world: World): World => ({ ...world, open: world.open.with(world.exit, 0) });
const asText = (one: number, other: number) => String(one) < String(other);

export const comparingIdeas = {
  /** As text, 10 comes before 9. The search goes on behind S, or it stops there. */
  "distances-as-text": [firstBefore((world) => world, asText), firstBefore(withoutExit, asText)],
  /** The search goes on, and each square before S writes its own distance. */
  "last-way-to-the-exit": [firstBefore(withoutExit, (one, other) => one > other)],
} satisfies Record<string, readonly Idea[]>;
