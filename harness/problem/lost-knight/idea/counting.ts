import type { Board } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import type { Idea } from "./idea.ts";

/** The right number, printed as another one. */
function counting(count: (moves: number) => number): Idea {
  return (board) => {
    const moves = leastMoves(board);
    return moves === "impossible" ? moves : count(moves);
  };
}

/** Another number than that of moves, where there is a way. */
function naming(number: (board: Board) => number): Idea {
  return (board) => (leastMoves(board) === "impossible" ? "impossible" : number(board));
}

/** What is counted, and what number is printed. */
export const countingIdeas = {
  /** As if the squares of the path were counted. */
  "one-too-many": [counting((moves) => moves + 1)],
  "one-too-few": [counting((moves) => moves - 1)],
  "rounds-up-to-even": [counting((moves) => moves + (moves % 2))],
  "eight-bit-count": [counting((moves) => moves % 256)],
  /** The last sentence with a number says where the exit is, or where C is, counted from 0 or from 1. */
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
