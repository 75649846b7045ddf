import type { Board } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import type { Idea } from "./idea.ts";

function naming(number: (board: Board) => number): Idea {
  return (board) => (leastMoves(board) === "impossible" ? "impossible" : number(board));
}

/** Ideas that print a number of the board in place of the answer. */
export const namingIdeas = {
  /** The last number in the output is a coordinate of the exit or of C, counted from 0 or from 1. */
  "names-a-coordinate": [0, 1].flatMap((first) => [
    naming(({ exit }) => exit.row + first),
    naming(({ exit }) => exit.column + first),
    naming(({ start }) => start.row + first),
    naming(({ start }) => start.column + first),
  ]),
  "names-the-size": [
    naming(({ rows }) => rows),
    naming(({ columns }) => columns),
    naming(({ rows, columns }) => rows * columns),
  ],
} satisfies Record<string, readonly Idea[]>;
