import type { Board } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import type { SeededBoard } from "../../case/boards.ts";
import type { IdeaName } from "../../finding/ideas.ts";
import { IDEAS } from "./idea/index.ts";

/** Share of the variants of each wrong idea, from 0 to 1, that have the right answer on a board. */
export function passingOn(board: Board): Map<IdeaName, number> {
  const right = leastMoves(board);
  return new Map(
    Object.entries(IDEAS).map(([name, variants]) => {
      const passing = variants.filter((answer) => answer(board) === right);
      return [name as IdeaName, passing.length / variants.length];
    }),
  );
}

/** Takes, of the first boards, the one on which the fewest wrong ideas have the right answer; the first of equal ones. */
export function hardestOf(boards: Iterable<SeededBoard>, among: number): SeededBoard | undefined {
  let hardest: SeededBoard | undefined;
  let least = Number.POSITIVE_INFINITY;
  let seen = 0;
  for (const each of boards) {
    const passing = among > 1 ? totalOn(each.board) : 0;
    if (passing < least) [hardest, least] = [each, passing];
    if (++seen === among) break;
  }
  return hardest;
}

function totalOn(board: Board): number {
  return Array.from(passingOn(board).values()).reduce((sum, share) => sum + share, 0);
}
