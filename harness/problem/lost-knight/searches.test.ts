import path from "node:path";
import { describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { isOf } from "../../case/any-case.ts";
import { type Board, indexOf, squareAt } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { IdeaName } from "../../finding/ideas.ts";
import { loadCases } from "../load.ts";
import type { Given } from "./cause/explaining-idea.ts";
import { answersNextDepth } from "./cause/next-depth.ts";
import type { Moves } from "./idea/idea.ts";
import { IDEAS } from "./idea/index.ts";
import { recognisedSearch } from "./search/recognise.ts";

const BOARDS = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "lost-knight" }).flatMap(
  (asked) => (isOf("lost-knight", asked) && asked.rows * asked.columns < 3000 ? [asked.board] : []),
);

type Program = (board: Board) => Moves;
const answersOf = (program: Program): Given[] =>
  BOARDS.map((board) => ({ board, right: leastMoves(board), answered: program(board) }));
const ideal =
  (name: IdeaName): Program =>
  (board) =>
    IDEAS[name][0]!(board)!;
const asking = (program: Program) => async (board: Board) => program(board);

interface Search {
  /** Takes the next square out of the queue. */
  take(queue: number[], left: (square: number) => number, moves: readonly number[]): number;
  /** Gives the square whose depth is printed. */
  printed?(found: number, queue: readonly number[]): number;
}

function searching({ take, printed = (found) => found }: Search): Program {
  return (board) => {
    const [start, exit] = [indexOf(board, board.start), indexOf(board, board.exit)];
    const left = (square: number) => {
      const { row, column } = squareAt(board, square);
      return Math.abs(row - board.exit.row) + Math.abs(column - board.exit.column);
    };
    const moves: number[] = [];
    moves[start] = 0;
    const queue = [start];
    while (queue.length > 0) {
      const here = take(queue, left, moves);
      if (here === exit) return moves[printed(here, queue)]!;
      for (const to of torusNeighbours(board, here)) {
        if (!board.open[to] || moves[to] !== undefined) continue;
        moves[to] = moves[here]! + 1;
        queue.push(to);
      }
    }
    return "impossible";
  };
}

const taken = (queue: number[], worth: (square: number) => number) => {
  const best = queue.reduce((one, other) => (worth(other) < worth(one) ? other : one));
  queue.splice(queue.indexOf(best), 1);
  return best;
};
const greedy = searching({ take: (queue, left) => taken(queue, left) });
const aStar = searching({ take: (queue, left, moves) => taken(queue, (at) => left(at) + moves[at]!) });
const halfGreedy = searching({ take: (queue, left, moves) => taken(queue, (at) => moves[at]! - left(at)) });
const nextDepth = searching({
  take: (queue) => queue.shift()!,
  printed: (found, queue) => queue[0] ?? found,
});
const right = searching({ take: (queue) => queue.shift()! });

describe("a search by an estimate that may be too large", () => {
  const named = async (given: readonly Given[], program: Program) =>
    (await recognisedSearch(given, asking(program)))?.name;

  test.each([
    ["greedy search", greedy],
    ["A*", aStar],
  ])("is recognised: %s", async (_, program) => {
    expect(await named(answersOf(program), program)).toBe("estimate-too-large");
  });

  test.each([
    ["a right program", right],
    ["a search that prefers far squares", halfGreedy],
    ["a missing move", ideal("move-missing")],
    ["no wrap", ideal("no-wrap")],
  ])("is not seen in %s", async (_, program) => {
    expect(await named(answersOf(program), program)).toBeUndefined();
  });

  test.each([4, 6, 8, 10])("is not seen in the answer %i to one board", async (moves) => {
    const [given] = answersOf(() => moves).filter(({ right }) => Number(right) < moves);
    expect(await named([given!], () => moves)).toBeUndefined();
  });
});

describe("the depth of the next square in the queue", () => {
  test("is recognised", async () => {
    expect(await answersNextDepth(answersOf(nextDepth), asking(nextDepth))).toBe(true);
  });

  test.each([
    ["a right program", right],
    ["one too many", ideal("one-too-many")],
    ["rounding up", ideal("rounds-up-to-even")],
  ])("is not seen in %s", async (_, program) => {
    expect(await answersNextDepth(answersOf(program), asking(program))).toBe(false);
  });
});
