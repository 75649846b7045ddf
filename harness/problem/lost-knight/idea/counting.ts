import { leastMoves } from "../../../case/board-rules.ts";
import type { CountingIdea } from "../../../finding/ideas.ts";
import type { Idea } from "./idea.ts";

function counting(count: (moves: number) => number): Idea {
  return (board) => {
    const moves = leastMoves(board);
    return moves === "impossible" ? moves : count(moves);
  };
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
} satisfies Record<CountingIdea, readonly Idea[]>;
