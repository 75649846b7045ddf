import { type Board, boardText, indexOf, type Square, squareAt } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { LARGEST_NUMBERS, type Quantity } from "../../finding/ideas.ts";
import type { Ask } from "../cause/ask.ts";
import type { Split } from "../cause/split.ts";
import { quantityIn } from "./cause/quantities.ts";
import { boardTrial } from "./cause/trial-cases.ts";

/** Makes boards that have little of some quantities and much of others, from one that has much of all. */
const BOARDS: readonly ((board: Board, splits: readonly Split[]) => Board | undefined)[] = [
  (board) => exitOn(board, squareAt(board, board.open.length - 1)),
  (board) => free(board, { start: board.start, exit: { row: 0, column: 1 } }),
  (board) => corridor(Number(leastMoves(board))),
  (board, splits) => lowExit(splits, indexOf(board, board.exit)),
  ({ columns }) => sized(LEAST_SIDE, columns),
  ({ rows }) => sized(rows, LEAST_SIDE),
];

/** Puts boards to a program of which several numbers may be too large, and leaves those that the answers allow. */
export async function tellApart(
  splits: readonly Split[],
  ask: Ask<LostKnightCase>,
): Promise<readonly Split[]> {
  let left = splits;
  for (const make of BOARDS) {
    if (left.length < 2) break;
    const board = make(smallestOf(left), left);
    if (!board) continue;
    const asked = boardTrial("example", boardText(board));
    const of = ({ found: { quantity } }: Split) => quantityIn(asked, quantity) ?? 0;
    const little = left.filter((each) => of(each) <= each.found.most);
    const much = left.filter((each) => of(each) >= each.found.least);
    if (little.length === 0 || much.length === 0 || little.length + much.length < left.length) continue;
    const isRight = await isRightOn(board, ask);
    if (isRight === undefined) break;
    left = isRight ? little : much;
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
  const { quantity, most, least } = split.found;
  const exactly = EXACTLY[quantity];
  const board = smallestOf([split]);
  for (const limit of exactly ? LARGEST_NUMBERS.filter((each) => most <= each && each < least) : []) {
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

/** A board so wide that a row within a number leads to a place beyond another one; undefined if rows are not in question. */
function lowExit(splits: readonly Split[], place: number): Board | undefined {
  const row = splits.find(({ found }) => found.quantity === "exit-line")?.found.most ?? 0;
  if (row < 1) return undefined;
  return exitOn(sized(row + LEAST_SIDE, Math.ceil(place / row) + LEAST_SIDE), { row, column: 1 });
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
