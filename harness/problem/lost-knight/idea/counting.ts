import type { Board } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import type { Idea } from "./idea.ts";

function counting(count: (moves: number) => number): Idea {
  return (board) => {
    const moves = leastMoves(board);
    return moves === "impossible" ? moves : count(moves);
  };
}

function naming(number: (board: Board) => number): Idea {
  return (board) => (leastMoves(board) === "impossible" ? "impossible" : number(board));
}

export const countingIdeas = {
  /** Counts the squares of the path instead of the moves. */
  "one-too-many": [counting((moves) => moves + 1)],
  "one-too-few": [counting((moves) => moves - 1)],
  "rounds-up-to-even": [counting((moves) => moves + (moves % 2))],
  "eight-bit-count": [counting((moves) => moves % 256)],
  "signed-eight-bit-count": [counting((moves) => ((moves + 128) % 256) - 128)],
  /** Distances are 0 before the search, and stay so where it does not come. */
  "zero-if-unreached": [
    (board) => {
      const moves = leastMoves(board);
      return moves === "impossible" ? 0 : moves;
    },
  ],
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
