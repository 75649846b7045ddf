import type { Board } from "../../../case/board.ts";
import { distanceIn, type World, worldOf } from "../../../case/board-rules.ts";
import type { Idea, Moves } from "./idea.ts";

/** Numbers the mark of a square, below the limit. Squares with one number share the mark "visited". */
type Mark = (row: number, column: number, world: World) => number;

/** Orders of the eight moves. Which of the squares with one mark comes first depends on them. */
const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [7, 6, 5, 4, 3, 2, 1, 0],
  [2, 7, 0, 5, 4, 1, 6, 3],
  [5, 0, 3, 6, 1, 4, 7, 2],
] as const;

/** Searches by levels with shared marks; undefined if the answer depends on the order of the moves. */
function sharing(mark: Mark): Idea {
  return (board) => {
    const answers = new Set<Moves>();
    for (const order of ORDERS) {
      answers.add(searched(board, mark, order));
      if (answers.size > 1) return undefined;
    }
    return answers.values().next().value;
  };
}

function searched(board: Board, mark: Mark, order: readonly number[]): Moves {
  const world = worldOf(board);
  const isMarked = new Set<number>([markOf(world, world.start, mark)]);
  return distanceIn({
    ...world,
    moves: order.map((at) => world.moves[at]!),
    allows: ({ to }) => {
      const its = markOf(world, to, mark);
      if (!world.open[to] || isMarked.has(its)) return false;
      isMarked.add(its);
      return true;
    },
  });
}

function markOf(world: World, square: number, mark: Mark): number {
  const row = Math.floor(square / world.columns);
  return mark(row, square - row * world.columns, world);
}

/** Joins two numbers as text; a zero in front is kept. */
const joined = (one: number, other: number) =>
  (one === 0 ? 10_000_000 : one * 10 ** String(other).length) + other;

export const markingIdeas = {
  "marks-joined": [sharing(joined), sharing((row, column) => joined(column, row))],
  "marks-by-a-fixed-width": [10, 100].flatMap((width) => [
    sharing((row, column) => row * width + column),
    sharing((row, column) => column * width + row),
  ]),
  "marks-by-the-other-side": [
    sharing((row, column, { rows }) => row * rows + column),
    sharing((row, column, { columns }) => column * columns + row),
  ],
  "marks-of-a-whole-line": [sharing((_, column) => column), sharing((row) => row)],
} satisfies Record<string, readonly Idea[]>;
