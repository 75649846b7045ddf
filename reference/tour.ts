import { InputError } from "./errors.ts";
import type { Size } from "./knight.ts";
import { bandsOf, layClosedTour } from "./tour/blocks.ts";
import { knownImpossible } from "./tour/feasible.ts";
import { linked, noLinks, toggle, walk } from "./tour/links.ts";
import { layOddTour } from "./tour/odd.ts";
import type { TourQuestion } from "./tour/question.ts";
import { findPath } from "./tour/search.ts";

/**
 * Tour or the reason why there is none. `steps` holds for each square, row by row, the number of its step,
 * counted from 1.
 */
export type TourAnswer =
  | { readonly kind: "tour"; readonly steps: Int32Array }
  | { readonly kind: "none"; readonly reason: string };

/** Longest side of a board, and the longest beside a side of 3 or 4, where the answer comes from a search. */
export const LONGEST_SIDE = 5000;
const LONGEST_BESIDE_NARROW = 12;

/**
 * Solves a knight's tour, or gives the reason why there is none. Takes linear time in the number of squares.
 * @throws InputError for a side of 3 or 4 beside one that is too long to search
 */
export function solveTour(question: TourQuestion): TourAnswer {
  const { rows, columns, row, column, closed } = question;
  const reason = knownImpossible(question);
  if (reason !== undefined) return { kind: "none", reason };
  const start = row * columns + column;
  if (rows * columns === 1) return { kind: "tour", steps: Int32Array.of(1) };
  if (Math.min(rows, columns) < 5) {
    if (Math.max(rows, columns) > LONGEST_BESIDE_NARROW) {
      throw new InputError(
        `a ${rows} x ${columns} board: beside a side of 3 or 4, up to ${LONGEST_BESIDE_NARROW} is supported`,
      );
    }
    const path = findPath({ rows, columns, opening: [start], end: closed ? "closed" : "anywhere" });
    return path
      ? { kind: "tour", steps: stepsOf(path) }
      : { kind: "none", reason: "exhausted search: every path from there ends before the last square" };
  }
  const steps = (rows * columns) % 2 === 0 ? evenTour(question, start) : oddTour(question, start);
  return { kind: "tour", steps };
}

/** Makes a closed tour, which can begin anywhere and serves as an open one as well. */
function evenTour(size: Size, start: number): Int32Array {
  const links = noLinks(size);
  layClosedTour(links, 0, { rows: bandsOf(size.rows), columns: bandsOf(size.columns) });
  const end = linked(links, start)[0]!;
  toggle(links, start, end);
  return walk(links, start, end);
}

function oddTour(size: Size, start: number): Int32Array {
  const { links, end } = layOddTour(size, start);
  return walk(links, start, end);
}

function stepsOf(path: Int32Array): Int32Array {
  const steps = new Int32Array(path.length);
  path.forEach((square, i) => {
    steps[square] = i + 1;
  });
  return steps;
}
