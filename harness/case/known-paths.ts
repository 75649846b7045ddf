import { codeHash } from "../base/code.ts";
import { fingerprint } from "../base/fingerprint.ts";
import { isMarked, openUserMemory, type UserMemory } from "../base/user-memory.ts";
import { type Board, indexOf, squareAt } from "./board.ts";
import { around, knowPath, leastMoves, shortestPath } from "./board-rules.ts";
import { KNIGHT_MOVES, type Size } from "./knight.ts";

/** Number of squares of a board that is looked up: a smaller one is searched as quickly. */
const LARGE = 10_000;

/** Indices of the squares of a shortest path, from C to S; none if there is no path. */
type Indices = readonly number[];

let memory: UserMemory<Indices> | undefined;

/** Loads cases, with the paths on large boards that earlier commands of this user found. New ones are kept. */
export function withKnownPaths<Result>(load: () => Result): Result {
  memory = isMarked() ? undefined : openUserMemory("paths", isIndices);
  try {
    return load();
  } finally {
    memory?.save();
    memory = undefined;
  }
}

/** Computes the answer of a board, without a search if its path is known. */
export function answerOf(board: Board, text: string): number | "impossible" {
  if (memory && board.open.length >= LARGE) recall(memory, board, text);
  return leastMoves(board);
}

function recall(paths: UserMemory<Indices>, board: Board, text: string): void {
  const key = fingerprint([text, codeHash(["case"])]);
  const known = paths.get(key);
  if (known && isPath(known, board)) {
    knowPath(
      board,
      known.map((index) => squareAt(board, index)),
    );
  } else {
    const found = shortestPath(board) ?? [];
    paths.set(
      key,
      found.map((square) => indexOf(board, square)),
    );
  }
}

/** Tests if knight moves over free squares lead from C to S. */
function isPath(indices: Indices, board: Board): boolean {
  const [first, last] = [indices[0], indices.at(-1)];
  if (first === undefined) return true;
  return (
    first === indexOf(board, board.start) &&
    last === indexOf(board, board.exit) &&
    indices.every(
      (index, at) => board.open[index] === 1 && (at === 0 || isMove(indices[at - 1]!, index, board)),
    )
  );
}

function isMove(from: number, to: number, { rows, columns }: Size): boolean {
  const { row, column } = squareAt({ columns }, from);
  return KNIGHT_MOVES.some(
    ([down, right]) => around(row + down, rows) * columns + around(column + right, columns) === to,
  );
}

function isIndices(read: unknown): read is Indices {
  return Array.isArray(read) && read.every(Number.isSafeInteger);
}
