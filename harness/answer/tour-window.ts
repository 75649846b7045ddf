import { WEIGHTS } from "./answer.ts";

/**
 * Finds the tour in a list that may have more squares than the board: programs print where they start and
 * where they end, close the tour by its start, or write every move as `from -> to`.
 *
 * @param pairs row and column of each square, one number after the other
 * @param squares the number of squares of the board
 */
export function tourWindow(pairs: Int32Array, squares: number): Int32Array {
  const length = 2 * squares;
  if (pairs.length <= length) return isChain(pairs) ? unchained(pairs) : pairs;
  if (isChain(pairs)) return tourWindow(unchained(pairs), squares);
  // Fewer others than the tour has squares may stand in prompts and logs. More may be other tours.
  const meant = pairs.length < 2 * length ? longRoute(pairs, length) : pairs;
  const [first, last] = [meant.subarray(0, length), meant.subarray(meant.length - length)];
  return isWithoutRepeat(first) ? first : last;
}

/** Finds the first part of a list that has only knight moves and is long enough; gives all of it if there is none. */
function longRoute(pairs: Int32Array, length: number): Int32Array {
  let start = 0;
  for (let at = 2; at <= pairs.length; at += 2) {
    if (at < pairs.length && isMove(pairs, at)) continue;
    if (at - start >= length) return pairs.subarray(start, at);
    start = at;
  }
  return pairs;
}

/** Counts the squares of a list that are left out of its tour. A square from which a move was said to go is none. */
export function countLeftOut(pairs: Int32Array, tour: Int32Array): number {
  return (isChain(pairs) ? unchained(pairs).length : pairs.length) / 2 - tour.length / 2;
}

/** Checks if a list has every square of the board, or every one but the start, which was given. */
function isWhole(pairs: Int32Array, squares: number): boolean {
  return pairs.length === 2 * squares || pairs.length === 2 * (squares - 1);
}

/** So many knight moves in turn are no accident. */
const LONG_ROUTE = 8;

/**
 * Weighs a list of squares: it is a whole tour, most of one, or squares that may stand in a prompt or a log. Of a longer list
 * only a tour is cut out: logs and the labels of boards are such lists, too.
 */
export function weightOf(tour: Int32Array, squares: number, leftOut: number): number {
  const isCut = leftOut > 0 && !isWithoutRepeat(tour);
  if (isCut && (leftOut >= squares || !isMostlyMoves(tour))) return WEIGHTS.hint;
  if (isWhole(tour, squares)) return WEIGHTS.complete;
  return tour.length >= squares || isLongRoute(tour) ? WEIGHTS.partial : WEIGHTS.hint;
}

/** Tests if a list is a part of a tour, whatever is counted from and whichever comes first. */
export function isLongRoute(pairs: Int32Array): boolean {
  for (let at = 2; at < pairs.length; at += 2) if (!isMove(pairs, at)) return false;
  return pairs.length / 2 > LONG_ROUTE;
}

/** Tests if at least half of the steps of a list are knight moves. */
function isMostlyMoves(pairs: Int32Array): boolean {
  let moves = 0;
  for (let at = 2; at < pairs.length; at += 2) if (isMove(pairs, at)) moves++;
  return 4 * moves >= pairs.length - 2;
}

function isMove(pairs: Int32Array, at: number): boolean {
  const down = pairs[at]! - pairs[at - 2]!;
  const right = pairs[at + 1]! - pairs[at - 1]!;
  return Math.abs(down * right) === 2;
}

/** Checks if every second square is repeated as the next one: `a -> b`, `b -> c`. */
function isChain(pairs: Int32Array): boolean {
  if (pairs.length < 8 || pairs.length % 4 !== 0) return false;
  for (let at = 2; at + 3 < pairs.length; at += 4) {
    if (pairs[at] !== pairs[at + 2] || pairs[at + 1] !== pairs[at + 3]) return false;
  }
  return true;
}

function unchained(pairs: Int32Array): Int32Array {
  const moves = pairs.length / 4;
  const squares = new Int32Array(2 * (moves + 1));
  squares.set(pairs.subarray(0, 2));
  for (let move = 0; move < moves; move++) {
    squares.set(pairs.subarray(4 * move + 2, 4 * move + 4), 2 * (move + 1));
  }
  return squares;
}

function isWithoutRepeat(pairs: Int32Array): boolean {
  const seen = new Set<number>();
  // Row and column of any board fit into one number.
  for (let at = 0; at < pairs.length; at += 2) seen.add(pairs[at]! * 2 ** 20 + pairs[at + 1]!);
  return seen.size === pairs.length / 2;
}

/** Share of the steps of an index that go to the next square: of three in a line, two do. */
const BESIDE = 0.6;

/**
 * Leaves out a list of all squares in the order of the board, before or behind a tour: it is an index, or the board itself with
 * something beside each square.
 */
export function withoutIndex(pairs: Int32Array, squares: number): Int32Array {
  const length = 2 * squares;
  if (pairs.length < length) return pairs;
  if (isIndex(pairs.subarray(0, length))) return pairs.subarray(length);
  const rest = pairs.length - length;
  return isIndex(pairs.subarray(rest)) ? pairs.subarray(0, rest) : pairs;
}

function isIndex(pairs: Int32Array): boolean {
  let beside = 0;
  for (let at = 2; at < pairs.length; at += 2) {
    const down = Math.abs(pairs[at]! - pairs[at - 2]!);
    const right = Math.abs(pairs[at + 1]! - pairs[at - 1]!);
    if (down + right === 1) beside++;
  }
  return beside >= BESIDE * (pairs.length / 2 - 1);
}
