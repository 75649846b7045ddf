import { type Board, indexOf } from "./board.ts";
import { KNIGHT_MOVES, type Size } from "./knight.ts";

/** How far a piece goes in one move, as (rows down, columns right). */
export type Move = readonly [down: number, right: number];

/** Where a row or a column is that a move leads to, which may lie over an edge. Off the board there is no square. */
export type Edge = (position: number, size: number) => number;

/** A move that is under way in a world. */
export interface Leap {
  readonly row: number;
  readonly column: number;
  readonly move: Move;
  /** The square that it leads to, row by row numbered. */
  readonly to: number;
}

/** A board, a piece and what the edges do: those of the lost knight, or what somebody takes for them. */
export interface World extends Size {
  /** Row by row, 1 for an open square and 0 for a blocked one. */
  readonly open: Uint8Array;
  /** Where C and S are, row by row numbered; -1 for one that is not on the board. */
  readonly start: number;
  readonly exit: number;
  readonly moves: readonly Move[];
  readonly rowEdge: Edge;
  readonly columnEdge: Edge;
  /** Whether a move can be made, where it is not enough that it leads to an open square. */
  readonly allows?: (leap: Leap) => boolean;
}

/** A torus: who leaves on one side enters on the opposite one. */
export const around: Edge = (position, size) => ((position % size) + size) % size;

/** Only who goes down or right enters on the opposite side; who goes the other way leaves the board. */
export const aroundForward: Edge = (position, size) => (position < 0 ? position : around(position, size));
/** Only who goes up or left enters on the opposite side. */
export const aroundBackward: Edge = (position, size) => (position < 0 ? around(position, size) : position);

/** The world of the lost knight. */
export function worldOf(board: Board): World {
  const { rows, columns, open } = board;
  return {
    rows,
    columns,
    open,
    start: indexOf(board, board.start),
    exit: indexOf(board, board.exit),
    moves: KNIGHT_MOVES,
    rowEdge: around,
    columnEdge: around,
  };
}

/**
 * The least number of knight moves from C to S. It serves to make and to load cases. The reference has a search of its
 * own, so that a mistake in one of the two shows as a disagreement.
 */
export function leastMoves(board: Board): number | "impossible" {
  return distanceIn(worldOf(board));
}

/** The least number of moves from C to S in a world, by breadth-first search. */
export function distanceIn(world: World): number | "impossible" {
  const { columns, open, start, exit, moves, allows } = world;
  if (start < 0 || exit < 0) return "impossible";
  if (start === exit) return 0;
  const leaps = moves.map((move) => ({ move, ...targetsOf(move, world) }));
  const seen = new Uint8Array(open.length);
  const queue = new Int32Array(open.length);
  queue[0] = start;
  seen[start] = 1;
  let length = 1;
  for (let taken = 0, distance = 1; taken < length; distance++) {
    for (const level = length; taken < level; taken++) {
      const from = queue[taken]!;
      const row = Math.floor(from / columns);
      const column = from - row * columns;
      for (const { move, rowFrom, columnFrom } of leaps) {
        const toRow = rowFrom[row]!;
        const toColumn = columnFrom[column]!;
        if (toRow < 0 || toColumn < 0) continue;
        const to = toRow * columns + toColumn;
        if (seen[to] || !(allows ? allows({ row, column, move, to }) : open[to])) continue;
        if (to === exit) return distance;
        seen[to] = 1;
        queue[length++] = to;
      }
    }
  }
  return "impossible";
}

/** The row and the column that a move leads to from each row and each column, -1 where there is none. */
function targetsOf([down, right]: Move, { rows, columns, rowEdge, columnEdge }: World) {
  const table = (size: number, by: number, edge: Edge) =>
    Int32Array.from({ length: size }, (_, position) => {
      const target = edge(position + by, size);
      return target >= 0 && target < size ? target : -1;
    });
  return { rowFrom: table(rows, down, rowEdge), columnFrom: table(columns, right, columnEdge) };
}
