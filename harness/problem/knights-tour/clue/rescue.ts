import { knightNeighbours, type Size } from "../../../case/knight.ts";

/** A step of a tour, and another move there that leads to the end of a tour. */
interface Rescue {
  /** Counted from 1. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

/** Larger boards take too long to search. */
const MOST_SQUARES = 900;
/** Limit of one search: visits for each square of the board. */
const ENTRIES_A_SQUARE = 8;

/**
 * Finds a late step of a tour from which another move leads over all squares that are left. The search is
 * limited, so undefined proves nothing.
 *
 * @param route the squares up to the dead end, numbered row by row
 */
export function findRescue(size: Size, route: Int32Array): Rescue | undefined {
  const squares = size.rows * size.columns;
  if (squares > MOST_SQUARES) return undefined;
  const neighbours = Array.from({ length: squares }, (_, square) => knightNeighbours(size, square));
  const visited = new Uint8Array(squares);
  for (const square of route) visited[square] = 1;
  // Strides grow with the distance, because a late step is worth more to the reader.
  for (let step = route.length - 1; step >= 1; step -= 1 + Math.floor((route.length - step) / 8)) {
    for (const left of route.subarray(step)) visited[left] = 0;
    const from = route[step - 1]!;
    const to = neighbours[from]!.find(
      (square) =>
        !visited[square] &&
        square !== route[step] &&
        leadsToEnd({ neighbours, visited, taken: step }, square),
    );
    if (to !== undefined) return { step, from, to };
  }
  return undefined;
}

interface Position {
  readonly neighbours: readonly (readonly number[])[];
  readonly visited: Uint8Array;
  /** Number of visited squares. */
  readonly taken: number;
}

/** Searches for the rest of a tour by Warnsdorff's rule with backtracking (von Warnsdorf, 1823). */
function leadsToEnd({ neighbours, visited: before, taken }: Position, first: number): boolean {
  const visited = before.slice();
  const free = (square: number) => neighbours[square]!.filter((next) => !visited[next]);
  const path: number[] = [];
  const choices: number[][] = [[first]];
  for (let entries = ENTRIES_A_SQUARE * visited.length; entries > 0; ) {
    const next = choices.at(-1)?.pop();
    if (next === undefined) {
      choices.pop();
      const left = path.pop();
      if (left === undefined) return false;
      visited[left] = 0;
      continue;
    }
    entries--;
    visited[next] = 1;
    path.push(next);
    if (taken + path.length === visited.length) return true;
    const exits = (square: number) => free(square).length;
    choices.push(
      free(next)
        .map((square) => ({ square, exits: exits(square) }))
        .sort((a, b) => b.exits - a.exits)
        .map(({ square }) => square),
    );
  }
  return false;
}
