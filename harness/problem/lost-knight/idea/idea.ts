import type { Board } from "../../../case/board.ts";
import { distanceIn, type World, worldOf } from "../../../case/board-rules.ts";

export type Moves = number | "impossible";

/** Answers a board as a program with one misunderstanding would. */
export type Idea = (board: Board) => Moves;

/** Makes the idea that answers with the length of the shortest path in a changed world. */
export function imagining(imagine: (world: World) => Partial<World>): Idea {
  return (board) => {
    const world = worldOf(board);
    return distanceIn({ ...world, ...imagine(world) });
  };
}
