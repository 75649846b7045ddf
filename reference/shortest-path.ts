import type { Board } from "./board.ts";
import { MOVES, type Size } from "./knight.ts";

/*
 * State of a square, in one byte:
 *     bit 0     open and not yet seen
 *     bits 1, 2 seen from the knight, seen from the exit
 *     bit 3     so near the edge of the board that some moves wrap around
 *     bits 4, 5 once its neighbours were looked at: 1 + (distance mod 3), enough to find the path back,
 *               because the distances of neighbours differ by at most 1
 */
const UNSEEN = 1;
const FROM_KNIGHT = 2;
const FROM_EXIT = 4;
const EDGE = 8;
const stamp = (distance: number): number => (1 + (distance % 3)) << 4;
const STAMP = 0b11 << 4;

interface Torus extends Size {
  readonly states: Uint8Array;
  /** Offsets that moves add to the number of a square that is not at the edge. */
  readonly offsets: Int32Array;
  /** Neighbours of the edge square that was looked at last. */
  readonly around: Int32Array;
}

/** End to search from, with the squares seen from there in the order of their distance. */
interface Side {
  readonly mark: number;
  readonly queue: Int32Array;
  /** Start of the squares at `distance`, which go up to `end`. */
  begin: number;
  end: number;
  distance: number;
}

/**
 * Finds a shortest path from the knight to the exit of a torus, by breadth-first search from both ends. Each
 * time the end with the smaller frontier advances one level (I. Pohl, Bi-directional search, Machine
 * Intelligence 6, 1971).
 * @returns its squares from the knight to the exit, or `undefined` if there is no path
 */
export function shortestPath(board: Board): Int32Array | undefined {
  const torus = torusOf(board);
  const knight = sideAt(torus, board.knight, FROM_KNIGHT);
  const exit = sideAt(torus, board.exit, FROM_EXIT);
  while (knight.begin < knight.end && exit.begin < exit.end) {
    const [near, far] = knight.end - knight.begin <= exit.end - exit.begin ? [knight, exit] : [exit, knight];
    const begin = near.begin;
    if ((advance(torus, near) & far.mark) === 0) continue;
    const [here, there] = bridge(torus, near.queue.subarray(begin, near.begin), far.mark);
    // `near` has seen the next level, but the bridge starts one level before.
    const wayHere = wayBack(torus, { from: here, distance: near.distance - 1, mark: near.mark });
    const wayThere = wayBack(torus, { from: there, distance: far.distance, mark: far.mark });
    const [head, tail] = near === knight ? [wayHere, wayThere] : [wayThere, wayHere];
    return Int32Array.from([...head.reverse(), ...tail]);
  }
  return undefined;
}

/**
 * Computes the distance of every square of a torus from the knight in moves, row by row; -1 for blocked
 * squares and those that it cannot reach.
 */
export function distances(board: Board): Int32Array {
  const torus = torusOf(board);
  const side = sideAt(torus, board.knight, FROM_KNIGHT);
  const labels = new Int32Array(torus.states.length).fill(-1);
  while (side.begin < side.end) {
    for (let i = side.begin; i < side.end; i++) labels[side.queue[i]!] = side.distance;
    advance(torus, side);
  }
  return labels;
}

function torusOf({ rows, columns, open }: Board): Torus {
  const states = open.slice();
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    if (row < 2 || row >= rows - 2) {
      for (let column = 0; column < columns; column++) states[start + column]! |= EDGE;
    } else {
      for (const column of [0, 1, columns - 2, columns - 1]) if (column >= 0) states[start + column]! |= EDGE;
    }
  }
  const offsets = Int32Array.from(MOVES, ([down, right]) => down * columns + right);
  return { rows, columns, states, offsets, around: new Int32Array(MOVES.length) };
}

function sideAt(torus: Torus, square: number, mark: number): Side {
  // The queue is one longer than the board, because the next place is written before we know that it is
  // needed.
  const queue = new Int32Array(torus.states.length + 1);
  queue[0] = square;
  torus.states[square]! += mark - UNSEEN;
  return { mark, queue, begin: 0, end: 1, distance: 0 };
}

/**
 * Looks at the neighbours of the squares at the side's distance, and makes the unseen ones its next level.
 * @returns the states that the neighbours had, or-ed, which show if the other side has been met
 */
function advance(torus: Torus, side: Side): number {
  const { states, offsets } = torus;
  const { queue, end } = side;
  const gain = side.mark - UNSEEN;
  const visited = stamp(side.distance);
  let met = 0;
  let tail = end;
  for (let i = side.begin; i < end; i++) {
    const square = queue[i]!;
    const state = states[square]!;
    states[square] = state | visited;
    const wraps = state & EDGE;
    const around = wraps ? neighbours(torus, square) : offsets;
    const origin = wraps ? 0 : square;
    for (let move = 0; move < 8; move++) {
      const to = origin + around[move]!;
      const before = states[to]!;
      // A branch would be slow, because new squares cannot be predicted. Every square is written to the
      // queue, which only grows if the square was new.
      const isNew = before & UNSEEN;
      queue[tail] = to;
      tail += isNew;
      states[to] = before + isNew * gain;
      met |= before;
    }
  }
  side.begin = end;
  side.end = tail;
  side.distance++;
  return met;
}

/** Finds a move from one of the squares to a square that the other side has seen. */
function bridge(torus: Torus, level: Int32Array, mark: number): [here: number, there: number] {
  for (const here of level) {
    for (const there of neighbours(torus, here)) if (torus.states[there]! & mark) return [here, there];
  }
  throw new Error("the sides have not met");
}

/** Lists the squares from one at a given distance to the end of its side. */
function wayBack(torus: Torus, way: { from: number; distance: number; mark: number }): number[] {
  const squares = [way.from];
  for (let distance = way.distance - 1; distance >= 0; distance--) {
    const previous = neighbours(torus, squares.at(-1)!).find((square) => {
      const state = torus.states[square]!;
      return (state & way.mark) !== 0 && (state & STAMP) === stamp(distance);
    });
    squares.push(previous!);
  }
  return squares;
}

/**
 * Lists the eight squares a move away, around the edges if necessary; on small boards some are equal. The
 * list is valid until the next call.
 */
function neighbours({ rows, columns, around }: Torus, square: number): Int32Array {
  const row = Math.trunc(square / columns);
  const column = square % columns;
  for (let move = 0; move < MOVES.length; move++) {
    const [down, right] = MOVES[move]!;
    around[move] = ((row + down + 2 * rows) % rows) * columns + ((column + right + 2 * columns) % columns);
  }
  return around;
}
