import type { Clue } from "../../../finding/index.ts";
import { type Rejected, routeOf } from "./route.ts";

/** Recognises squares in the order of the board, row by row, which is not the order of a tour. */
export function rowByRowClue({ asked, answer }: Rejected): Clue | undefined {
  const route = routeOf({ asked, answer });
  const isWhole = route.length === asked.rows * asked.columns;
  return isWhole && route.every((square, step) => square === step) ? { kind: "row-by-row" } : undefined;
}
