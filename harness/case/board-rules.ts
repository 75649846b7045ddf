import { remembered, rememberedOf } from "../base/remembered.ts";
import { type Board, indexOf, type Square, squareAt } from "./board.ts";
import { KNIGHT_MOVES, type Size } from "./knight.ts";

export type Move = readonly [down: number, right: number];

/**
 * Maps the row or column that a move leads to, which may lie over an edge, to the one it really reaches. A
 * result off the board means that there is no square.
 */
export type Edge = (position: number, size: number, move: Move) => number;

export interface Leap {
  readonly row: number;
  readonly column: number;
  readonly move: Move;
  /** Index, row by row, of the square that it leads to. */
  readonly to: number;
}

/** Board, piece and edges: the real ones of the lost knight, or those of a wrong idea. */
export interface World extends Size {
  /** Squares row by row: 1 open, 0 blocked. */
  readonly open: Uint8Array;
  /** Index of C and of S, row by row; -1 if it is not on the board. */
  readonly start: number;
  readonly exit: number;
  readonly moves: readonly Move[];
  readonly rowEdge: Edge;
  readonly columnEdge: Edge;
  /** Checks if a move can be made; absent if every move to an open square can be made. */
  readonly allows?: (leap: Leap) => boolean;
}

/** Torus: a piece that leaves on one side enters on the opposite one. */
export const around = (position: number, size: number) => ((position % size) + size) % size;

/** Builds the real world of the lost knight: knight moves on a torus. */
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
 * Computes the least number of knight moves from C to S, to make and to load cases. The reference has its own
 * search, so a mistake in one of the two shows as a disagreement.
 */
export function leastMoves(board: Board): number | "impossible" {
  const path = shortestPath(board);
  return path ? path.length - 1 : "impossible";
}

const paths = new WeakMap<Board, { readonly found: readonly Square[] | undefined }>();

/**
 * Finds a path with the least number of moves: its squares from C to S. Undefined if there is none. It is searched once:
 * large boards are loaded with their answer, and then drawn.
 */
export function shortestPath(board: Board): readonly Square[] | undefined {
  const path = paths.get(board) ?? { found: searchedPath(board) };
  paths.set(board, path);
  return path.found;
}

/** Takes a shortest path as found, so that it is not searched; one without squares says that there is none. */
export function knowPath(board: Board, path: readonly Square[]): void {
  paths.set(board, { found: path.length > 0 ? path : undefined });
}

function searchedPath(board: Board): Square[] | undefined {
  const world = worldOf(board);
  const cameFrom = new Int32Array(board.open.length);
  if (distanceIn(world, cameFrom) === "impossible") return undefined;
  const path = [board.exit];
  for (let at = world.exit; at !== world.start; ) {
    at = cameFrom[at]!;
    path.push(squareAt(board, at));
  }
  return path.reverse();
}

/**
 * Computes the least number of moves from C to S in a world, by breadth-first search.
 *
 * @param cameFrom gets, for each square that was reached, the square before it
 */
export function distanceIn(world: World, cameFrom?: Int32Array): number | "impossible" {
  const { start, exit } = world;
  if (start < 0 || exit < 0) return "impossible";
  if (start === exit) return 0;
  let found: number | "impossible" = "impossible";
  spread(world, ({ to, from, distance }) => {
    if (cameFrom) cameFrom[to] = from;
    if (to === exit) found = distance;
    return to === exit;
  });
  return found;
}

/** Computes the least number of moves from C to every square, row by row; -1 for a square that cannot be reached. */
export function distancesIn(world: World): Int32Array {
  const distances = new Int32Array(world.open.length).fill(-1);
  distances[world.start] = 0;
  spread(world, ({ to, distance }) => {
    distances[to] = distance;
    return false;
  });
  return distances;
}

interface Reached {
  to: number;
  from: number;
  distance: number;
}

/** Reaches squares in the order of their distance from C, until `isLast` says so. The squares share one object. */
function spread(world: World, isLast: (reached: Readonly<Reached>) => boolean): void {
  const { columns, open, start, moves, allows } = world;
  const leaps = moves.map((move) => ({ move, ...targetsOf(move, world) }));
  // Squares that were seen, or are blocked.
  const closed = allows ? new Uint8Array(open.length) : open.map((isOpen) => 1 - isOpen);
  const queue = new Int32Array(open.length);
  const reached: Reached = { to: start, from: start, distance: 0 };
  queue[0] = start;
  closed[start] = 1;
  let length = 1;
  for (let taken = 0, distance = 1; taken < length; distance++) {
    for (const level = length; taken < level; taken++) {
      const from = queue[taken]!;
      const row = Math.floor(from / columns);
      const column = from - row * columns;
      for (let each = 0; each < leaps.length; each++) {
        const { move, rowFrom, columnFrom } = leaps[each]!;
        const toRow = rowFrom[row]!;
        const toColumn = columnFrom[column]!;
        if (toRow < 0 || toColumn < 0) continue;
        const to = toRow * columns + toColumn;
        if (closed[to] !== 0 || (allows && !allows({ row, column, move, to }))) continue;
        reached.to = to;
        reached.from = from;
        reached.distance = distance;
        if (isLast(reached)) return;
        closed[to] = 1;
        queue[length++] = to;
      }
    }
  }
}

/** Size of a board up to which its targets are kept: thousands of small boards are looked at, one after the other. */
const MOST_KEPT_SIZE = 64;

/** Tabulates the row and the column that a move leads to from each row and each column; -1 off the board. */
function targetsOf(move: Move, { rows, columns, rowEdge, columnEdge }: World) {
  return {
    rowFrom: targetsAlong(rowEdge)(move).down(rows),
    columnFrom: targetsAlong(columnEdge)(move).right(columns),
  };
}

const targetsAlong = rememberedOf((edge: Edge) =>
  rememberedOf((move: Move) => {
    const along = (by: number) => {
      const table = (size: number) => tabulated(size, (position) => edge(position + by, size, move));
      const kept = remembered(table);
      return (size: number) => (size > MOST_KEPT_SIZE ? table(size) : kept(size));
    };
    return { down: along(move[0]), right: along(move[1]) };
  }),
);

function tabulated(size: number, targetFrom: (position: number) => number): Int32Array {
  const table = new Int32Array(size);
  for (let position = 0; position < size; position++) {
    const target = targetFrom(position);
    table[position] = target >= 0 && target < size ? target : -1;
  }
  return table;
}
