import type { Board } from "../../../case/board.ts";
import { indexOf } from "../../../case/board.ts";
import { around, type Move } from "../../../case/board-rules.ts";
import type { Idea, Moves } from "./idea.ts";
import { USUAL_ORDERS } from "./orders.ts";

/** Squares at which the loop over the moves ends, where it should go on with the next move. */
interface EndsAt {
  readonly blocked: boolean;
  readonly visited: boolean;
}

function breaking(order: readonly Move[], endsAt: EndsAt): Idea {
  return (board) => searched(board, order, endsAt);
}

function searched(board: Board, order: readonly Move[], endsAt: EndsAt): Moves {
  const { rows, columns, open } = board;
  const [start, exit] = [indexOf(board, board.start), indexOf(board, board.exit)];
  const distances = new Int32Array(open.length).fill(-1);
  distances[start] = 0;
  const queue = [start];
  for (const from of queue) {
    if (from === exit) return distances[from]!;
    const row = Math.floor(from / columns);
    for (const [down, right] of order) {
      const to = around(row + down, rows) * columns + around(from - row * columns + right, columns);
      if (!open[to] && endsAt.blocked) break;
      if (distances[to]! >= 0 && endsAt.visited) break;
      if (!open[to] || distances[to]! >= 0) continue;
      distances[to] = distances[from]! + 1;
      queue.push(to);
    }
  }
  return "impossible";
}

export const breakingIdeas = {
  "break-for-continue": [
    { blocked: true, visited: false },
    { blocked: false, visited: true },
    { blocked: true, visited: true },
  ].flatMap((endsAt) => USUAL_ORDERS.map((order) => breaking(order, endsAt))),
} satisfies Record<string, readonly Idea[]>;
