import { squareAt } from "../../../case/board.ts";
import { isKnightMove, knightNeighbours } from "../../../case/knight.ts";
import { toPair, toSquare } from "../../../case/square-schema.ts";
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

const CORNER = { row: 0, column: 0 };

/** Recognises an end that is one move away from the first square of the board, and not from that of the tour. */
export function cornerEndClue({ asked, answer }: Rejected): Clue | undefined {
  const defect = firstTourDefect(asked, answer);
  if (defect?.kind !== "not-closed" || !isKnightMove(toSquare(defect.at), CORNER)) return undefined;
  return { kind: "closed-at-the-corner", at: [...defect.at], first: [...defect.first] };
}

/** Recognises a tour that gets stuck, and numbers for the squares that are left, row by row or column by column. */
export function filledClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid") return undefined;
  const route = routeOf({ asked, answer });
  if (route.includes(-1)) return undefined;
  const square = (step: number) => squareAt(asked, route[step]!);
  const end = route.findIndex((_, step) => step > 0 && !isKnightMove(square(step - 1), square(step)));
  if (end < 0) return undefined;
  const [last, left] = [route[end - 1]!, route.subarray(end)];
  const isStuck = !knightNeighbours(asked, last).some((each) => left.includes(each));
  const places = [(at: number) => at, (at: number) => (at % asked.columns) * asked.rows + at / asked.columns];
  const isInOrder = places.some((place) =>
    left.every((each, at) => at === 0 || place(left[at - 1]!) < place(each)),
  );
  if (!isStuck || !isInOrder) return undefined;
  return { kind: "dead-end-filled", at: toPair(squareAt(asked, last)), step: end, left: left.length };
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
