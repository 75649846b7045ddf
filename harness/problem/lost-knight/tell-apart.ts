import { type Board, boardText, indexOf, type Square, squareAt } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Quantity } from "../../finding/ideas.ts";
import type { Ask } from "../ask.ts";
import type { Split } from "../split.ts";
import { boardTrial } from "./trial-cases.ts";

/** Boards that have little of some quantities, and as much of the others as the one given. */
const LITTLE: readonly (readonly [readonly Quantity[], (split: Split, board: Board) => Board | undefined])[] =
  [
    [["moves", "searched"], (_, board) => exitOn(board, squareAt(board, board.open.length - 1))],
    [
      ["exit-place", "exit-line"],
      (_, board) => free(board, { start: board.start, exit: { row: 0, column: 1 } }),
    ],
    [["searched"], (_, board) => corridor(Number(leastMoves(board)))],
    [["exit-line"], ({ found: { most } }, board) => lowExit(most, indexOf(board, board.exit))],
  ];

/** Puts boards to a program of which several numbers may be too large, and leaves those that the answers allow. */
export async function tellApart(
  splits: readonly Split[],
  ask: Ask<LostKnightCase>,
): Promise<readonly Split[]> {
  let left = splits;
  for (const [quantities, little] of LITTLE) {
    const of = left.filter(({ quantity }) => quantities.includes(quantity));
    if (of.length === 0 || of.length === left.length) continue;
    const board = little(of[0]!, smallestOf(left));
    const isRight = board && (await isRightOn(board, ask));
    if (isRight === undefined) return left;
    left = isRight ? of : left.filter((each) => !of.includes(each));
  }
  return Promise.all(left.map((split) => withLimit(split, ask)));
}

/** Boards on which a quantity is a given number, and S one move away from C. */
const EXACTLY: Partial<Record<Quantity, (board: Board, number: number) => Board>> = {
  rows: (_, rows) => sized(rows, LEAST_SIDE),
  columns: (_, columns) => sized(LEAST_SIDE, columns),
  "exit-place": (board, place) => exitOn(board, squareAt(board, place)),
  "exit-line": (_, row) => exitOn(sized(row + LEAST_SIDE, LEAST_SIDE), { row, column: 1 }),
};

/** A move on a smaller side can return to its own square. */
const LEAST_SIDE = 3;

/** Tests by two boards which largest number of a type it is, up to which a program is right. */
async function withLimit(split: Split, ask: Ask<LostKnightCase>): Promise<Split> {
  const exactly = EXACTLY[split.quantity];
  const board = smallestOf([split]);
  for (const limit of exactly ? split.limits : []) {
    const [at, beyond] = [exactly!(board, limit), exactly!(board, limit + 1)];
    if ((await isRightOn(at, ask)) && (await isRightOn(beyond, ask)) === false)
      return { ...split, found: { ...split.found, limit } };
  }
  return split;
}

/** Puts a board to a program; undefined if it neither answers nor breaks off. */
async function isRightOn(board: Board, ask: Ask<LostKnightCase>): Promise<boolean | undefined> {
  const { verdict } = await ask(boardTrial("example", boardText(board)));
  if (verdict === "AC") return true;
  return verdict === "WA" || verdict === "RTE" ? false : undefined;
}

function exitOn(board: Board, exit: Square): Board {
  return free(board, { start: besides({ ...board, exit }), exit });
}

function sized(rows: number, columns: number): Board {
  const board = { rows, columns, open: new Uint8Array(rows * columns) };
  return exitOn(
    { ...board, start: { row: 0, column: 0 }, exit: { row: 0, column: 0 } },
    { row: 0, column: 1 },
  );
}

/** A board with one way of so many moves, down and to the right. */
function corridor(moves: number): Board {
  const [rows, columns] = [2 * moves + LEAST_SIDE, moves + LEAST_SIDE];
  const open = new Uint8Array(rows * columns);
  for (let at = 0; at <= moves; at++) open[2 * at * columns + at] = 1;
  return { rows, columns, open, start: { row: 0, column: 0 }, exit: { row: 2 * moves, column: moves } };
}

/** A board so wide that a row and a column within a number lead to a place beyond another one; undefined if none is. */
function lowExit(most: number, place: number): Board | undefined {
  if (most < 1) return undefined;
  const board = sized(most + LEAST_SIDE, Math.ceil(place / most) + LEAST_SIDE);
  return exitOn(board, { row: most, column: 1 });
}

/** The board with the fewest squares of those that begin a split. Each of them has too much of every quantity. */
function smallestOf(splits: readonly Split[]): Board {
  return splits
    .map(({ firstWrong }) => (firstWrong.asked as LostKnightCase).board)
    .reduce((one, another) => (another.open.length < one.open.length ? another : one));
}

function free(board: Board, ends: Pick<Board, "start" | "exit">): Board {
  return { ...board, open: new Uint8Array(board.open.length).fill(1), ...ends };
}

/** A square one move away from the exit. */
function besides(board: Board): Square {
  const [square] = torusNeighbours(board, indexOf(board, board.exit));
  return squareAt(board, square!);
}
