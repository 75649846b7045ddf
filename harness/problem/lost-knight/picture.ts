import { shortestPath } from "../../case/board-rules.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { toPair } from "../../case/square-schema.ts";
import { writeWalk } from "../../finding/walk.ts";
import type { Picture } from "../picture.ts";

/** Most squares of a board that is drawn whole. */
const MOST_SQUARES = 6400;

/** Gives the board, if it is not too large, and a shortest path. */
export function lostKnightPicture({ board, boardText }: LostKnightCase): Picture {
  const walk = writeWalk((shortestPath(board) ?? []).map((square, step) => ({ step, at: toPair(square) })));
  return {
    wraps: true,
    ...(board.open.length <= MOST_SQUARES && { squares: boardText.trimEnd() }),
    start: toPair(board.start),
    ...(walk !== undefined && { walk }),
  };
}
