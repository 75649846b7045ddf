import { squareAt } from "../../../case/board.ts";
import { isKnightMove, isTorusKnightMove } from "../../../case/knight.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { type Rejected, routeOf } from "./route.ts";

/** One wrong move may have another cause. The same wrong move twice comes from a table of moves. */
const LEAST_TIMES = 2;
/** Moves around the edges of a smaller board are too many of all its moves. */
const LEAST_SIDE = 5;
const LEAST_AROUND = 3;

/** Finds the one vector that all illegal moves of a tour share; undefined if there is no such vector. */
export function vectorClue(rejected: Rejected): Clue | undefined {
  const illegal = illegalMoves(rejected);
  const [first] = illegal;
  // A knight that stays where it is follows no table: the program had no move left, and did not see it.
  if (!first || illegal.length < LEAST_TIMES || !first.vector.some(Boolean)) return undefined;
  const isSame = illegal.every(
    ({ vector }) => vector[0] === first.vector[0] && vector[1] === first.vector[1],
  );
  return isSame ? { kind: "illegal-vector", ...first, times: illegal.length } : undefined;
}

/** Recognises a tour whose illegal moves are all knight moves around the edges of the board. */
export function torusClue(rejected: Rejected): Clue | undefined {
  const { asked } = rejected;
  const illegal = illegalMoves(rejected);
  const [first] = illegal;
  if (!first || illegal.length < LEAST_AROUND || Math.min(asked.rows, asked.columns) < LEAST_SIDE)
    return undefined;
  const square = ([row, column]: readonly [number, number]) => ({ row, column });
  const isAround = illegal.every(({ from, at }) => isTorusKnightMove(asked, square(from), square(at)));
  const { vector: _, ...place } = first;
  return isAround ? { kind: "wraps-around", ...place } : undefined;
}

interface IllegalMove {
  readonly vector: [number, number];
  readonly at: [number, number];
  readonly from: [number, number];
  readonly step: number;
}

function illegalMoves({ asked, answer }: Rejected): IllegalMove[] {
  const route = routeOf({ asked, answer });
  const illegal: IllegalMove[] = [];
  for (let step = 1; step < route.length; step++) {
    if (route[step]! < 0 || route[step - 1]! < 0) continue;
    const [from, at] = [squareAt(asked, route[step - 1]!), squareAt(asked, route[step]!)];
    if (isKnightMove(from, at)) continue;
    const vector: [number, number] = [at.row - from.row, at.column - from.column];
    illegal.push({ vector, at: toPair(at), from: toPair(from), step: step + 1 });
  }
  return illegal;
}
