import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../../base/package.ts";
import { isOf } from "../../../case/any-case.ts";
import { type Board, indexOf, squareAt } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import { randomBoard } from "../../../case/generator/random-board.ts";
import { samples } from "../../../testing/seed.ts";
import { loadCases } from "../../load.ts";
import type { Moves } from "../idea/idea.ts";
import { recognisedSearch } from "./recognise.ts";

const BOARDS = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "lost-knight" }).flatMap(
  (asked) => (isOf("lost-knight", asked) && asked.board.open.length < 3000 ? [asked.board] : []),
);

type Program = (board: Board) => Moves;

/** Orders as programs have them: of two lists of numbers, and of pairs. */
const DOWN = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT = [1, 2, 2, 1, -1, -2, -2, -1];
const TYPED = DOWN.map((down, at) => [down, RIGHT[at]!] as const);
const PAIRS = ([1, -1] as const).flatMap((side) =>
  [-2, -1, 1, 2].map((down) => [down, (side * 2) / Math.abs(down)] as const),
);

type Order = readonly (readonly [number, number])[];

/** The free squares beside one, and the numbers of C and S. */
function view(board: Board, order: Order) {
  const beside = (square: number) => {
    const { row, column } = squareAt(board, square);
    return order
      .map(([down, right]) => ({
        row: (row + down + 2 * board.rows) % board.rows,
        column: (column + right + 2 * board.columns) % board.columns,
      }))
      .map((each) => indexOf(board, each))
      .filter((each) => board.open[each]);
  };
  return { beside, start: indexOf(board, board.start), exit: indexOf(board, board.exit) };
}

const nextNotSetBack =
  (order: Order): Program =>
  (board) => {
    const { beside, start, exit } = view(board, order);
    const [seen, queue] = [new Set([start]), [start]];
    let [moves, left, next] = [0, 1, 0];
    while (queue.length > 0) {
      const here = queue.shift()!;
      if (here === exit) return moves;
      for (const to of beside(here)) {
        if (seen.has(to)) continue;
        seen.add(to);
        queue.push(to);
        next++;
      }
      left--;
      if (left === 0) {
        left = next;
        moves++;
      }
    }
    return "impossible";
  };

const upToTheSize =
  (order: Order): Program =>
  (board) => {
    const { beside, start, exit } = view(board, order);
    const [seen, queue] = [new Set([start]), [start]];
    for (let moves = 0; queue.length > 0; moves++) {
      for (let at = 0; at < queue.length; at++) {
        const here = queue.shift()!;
        if (here === exit) return moves;
        for (const to of beside(here)) {
          if (!seen.has(to)) queue.push(to);
          seen.add(to);
        }
      }
    }
    return "impossible";
  };

const overwrites =
  (order: Order): Program =>
  (board) => {
    const { beside, start, exit } = view(board, order);
    const [done, queue, distance] = [new Set<number>(), [start], new Map([[start, 0]])];
    while (queue.length > 0) {
      const here = queue.shift()!;
      if (here === exit) return distance.get(here)!;
      if (done.has(here)) continue;
      done.add(here);
      for (const to of beside(here)) {
        if (done.has(to)) continue;
        distance.set(to, distance.get(here)! + 1);
        queue.push(to);
      }
    }
    return "impossible";
  };

const endsInTurn =
  (order: Order): Program =>
  (board) => {
    const { beside, start, exit } = view(board, order);
    const far = [new Map([[start, 0]]), new Map([[exit, 0]])];
    const queues = [[start], [exit]];
    while (queues[0]!.length > 0 && queues[1]!.length > 0) {
      for (const side of [0, 1]) {
        const here = queues[side]!.shift();
        if (here === undefined) break;
        for (const to of beside(here)) {
          if (far[side]!.has(to)) continue;
          far[side]!.set(to, far[side]!.get(here)! + 1);
          if (far[1 - side]!.has(to)) return far[0]!.get(to)! + far[1]!.get(to)!;
          queues[side]!.push(to);
        }
      }
    }
    return "impossible";
  };

const deepening =
  (order: Order): Program =>
  (board) => {
    const { beside, start, exit } = view(board, order);
    for (let limit = 0; limit < board.open.length; limit++) {
      const seen = new Set<number>();
      const found = (here: number, depth: number): boolean => {
        seen.add(here);
        if (here === exit) return true;
        return depth < limit && beside(here).some((to) => !seen.has(to) && found(to, depth + 1));
      };
      if (found(start, 0)) return limit;
    }
    return "impossible";
  };

const closedOnPush =
  (order: Order): Program =>
  (board) => {
    const { beside, start, exit } = view(board, order);
    const left = (square: number) => {
      const at = squareAt(board, square);
      const [down, right] = [Math.abs(at.row - board.exit.row), Math.abs(at.column - board.exit.column)];
      return (Math.min(down, board.rows - down) + Math.min(right, board.columns - right)) / 3;
    };
    const seen = new Set([start]);
    const heap = [{ worth: left(start), moves: 0, square: start }];
    while (heap.length > 0) {
      heap.sort(
        (one, other) => one.worth - other.worth || one.moves - other.moves || one.square - other.square,
      );
      const { square, moves } = heap.shift()!;
      if (square === exit) return moves;
      for (const to of beside(square)) {
        if (seen.has(to)) continue;
        seen.add(to);
        heap.push({ worth: moves + 1 + left(to), moves: moves + 1, square: to });
      }
    }
    return "impossible";
  };

const PROGRAMS = {
  "next-level-not-set-back": nextNotSetBack,
  "level-up-to-the-size": upToTheSize,
  "distance-overwritten": overwrites,
  "ends-in-turn": endsInTurn,
  "deepening-keeps-marks": deepening,
  "closed-when-found": closedOnPush,
} as const;
const NAMES = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];

/** Small boards on which some of the searches go wrong, as those of the cases should be. */
const MORE = Array.from({ length: 300 }, (_, seed) =>
  randomBoard({ kind: "random", rows: 7, columns: 9, open: 35, start: [1, 2], exit: [5, 6], seed }),
);
const wrongOf = (program: Program) =>
  MORE.filter((board) => program(board) !== leastMoves(board)).slice(0, 2);

const nameOf = async (program: Program, boards: readonly Board[]) => {
  const given = boards.map((board) => ({ board, right: leastMoves(board), answered: program(board) }));
  return (await recognisedSearch(given, async (board) => program(board)))?.name;
};

test.each(NAMES)("%s is recognised", async (name) => {
  for (const order of [TYPED, PAIRS]) {
    const program = PROGRAMS[name](order);
    expect(await nameOf(program, [...BOARDS, ...wrongOf(program)])).toBe(name);
  }
});

test("in whatever order, no search is called by another's name", async () => {
  const anyOrder = fc.shuffledSubarray([...TYPED], { minLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...NAMES), anyOrder, async (name, order) => {
      const program = PROGRAMS[name](order);
      expect([undefined, name]).toContain(await nameOf(program, [...BOARDS, ...wrongOf(program)]));
    }),
    { numRuns: samples(6) },
  );
});
