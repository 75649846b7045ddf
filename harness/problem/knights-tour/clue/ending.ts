import { squareAt } from "../../../case/board.ts";
import { knightNeighbours } from "../../../case/knight.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { type AskedTour, firstTourDefect } from "../tour.ts";
import { findRescue } from "./rescue.ts";
import { type Rejected, routeOf } from "./route.ts";

/** Recognises an end whose distances in rows and columns have the sum of those of a knight move, and not their form. */
export function straightEndClue({ asked, answer }: Rejected): Clue | undefined {
  const defect = firstTourDefect(asked, answer);
  if (defect?.kind !== "not-closed") return undefined;
  const { at, first } = defect;
  const apart = [Math.abs(at[0] - first[0]), Math.abs(at[1] - first[1])] as const;
  return apart[0] + apart[1] === 3 ? { kind: "straight-end", at: [...at], first: [...first] } : undefined;
}

/** Finds the reason why a tour stops early without an error: it was stuck, or it could have continued. */
export function endingClue({ asked, answer }: Rejected): Clue | undefined {
  if (firstTourDefect(asked, answer)?.kind !== "squares-missing") return undefined;
  const whole = routeOf({ asked, answer });
  const end = whole.indexOf(-1);
  const route = end < 0 ? whole : whole.subarray(0, end);
  const last = route.at(-1);
  if (last === undefined) return undefined;
  const pair = (square: number) => toPair(squareAt(asked, square));
  const place = { at: pair(last), left: asked.rows * asked.columns - route.length };
  const free = knightNeighbours(asked, last).find((square) => !route.includes(square));
  if (free !== undefined) return { kind: "stopped-early", ...place, to: pair(free) };
  return { kind: "dead-end", ...place, ...rescueOf(asked, route) };
}

/** The step from which another move would have saved the tour. Closed tours are not searched. */
function rescueOf(asked: AskedTour, route: Int32Array) {
  const rescue = asked.tour === "open" ? findRescue(asked, route) : undefined;
  if (!rescue) return {};
  const [from, to] = [rescue.from, rescue.to].map((square) => toPair(squareAt(asked, square)));
  return { rescue: { step: rescue.step, from: from!, to: to! } };
}
