import { rememberedOf } from "../../base/remembered.ts";
import type { Size } from "../../case/knight.ts";
import { WEIGHTS } from "../reading/answer.ts";
import { type Several, Tours } from "../reading/several.ts";
import { isMoveTo } from "../text/pair-moves.ts";
import { rangesOf } from "./ranges.ts";

/**
 * Finds the tour in a list that may have more squares than the board: programs print where they start and
 * where they end, close the tour by its start, or write every move as `from -> to`.
 *
 * @param pairs row and column of each square, one number after the other
 * @param squares the number of squares of the board
 */
export function tourWindow(pairs: Int32Array, squares: number): Int32Array {
  const length = 2 * squares;
  if (isChain(pairs)) return tourWindow(unchained(pairs), squares);
  if (pairs.length <= length) return pairs;
  const chain = chainIn(pairs, squares);
  if (chain) return tourWindow(unchained(chain), squares);
  // In the log of a search, a route of all squares but one is a dead end, and no tour without its start.
  const isLog = pairs.length >= 2 * length;
  const route = wholeRoute(pairs, squares) ?? (isLog ? undefined : routeBehindStart(pairs, squares));
  if (route) return route;
  const [first, last] = [pairs.subarray(0, length), pairs.subarray(pairs.length - length)];
  return isWithoutRepeat(first) ? first : last;
}

/** Finds a tour, whatever is counted from and whichever comes first. Of several lists the last one counts. */
function wholeRoute(pairs: Int32Array, squares: number): Int32Array | undefined {
  let last: Int32Array | undefined;
  for (const route of wholeRoutes(pairs, squares)) last = route;
  return last;
}

/** Tests if a list holds a tour as a whole, square after square or as moves from one square to the next. */
export function holdsTour(pairs: Int32Array, squares: number): boolean {
  const moves = isChain(pairs) ? pairs : chainIn(pairs, squares);
  return moves !== undefined || wholeRoute(pairs, squares) !== undefined;
}

/** Compares the tours in a list of squares, as `Tours` does. */
export function severalIn(pairs: Int32Array, squares: number): Several | undefined {
  // Few lists are so long, and to look for routes takes most of the time.
  if (pairs.length < 4 * squares) return undefined;
  const tours = new Tours((tour) => keyOf(tour, 0));
  for (const tour of wholeRoutes(pairs, squares)) tours.add(tour);
  return tours.several;
}

/** Yields so many squares in turn that a knight visits, each once, from where each list of them begins. */
function* wholeRoutes(pairs: Int32Array, squares: number): Generator<Int32Array> {
  let foundTo = 0;
  const starts = routeStartsIn(pairs);
  for (let at = 0; at < starts.length; at++) {
    const start = at - squares + 1;
    // The same list goes on where a closed tour returns to its start.
    if (start < Math.max(starts[at]!, foundTo)) continue;
    yield pairs.subarray(2 * start, 2 * (at + 1));
    foundTo = at + 1;
  }
}

/** Tests if a knight visits more squares than the board has, each once: the list is of a larger board. */
export function outgrows(pairs: Int32Array, squares: number): boolean {
  if (isChain(pairs)) return outgrows(unchained(pairs), squares);
  if (pairs.length <= 2 * squares) return false;
  return routeStartsIn(pairs).some((start, at) => at - start + 1 > squares);
}

/** Finds for each square of a list the first one from which a knight comes to it without a repeated square. */
const routeStartsIn = rememberedOf((pairs: Int32Array): Int32Array => {
  const starts = new Int32Array(pairs.length / 2);
  const lastAt = new Map<number, number>();
  let from = 0;
  for (let at = 0; at < starts.length; at++) {
    // A negative pair is one of the eight moves, and no square.
    if (Math.min(pairs[2 * at]!, pairs[2 * at + 1]!) < 0) from = at + 1;
    else if (!isMoveTo(pairs, at)) from = at;
    const square = keyOf(pairs, at);
    from = Math.max(from, (lastAt.get(square) ?? -1) + 1);
    lastAt.set(square, at);
    starts[at] = from;
  }
  return starts;
});

/** Finds a tour without its start at the beginning of a list. Elsewhere, the square before it may be a wrong start. */
function routeBehindStart(pairs: Int32Array, squares: number): Int32Array | undefined {
  return wholeRoute(pairs.subarray(0, 2 * (squares - 1)), squares - 1);
}

/** Puts row and column, which are below 2^20, into one number. */
function keyOf(pairs: Int32Array, at: number): number {
  return pairs[2 * at]! * 2 ** 20 + pairs[2 * at + 1]!;
}

/** Counts the squares of a list that are left out of its tour. A square from which a move was said to go is none. */
export function countLeftOut(pairs: Int32Array, tour: Int32Array, squares: number): number {
  const chain = isChain(pairs) ? pairs : chainIn(pairs, squares);
  const repeated = chain ? chain.length - unchained(chain).length : 0;
  return (pairs.length - repeated - tour.length) / 2;
}

/** Checks if a list has every square of the board, or every one but the start, which was given. */
function isWhole(pairs: Int32Array, squares: number): boolean {
  return pairs.length === 2 * squares || pairs.length === 2 * (squares - 1);
}

/** So many knight moves in turn are no accident. */
const LONG_ROUTE = 8;

