import type { Size } from "../knight.ts";
import { exchange, type Links, lay, linkPath, noLinks, toggle } from "./links.ts";
import { findPath } from "./search.ts";

/** Sides of the blocks into which a rectangle is cut, from the top and from the left. */
interface Bands {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Cuts an even side of 6 or more into sixes, the last one 6, 8 or 10; nothing for 0. */
export function evenBands(side: number): number[] {
  if (side === 0) return [];
  const bands = new Array<number>(Math.trunc(side / 6)).fill(6);
  bands[bands.length - 1]! += side % 6;
  return bands;
}

/** Cuts a side of 5 or more into even bands and, if it is odd, a first one of 5, 7 or 9. */
export function bandsOf(side: number): number[] {
  if (side % 2 === 0) return evenBands(side);
  const first = side % 6 === 5 ? 5 : 6 + (side % 6);
  return [first, ...evenBands(side - first)];
}

/**
 * Lays a closed tour over the rectangle that is cut into `bands` and has `corner` as its top left square,
 * after I. Parberry, An efficient algorithm for the knight's tour problem, Discrete Applied Mathematics 73,
 * 1997. Closed tours of small blocks become one: a move of each of two neighbours is exchanged for the two
 * moves across. Here all blocks of a row are joined from left to right, and the rows at their first blocks. A
 * block must have an even side.
 */
export function layClosedTour(links: Links, corner: number, bands: Bands): void {
  const { bits, columns } = links;
  const wholeWidth = bands.columns.reduce((sum, width) => sum + width) === columns;
  const laid = new Map<number, number>();
  let top = corner;
  const tops = bands.rows.map((height) => {
    const here = top;
    const alike = wholeWidth ? laid.get(height) : undefined;
    if (alike === undefined) layRow(links, here, { height, widths: bands.columns });
    else bits.copyWithin(here, alike, alike + height * columns);
    laid.set(height, here);
    top += height * columns;
    return here;
  });
  // Rows are joined last: a row that is joined to the one above is not like the others any more.
  for (const lower of tops.slice(1)) joinToUpper(links, lower);
}

function layRow(links: Links, corner: number, row: { height: number; widths: readonly number[] }): void {
  let left = corner;
  for (const width of row.widths) {
    lay(links, left, blockTour({ rows: row.height, columns: width }));
    if (left !== corner) joinToLeft(links, left);
    left += width;
  }
}

/**
 * Joins the closed tours of a block and of its left neighbour. `corner` is the block's top left square, (0,0)
 * in what follows. The neighbour has (0,-1)-(2,-2), because a closed tour uses both moves of a corner; the
 * block has (1,1)-(3,0) by choice. They are exchanged for (0,-1)-(1,1) and (2,-2)-(3,0).
 */
function joinToLeft(links: Links, corner: number): void {
  const { columns } = links;
  exchange(links, [corner - 1, corner + 2 * columns - 2], [corner + columns + 1, corner + 3 * columns]);
}

/** Joins a block to the one above: (-1,0)-(-2,2) and (1,1)-(0,3) become (-1,0)-(1,1) and (-2,2)-(0,3). */
function joinToUpper(links: Links, corner: number): void {
  const { columns } = links;
  exchange(links, [corner - columns, corner - 2 * columns + 2], [corner + columns + 1, corner + 3]);
}

const blockTours = new Map<string, Links>();

/**
 * Finds a closed tour of a block that passes (0,3)-(1,1)-(3,0), the two moves by which it can be joined to
 * others.
 */
function blockTour(size: Size): Links {
  const name = `${size.rows} x ${size.columns}`;
  let tour = blockTours.get(name);
  if (!tour) {
    const path = findPath({ ...size, opening: [size.columns + 1, 3], end: 3 * size.columns });
    if (!path) throw new Error(`no closed tour of ${name} squares passes (0,3)-(1,1)-(3,0)`);
    tour = noLinks(size);
    linkPath(tour, path);
    toggle(tour, path.at(-1)!, path[0]!);
    blockTours.set(name, tour);
  }
  return tour;
}
