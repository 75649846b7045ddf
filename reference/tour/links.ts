import { MOVES, type Size } from "../knight.ts";

/**
 * Moves of a set of paths and cycles, one byte per square: bit `i` says that `MOVES[i]` leads to the square
 * before or after. A square inside a path has two bits, an end of a path one. Boards are at least 5 wide, so
 * no two moves have the same offset.
 */
export interface Links extends Size {
  readonly bits: Uint8Array;
  /** Offsets that moves add to the number of a square. */
  readonly offsets: Int32Array;
}

export function noLinks({ rows, columns }: Size): Links {
  const offsets = Int32Array.from(MOVES, ([down, right]) => down * columns + right);
  return { rows, columns, bits: new Uint8Array(rows * columns), offsets };
}

/** Checks if a move joins two squares. */
export function areNeighbours({ columns }: Size, a: number, b: number): boolean {
  const down = Math.trunc(b / columns) - Math.trunc(a / columns);
  const right = (b % columns) - (a % columns);
  return Math.abs(down * right) === 2;
}

/** Links two neighbours if they are not linked, parts them if they are. */
export function toggle({ bits, offsets }: Links, a: number, b: number): void {
  const move = offsets.indexOf(b - a);
  bits[a]! ^= 1 << move;
  bits[b]! ^= 128 >> move;
}

/** Lists the squares that are linked to a square. */
export function linked({ bits, offsets }: Links, square: number): number[] {
  return [...offsets].filter((_, move) => bits[square]! & (1 << move)).map((offset) => square + offset);
}

/** Parts a-b and c-d, and links a-c and b-d. Two cycles become one, and so do a path and a cycle. */
export function exchange(
  links: Links,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): void {
  toggle(links, a, b);
  toggle(links, c, d);
  toggle(links, a, c);
  toggle(links, b, d);
}

/** Links the squares of a path, given in the order of the visit. */
export function linkPath(links: Links, path: Int32Array): void {
  for (let i = 1; i < path.length; i++) toggle(links, path[i - 1]!, path[i]!);
}

/** Copies the links of a block; its top left square goes to `corner`. */
export function lay(links: Links, corner: number, block: Links): void {
  for (let row = 0; row < block.rows; row++) {
    const from = row * block.columns;
    const to = corner + row * links.columns;
    for (let column = 0; column < block.columns; column++)
      links.bits[to + column] = block.bits[from + column]!;
  }
}

/**
 * Follows a path through all squares between its two ends. It goes from both ends at once: in each direction
 * a step waits for the one before, but the two directions do not wait for each other.
 * @returns for each square, row by row, the number of its step from `start`, counted from 1
 */
export function walk({ bits, offsets }: Links, start: number, end: number): Int32Array {
  const steps = new Int32Array(bits.length);
  let ahead = start;
  let aheadCameBy = 0;
  let behind = end;
  let behindCameBy = 0;
  let step = 1;
  let last = bits.length;
  for (; step < last; step++, last--) {
    steps[ahead] = step;
    steps[behind] = last;
    const move = 31 - Math.clz32(bits[ahead]! ^ aheadCameBy);
    ahead += offsets[move]!;
    aheadCameBy = 128 >> move;
    const back = 31 - Math.clz32(bits[behind]! ^ behindCameBy);
    behind += offsets[back]!;
    behindCameBy = 128 >> back;
  }
  if (step === last) steps[ahead] = step;
  return steps;
}
