import type { Board } from "../../../case/board.ts";
import { distanceIn, type World, worldOf } from "../../../case/board-rules.ts";

/** What is answered to a board of the lost knight. */
export type Moves = number | "impossible";

/** What a program that has understood something in another way would answer. */
export type Idea = (board: Board) => Moves;

/** The shortest way in another world than that of the lost knight. */
export function imagining(imagine: (world: World) => Partial<World>): Idea {
  return (board) => {
    const world = worldOf(board);
    return distanceIn({ ...world, ...imagine(world) });
  };
}
