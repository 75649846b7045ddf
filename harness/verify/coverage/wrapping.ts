import { type Board, indexOf } from "../../case/board.ts";
import { leastMoves } from "../../case/distance.ts";
import { KNIGHT_MOVES, type Size } from "../../case/knight.ts";

/** The edges that a knight can leave a board over. */
export const EDGES = ["upper", "lower", "left", "right"] as const;
export type Edge = (typeof EDGES)[number];

/** Whether the square that a move aims at lies beyond the edge. */
const BEYOND: Readonly<Record<Edge, (row: number, column: number, size: Size) => boolean>> = {
  upper: (row) => row < 0,
  lower: (row, _, { rows }) => row >= rows,
  left: (_, column) => column < 0,
  right: (_, column, { columns }) => column >= columns,
};

const neededByBoard = new WeakMap<Board, ReadonlySet<Edge>>();

/** The edges without which, each by itself, the way from C to S is longer or there is none; none where there is no way. */
export function neededEdges(board: Board): ReadonlySet<Edge> {
  const known = neededByBoard.get(board);
  if (known) return known;
  const moves = leastMoves(board);
  const needed = new Set(
    moves === "impossible" ? [] : EDGES.filter((edge) => leastMovesWithout(board, edge) !== moves),
  );
  neededByBoard.set(board, needed);
  return needed;
}

/** The least number of moves where none may go over that edge, by breadth-first search; undefined if there is no way. */
function leastMovesWithout(board: Board, edge: Edge): number | undefined {
  const { rows, columns, open } = board;
  const exit = indexOf(board, board.exit);
  const distance = new Int32Array(rows * columns).fill(-1);
  const queue = [indexOf(board, board.start)];
  distance[queue[0]!] = 0;
  for (const from of queue) {
    if (from === exit) return distance[from]!;
    for (const [down, right] of KNIGHT_MOVES) {
      const row = Math.floor(from / columns) + down;
      const column = (from % columns) + right;
      const to = ((row + 2 * rows) % rows) * columns + ((column + 2 * columns) % columns);
      if (BEYOND[edge](row, column, board) || !open[to] || distance[to] !== -1) continue;
      distance[to] = distance[from]! + 1;
      queue.push(to);
    }
  }
  return undefined;
}