/** Squares that a program may print besides its tour: where it starts, where it ends. */
const MOST_BESIDES = 2;

/**
 * Weighs a list of squares: it is a whole tour, most of one, or squares that may stand in a prompt or a log. Of a much longer
 * list only a tour is cut out: nobody knows which part of a log, of the labels of boards, or of a wrong tour of a larger board
 * would be meant.
 */
export function weightOf(tour: Int32Array, squares: number, leftOut: number): number {
  const isCut = leftOut > 0 && !isRoute(tour);
  if (isCut && (leftOut > MOST_BESIDES || !isMostlyMoves(tour))) return WEIGHTS.hint;
  // Words that there is none say more than a list of squares that a knight does not go.
  if (isWhole(tour, squares)) return isMostlyMoves(tour) ? WEIGHTS.complete : WEIGHTS.partial;
  return tour.length >= squares || isLongRoute(tour) ? WEIGHTS.partial : WEIGHTS.hint;
}

/** Tests if a knight can visit the squares in turn, each once. */
export function isRoute(pairs: Int32Array): boolean {
  return isLongRoute(pairs) && isWithoutRepeat(pairs);
}

/** Tests if a list is a part of a tour, whatever is counted from and whichever comes first. */
export function isLongRoute(pairs: Int32Array): boolean {
  for (let at = 1; 2 * at < pairs.length; at++) {
    if (!isMoveTo(pairs, at)) return false;
  }
  return pairs.length / 2 > LONG_ROUTE;
}

/** Tests if at least half of the steps of a list are knight moves. */
export const isMostlyMoves = rememberedOf((pairs: Int32Array): boolean => {
  let moves = 0;
  for (let at = 1; 2 * at < pairs.length && 4 * moves < pairs.length - 2; at++)
    if (isMoveTo(pairs, at)) moves++;
  return 4 * moves >= pairs.length - 2;
});

/** Checks if every second square is repeated as the next one: `a -> b`, `b -> c`. */
function isChain(pairs: Int32Array): boolean {
  if (pairs.length < 8 || pairs.length % 4 !== 0) return false;
  for (let at = 2; at + 3 < pairs.length; at += 4) {
    if (pairs[at] !== pairs[at + 2] || pairs[at + 1] !== pairs[at + 3]) return false;
  }
  return true;
}

/** Finds the last moves from square to square that are enough for a tour, with other squares before or behind them. */
export function chainIn(pairs: Int32Array, squares: number): Int32Array | undefined {
  const least = 4 * (squares - 1);
  if (pairs.length < least) return undefined;
  let chain: Int32Array | undefined;
  for (const first of [0, 2]) {
    let from = first;
    for (let at = first; at + 3 < pairs.length; at += 4) {
      const goesOn = pairs[at + 2] === pairs[at + 4] && pairs[at + 3] === pairs[at + 5];
      if (goesOn) continue;
      const end = at + 4;
      const isLater = chain === undefined || pairs.byteOffset + 4 * from > chain.byteOffset;
      if (end - from >= least && isLater) chain = pairs.subarray(from, end);
      from = end;
    }
  }
  return chain;
}

/** Gives the squares of moves from square to square. */
const unchained = rememberedOf((pairs: Int32Array): Int32Array => {
  const moves = pairs.length / 4;
  const squares = new Int32Array(2 * (moves + 1));
  squares.set(pairs.subarray(0, 2));
  for (let move = 0; move < moves; move++) {
    squares[2 * move + 2] = pairs[4 * move + 2]!;
    squares[2 * move + 3] = pairs[4 * move + 3]!;
  }
  return squares;
});

/** Tests if no square of a list stands there twice. */
export function isWithoutRepeat(pairs: Int32Array): boolean {
  const squares = pairs.length / 2;
  if (squares === 0) return true;
  const { first: rows, second: columns } = rangesOf(pairs);
  const width = columns.most - columns.least + 1;
  const area = (rows.most - rows.least + 1) * width;
  // A list that is spread out has room for each square in a set only.
  if (area > MOST_SPREAD * squares) return keysIn(pairs).size === squares;
  if (area < squares) return false;
  const seen = new Uint8Array(area);
  for (let at = 0; at < pairs.length; at += 2) {
    const square = (pairs[at]! - rows.least) * width + pairs[at + 1]! - columns.least;
    if (seen[square] === 1) return false;
    seen[square] = 1;
  }
  return true;
}

function keysIn(pairs: Int32Array): Set<number> {
  const keys = new Set<number>();
  for (let at = 0; 2 * at < pairs.length; at++) keys.add(keyOf(pairs, at));
  return keys;
}

/** Squares that an area may have for each one that is listed. */
const MOST_SPREAD = 16;

/**
 * Leaves out the size of a board before a list of squares. It is none of them if they count from 0, if the knight does not go on
 * from there, or if it is one too many.
 */
export function withoutSize(pairs: Int32Array, { rows, columns }: Size): Int32Array {
  const rest = pairs.subarray(2);
  const [first, second] = pairs as unknown as [number, number];
  const isNoStart = rest.includes(0) || !isMoveTo(pairs, 1);
  if (first === rows && second === columns && isNoStart) return rest;
  const isOneTooMany = rest.length === 2 * first * second && isWithoutRepeat(rest);
  return isOneTooMany && (isNoStart || isWithoutRepeat(pairs)) ? rest : pairs;
}
