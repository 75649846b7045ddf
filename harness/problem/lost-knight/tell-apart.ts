import { type Board, indexOf, type Square, squareAt } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Quantity } from "../../finding/ideas.ts";
import type { Split } from "../split.ts";
import type { AskBoard } from "./explain.ts";

/** For a quantity, a board that has little of it, and as much of the others as the one given. */
const LITTLE: readonly (readonly [Quantity, (board: Board) => Board])[] = [
  ["moves", (board) => free(board, { start: besides(board), exit: board.exit })],
  ["exit-place", (board) => free(board, { start: board.start, exit: { row: 0, column: 1 } })],
];

/** Puts boards to a program of which several numbers may be too large, and leaves those that the answers allow. */
export async function tellApart(splits: readonly Split[], ask: AskBoard): Promise<readonly Split[]> {
  let left = splits;
  for (const [quantity, little] of LITTLE) {
    const split = left.find((each) => each.quantity === quantity);
    if (!split || left.length < 2) continue;
    const board = little(smallestOf(left));
    const answered = await ask(board);
    if (answered === undefined) return left;
    const isRight = answered === leastMoves(board);
    left = isRight ? [split] : left.filter((each) => each !== split);
  }
  return Promise.all(left.map((split) => withLimit(split, ask)));
}

/** Finds the largest number of a type behind the place of S by boards that have S there, or one square farther. */
async function withLimit(split: Split, ask: AskBoard): Promise<Split> {
  if (split.quantity !== "exit-place" || split.limits.length < 2) return split;
  const board = smallestOf([split]);
  for (const limit of split.limits) {
    const answers = [await ask(exitOn(board, limit)), await ask(exitOn(board, limit + 1))];
    if (answers[0] === 1 && answers[1] !== 1) return { ...split, found: { ...split.found, limit } };
  }
  return split;
}

function exitOn(board: Board, place: number): Board {
  const exit = squareAt(board, place);
  return free(board, { start: besides({ ...board, exit }), exit });
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
