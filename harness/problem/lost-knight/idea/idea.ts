import type { Board } from "../../../case/board.ts";
import { distanceIn, type Leap, type World, worldOf } from "../../../case/board-rules.ts";

export type Moves = number | "impossible";

/** Answers a board as a program with one misunderstanding would; undefined if more than the misunderstanding decides. */
export type Idea = (board: Board) => Moves | undefined;

/** Makes the idea that answers with the length of the shortest path in a changed world. */
export function imagining(imagine: (world: World) => Partial<World>): Idea {
  return (board) => {
    const world = worldOf(board);
    return distanceIn({ ...world, ...imagine(world) });
  };
}

/** Counts the edges that a move crosses: 0, 1 or 2. */
export function edgesCrossed({ row, column, move: [down, right] }: Leap, { rows, columns }: World): number {
  const crosses = (position: number, size: number) => (position < 0 || position >= size ? 1 : 0);
  return crosses(row + down, rows) + crosses(column + right, columns);
}
