import type { Board } from "../../../case/board.ts";
import { distanceIn, type Leap, type World, worldOf } from "../../../case/board-rules.ts";
import type { IdeaDetail } from "../../../finding/ideas.ts";

export type Moves = number | "impossible";

/** Answers a board as a program with one misunderstanding would; undefined if more than the misunderstanding decides. */
export interface Idea {
  (board: Board): Moves | undefined;
  /** The edges or the move of this variant of an idea. */
  readonly detail?: IdeaDetail;
}

/** Makes the idea that answers with the length of the shortest path in a changed world. */
export function imagining(imagine: (world: World) => Partial<World>, detail?: IdeaDetail): Idea {
  const idea: Idea = (board) => {
    const world = worldOf(board);
    return distanceIn({ ...world, ...imagine(world) });
  };
  return detail ? Object.assign(idea, { detail }) : idea;
}

/** Counts the edges that a move crosses: 0, 1 or 2. */
export function edgesCrossed({ row, column, move: [down, right] }: Leap, { rows, columns }: World): number {
  const crosses = (position: number, size: number) => (position < 0 || position >= size ? 1 : 0);
  return crosses(row + down, rows) + crosses(column + right, columns);
}
