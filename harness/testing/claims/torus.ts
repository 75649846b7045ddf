type Square = readonly [row: number, column: number];

/** A board as its rows; C and S are free. */
export type Rows = readonly string[];

/** Reads the text of a board. */
export function rowsOf(text: string): Rows {
  const known = boards.get(text) ?? text.split(/\r?\n/).filter((row) => row !== "");
  boards.set(text, known);
  return known;
}

/** All programs are put to the same boards. */
const boards = new Map<string, Rows>();

/** Moves of two squares and one, down and right. */
export const LEAPS: readonly Square[] = leapsBy((down, right) => Math.abs(down * right) === 2);

/** Lists the vectors of up to three squares for which a condition holds. */
export function leapsBy(isOne: (down: number, right: number) => boolean): Square[] {
  const reach = [-3, -2, -1, 0, 1, 2, 3];
  return reach.flatMap((down) =>
    reach.flatMap((right): Square[] => (isOne(down, right) ? [[down, right]] : [])),
  );
}

/** Place of a row or a column beyond an edge; undefined if there is none. */
export type Over = (place: number, size: number) => number | undefined;

export const modulo: Over = (place, size) => ((place % size) + size) % size;
export const ends: Over = (place, size) => (place >= 0 && place < size ? place : undefined);

/** Rules of a search. */
export interface Rules {
  readonly leaps?: readonly Square[];
  readonly overRows?: Over;
  readonly overColumns?: Over;
  readonly isFree?: (sign: string) => boolean;
}

export function placeOf(rows: Rows, sign: string): Square {
  const row = rows.findIndex((each) => each.includes(sign));
  return [row, rows[row]!.indexOf(sign)];
}

const isUnblocked = (sign: string) => sign !== "x";

/** Counts the moves from C to each square, row by row; -1 where no path leads. */
function distances(
  rows: Rows,
  { leaps = LEAPS, overRows = modulo, overColumns = modulo, isFree = isUnblocked }: Rules,
): Int32Array {
  const [height, width] = [rows.length, rows[0]!.length];
  const moves = new Int32Array(height * width).fill(-1);
  const [row, column] = placeOf(rows, "C");
  moves[row * width + column] = 0;
  let level = [row * width + column];
  for (let far = 1; level.length > 0; far++) {
    const next: number[] = [];
    for (const place of level) {
      for (const [down, right] of leaps) {
        const toRow = overRows(Math.floor(place / width) + down, height);
        const toColumn = overColumns((place % width) + right, width);
        if (toRow === undefined || toColumn === undefined) continue;
        const to = toRow * width + toColumn;
        if (moves[to] !== -1 || !isFree(rows[toRow]![toColumn]!)) continue;
        moves[to] = far;
        next.push(to);
      }
    }
    level = next;
  }
  return moves;
}

const least = new WeakMap<Rows, number | "impossible">();

/** Finds the least number of moves from C to S. */
export function leastIn(rows: Rows): number | "impossible" {
  const known = least.get(rows) ?? movesBy(rows, {});
  least.set(rows, known);
  return known;
}

/** Finds the least number of moves from C to S by other rules. */
export function movesBy(rows: Rows, rules: Rules): number | "impossible" {
  const [row, column] = placeOf(rows, "S");
  const far = distances(rows, rules)[row * rows[0]!.length + column]!;
  return far < 0 ? "impossible" : far;
}

/** Counts the squares that are at most so many moves from C. */
export function squaresWithinOf(rows: Rows): (far: number) => number {
  const all = distances(rows, {});
  return (far) => all.reduce((sum, each) => sum + (each >= 0 && each <= far ? 1 : 0), 0);
}

/** Tests if a knight goes from one square to another one on a board that wraps around. */
export function isLeap(rows: Rows, from: Square, to: Square): boolean {
  const [height, width] = [rows.length, rows[0]!.length];
  return LEAPS.some(
    ([down, right]) => modulo(from[0] + down, height) === to[0] && modulo(from[1] + right, width) === to[1],
  );
}

/** Tests if squares are a path from C to S. */
export function isPathIn(rows: Rows, squares: readonly Square[]): boolean {
  const same = (one: Square | undefined, other: Square) => one?.[0] === other[0] && one?.[1] === other[1];
  return (
    same(squares[0], placeOf(rows, "C")) &&
    same(squares.at(-1), placeOf(rows, "S")) &&
    squares.every(
      (each, at) => rows[each[0]]![each[1]] !== "x" && (at === 0 || isLeap(rows, squares[at - 1]!, each)),
    )
  );
}
