import { squareAt } from "../../../case/board.ts";
import { isKnightMove } from "../../../case/knight.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { type Rejected, routeOf } from "./route.ts";

/** One wrong move may have another cause. The same wrong move twice comes from a table of moves. */
const LEAST_TIMES = 2;

/** Finds the one vector that all illegal moves of a tour share; undefined if there is no such vector. */
export function vectorClue({ asked, answer }: Rejected): Clue | undefined {
  const route = routeOf({ asked, answer });
  const illegal = [];
  for (let step = 1; step < route.length; step++) {
    if (route[step]! < 0 || route[step - 1]! < 0) continue;
    const [from, at] = [squareAt(asked, route[step - 1]!), squareAt(asked, route[step]!)];
    if (isKnightMove(from, at)) continue;
    const vector: [number, number] = [at.row - from.row, at.column - from.column];
    illegal.push({ vector, at: toPair(at), from: toPair(from), step: step + 1 });
  }
  const [first] = illegal;
  if (!first || illegal.length < LEAST_TIMES) return undefined;
  const isSame = illegal.every(
    ({ vector }) => vector[0] === first.vector[0] && vector[1] === first.vector[1],
  );
  return isSame ? { kind: "illegal-vector", ...first, times: illegal.length } : undefined;
}
