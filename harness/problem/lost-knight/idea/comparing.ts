import type { Board } from "../../../case/board.ts";
import { distancesIn, type World, worldOf } from "../../../case/board-rules.ts";
import { torusNeighbours } from "../../../case/knight.ts";
import type { Idea } from "./idea.ts";

/** Takes the least of the distances of the squares before S, plus one, by an order of its own. */
function leastBefore(
  worldFor: (world: World) => World,
  isLess: (one: number, other: number) => boolean,
): Idea {
  return (board: Board) => {
    const world = worldOf(board);
    const distances = distancesIn(worldFor(world));
    const before = torusNeighbours(board, world.exit)
      .map((square) => distances[square]!)
      .filter((distance) => distance >= 0);
    const [first] = before;
    if (first === undefined) return "impossible";
    return before.reduce((least, each) => (isLess(each, least) ? each : least), first) + 1;
  };
}

const asText = (one: number, other: number) => String(one) < String(other);

export const comparingIdeas = {
  /** As text, 10 comes before 9. The search goes on behind S, or it stops there. */
  "distances-as-text": [
    leastBefore((world) => world, asText),
    leastBefore((world) => ({ ...world, open: world.open.with(world.exit, 0) }), asText),
  ],
} satisfies Record<string, readonly Idea[]>;
