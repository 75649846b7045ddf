import { neighbours, type Size } from "../knight.ts";
import { evenBands, layClosedTour } from "./blocks.ts";
import { areNeighbours, exchange, type Links, linked, linkPath, noLinks } from "./links.ts";
import { findPath } from "./search.ts";

/** Part of a side of the board, from `from` (included) to `to` (excluded). */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Area {
  readonly rows: Span;
  readonly columns: Span;
}

/**
 * Lays an open tour over a board with two odd sides of 5 or more.
 *
 * The start lies in a core of 5 to 11 rows and columns, whose tour is found by search. The rest of the board,
 * above, below, left and right of the core, consists of rectangles with an even side and so with closed
 * tours. Each of them joins the core's tour by an exchange.
 * @param start a square with an even row + column
 * @returns the links and the last square of the tour
 */
export function layOddTour(size: Size, start: number): { links: Links; end: number } {
  const rows = coreSpan(size.rows, Math.trunc(start / size.columns));
  const columns = coreSpan(size.columns, start % size.columns);
  const links = noLinks(size);
  const end = layCore(links, { rows, columns }, start);

  const left = { from: 0, to: columns.from };
  const right = { from: columns.to, to: size.columns };
  const wholeWidth = { from: 0, to: size.columns };
  const bandsLeft = evenBands(length(left));
  const bandsRight = evenBands(length(right));
  const bandsAcross = [...bandsLeft, length(columns), ...bandsRight];
  const surroundings = [
    { rows: { from: 0, to: rows.from }, columns: wholeWidth, bands: bandsAcross },
    { rows: { from: rows.to, to: size.rows }, columns: wholeWidth, bands: bandsAcross },
    { rows, columns: left, bands: bandsLeft },
    { rows, columns: right, bands: bandsRight },
  ];
  for (const { bands, ...area } of surroundings) {
    const height = length(area.rows);
    if (height === 0 || bands.length === 0) continue;
    const corner = area.rows.from * size.columns + area.columns.from;
    layClosedTour(links, corner, { rows: height % 2 === 0 ? evenBands(height) : [height], columns: bands });
    splice(links, { rows, columns }, area);
  }
  return { links, end };
}

/**
 * Finds a span of 5, 7, 9 or 11 around `at` on an odd side. On each side of it there are no squares, or an
 * even number of 6 or more.
 */
function coreSpan(side: number, at: number): Span {
  const divisible = (rest: number) => rest === 0 || (rest >= 6 && rest % 2 === 0);
  for (let length = 5; length <= 11; length += 2) {
    for (let from = Math.max(0, at - length + 1); from <= at; from++) {
      if (divisible(from) && divisible(side - from - length)) return { from, to: from + length };
    }
  }
  throw new Error(`no core around ${at} on a side of ${side}`);
}

/** @returns the last square of the core's tour */
function layCore(links: Links, core: Area, start: number): number {
  const size = { rows: length(core.rows), columns: length(core.columns) };
  const corner = core.rows.from * links.columns + core.columns.from;
  const row = Math.trunc((start - corner) / links.columns);
  const column = (start - corner) % links.columns;
  const path = findPath({ ...size, opening: [row * size.columns + column], end: "anywhere" });
  if (!path) throw new Error(`no tour of ${size.rows} x ${size.columns} squares from (${row},${column})`);
  const onBoard = path.map((square) => {
    return corner + Math.trunc(square / size.columns) * links.columns + (square % size.columns);
  });
  linkPath(links, onBoard);
  return onBoard.at(-1)!;
}

/**
 * Joins the path through `core` and the cycle through `area` by the first possible exchange. The tests try
 * all cores and starts, each beside everything that can surround it.
 */
function splice(links: Links, core: Area, area: Area): void {
  for (const a of squaresOf(core, links.columns)) {
    for (const c of neighbours(links, a)) {
      if (!contains(area, c, links.columns)) continue;
      for (const b of linked(links, a)) {
        for (const d of linked(links, c)) {
          if (!areNeighbours(links, b, d)) continue;
          exchange(links, [a, b], [c, d]);
          return;
        }
      }
    }
  }
  throw new Error("no two moves of the core and of its surroundings can be exchanged");
}

function length({ from, to }: Span): number {
  return to - from;
}

function squaresOf({ rows, columns }: Area, width: number): number[] {
  return Array.from({ length: length(rows) * length(columns) }, (_, i) => {
    const row = rows.from + Math.trunc(i / length(columns));
    return row * width + columns.from + (i % length(columns));
  });
}

function contains({ rows, columns }: Area, square: number, width: number): boolean {
  const row = Math.trunc(square / width);
  const column = square % width;
  return row >= rows.from && row < rows.to && column >= columns.from && column < columns.to;
}
