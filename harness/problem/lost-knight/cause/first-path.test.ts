import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../../base/package.ts";
import { isOf } from "../../../case/any-case.ts";
import { type Board, indexOf } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import { torusNeighbours } from "../../../case/knight.ts";
import { samples } from "../../../testing/seed.ts";
import { loadCases } from "../../load.ts";
import type { Moves } from "../idea/idea.ts";
import type { Given } from "./explaining-idea.ts";
import { findsFirstWay } from "./first-path.ts";

const BUNDLED = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "lost-knight" }).flatMap(
  (asked) => (isOf("lost-knight", asked) ? [asked.board] : []),
);

const answersOf = (answer: (board: Board) => Moves): Given[] =>
  BUNDLED.map((board) => ({ board, right: leastMoves(board), answered: answer(board) }));

/** Searches depth-first with a stack: the length of the first path, and the number of squares visited. */
function depthFirst(board: Board, order: readonly number[]): { length: Moves; searched: number } {
  const stack = [{ square: indexOf(board, board.start), moves: 0 }];
  const seen = new Set<number>();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { square, moves } = next;
    if (seen.has(square)) continue;
    seen.add(square);
    if (square === indexOf(board, board.exit)) return { length: moves, searched: seen.size };
    const around = torusNeighbours(board, square);
    for (const at of order)
      if (board.open[around[at]!]) stack.push({ square: around[at]!, moves: moves + 1 });
  }
  return { length: "impossible", searched: seen.size };
}

test("whatever the order of the moves, a search that goes deep first is recognised", () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 });
  fc.assert(
    fc.property(orders, (order) => {
      expect(findsFirstWay(answersOf((board) => depthFirst(board, order).length))).toBe(true);
    }),
    { numRuns: samples(2) },
  );
});

test.each([
  ["right answers", leastMoves],
  ["one move too many", (board: Board) => orElse(board, (moves) => moves + 1)],
  ["ways that are a little too long", (board: Board) => orElse(board, (moves) => moves + 2)],
  [
    "how many squares were searched",
    (board: Board) => orElse(board, () => depthFirst(board, [0, 1, 2, 3, 4, 5, 6, 7]).searched),
  ],
  [
    "more moves than there are squares",
    (board: Board) => orElse(board, (moves) => moves + 2 * board.open.length),
  ],
  ["ways where there is none", () => 1000],
] as const)("%s are not the lengths of first ways", (_, answer) => {
  expect(findsFirstWay(answersOf(answer))).toBe(false);
});

function orElse(board: Board, answer: (moves: number) => number): Moves {
  const moves = leastMoves(board);
  return moves === "impossible" ? moves : answer(moves);
}
