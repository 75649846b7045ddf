import { type Board, indexOf, squareAt } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import { torusNeighbours } from "../../../case/knight.ts";
import type { Idea, Moves } from "./idea.ts";

function counting(count: (moves: number) => number): Idea {
  return (board) => {
    const moves = leastMoves(board);
    return moves === "impossible" ? moves : count(moves);
  };
}

function naming(number: (board: Board) => number): Idea {
  return (board) => (leastMoves(board) === "impossible" ? "impossible" : number(board));
}

/** Takes the neighbour of S whose distance comes first in the order of texts: "10" before "9". */
function leastAsText(board: Board): Moves {
  const exit = indexOf(board, board.exit);
  const distances = torusNeighbours(board, exit)
    .filter((square) => board.open[square])
    .map((square) => leastMoves({ ...board, exit: squareAt(board, square) }))
    .filter((moves) => moves !== "impossible")
    .map(String)
    .sort();
  return distances[0] === undefined ? "impossible" : Number(distances[0]) + 1;
}

export const countingIdeas = {
  /** Counts the squares of the path instead of the moves. */
  "one-too-many": [counting((moves) => moves + 1)],
  "one-too-few": [counting((moves) => moves - 1)],
  "rounds-up-to-even": [counting((moves) => moves + (moves % 2))],
  "eight-bit-count": [counting((moves) => moves % 256)],
  "distances-as-text": [leastAsText],
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
