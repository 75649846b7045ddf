import type { GridAnswer, VisitsAnswer } from "../../answer/reading/answer.ts";
import { squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { toPair } from "../../case/square-schema.ts";
import type { TourDefect } from "../../finding/tour.ts";

export type AskedTour = Pick<TourCase, "rows" | "columns" | "start" | "anyStart" | "tour">;

/** Squares by step, numbered row by row; -1 for a step that is not on the board. */
type Order = Int32Array;

/** Validates a tour in one pass: returns the first defect that a reader would meet, or undefined. */
export function firstTourDefect(asked: AskedTour, answer: GridAnswer | VisitsAnswer): TourDefect | undefined {
  const read = answer.kind === "grid" ? orderOfGrid(asked, answer) : orderOfVisits(asked, answer);
  if ("defect" in read) return read.defect;
  const { order } = read;
  const elsewhere = startDefect(asked, order);
  const named = answer.kind === "visits" && answer.startName !== undefined && { startName: answer.startName };
  const start = elsewhere && { ...elsewhere, ...named };
  return (
    (start && isRoute(asked, order) ? start : moveDefect(asked, order)) ??
    start ??
    missingDefect(asked, order) ??
    closingDefect(asked, order)
  );
}

/** Finds the square of each step. A number that is repeated or out of range is a defect. */
function orderOfGrid(
  asked: AskedTour,
  { steps, base }: GridAnswer,
): { order: Order } | { defect: TourDefect } {
  const order = new Int32Array(steps.length).fill(-1);
  const printed = (step: number) => step + base - 1;
  const stated = (square: number) => ({ at: pairAt(asked, square), number: printed(steps[square]!) });
  for (let square = 0; square < steps.length; square++) {
    const step = steps[square]!;
    if (step === 0) continue;
    if (step < 0 || step > steps.length) {
      const range = { first: printed(1), last: printed(steps.length) };
      return { defect: { kind: "step-out-of-range", ...stated(square), ...range } };
    }
    const other = order[step - 1]!;
    if (other >= 0) {
      return { defect: { kind: "step-repeated", ...stated(square), earlier: pairAt(asked, other) } };
    }
    order[step - 1] = square;
  }
  return gapDefect(asked, order, base) ?? { order: withoutTail(order) };
}

/** A number that is missing below a larger one is a lost step. A tour that stopped early has no such gap. */
function gapDefect(asked: AskedTour, order: Order, base: 0 | 1): { defect: TourDefect } | undefined {
  const gap = order.indexOf(-1);
  const later = gap < 0 ? undefined : order.subarray(gap).find((square) => square >= 0);
  if (later === undefined) return undefined;
  return { defect: { kind: "step-missing", at: firstUnvisited(asked, order), number: gap + base } };
}

function withoutTail(order: Order): Order {
  const end = order.indexOf(-1);
  return end < 0 ? order : order.subarray(0, end);
}

/** Numbers the squares. A square off the board is a defect, and so is a second visit after legal moves. */
function orderOfVisits(
  asked: AskedTour,
  { visits }: VisitsAnswer,
): { order: Order } | { defect: TourDefect } {
  const { rows, columns } = asked;
  const order = new Int32Array(visits.length / 2);
  const stepOf = new Int32Array(rows * columns);
  for (let step = 0; step < order.length; step++) {
    const row = visits[2 * step]!;
    const column = visits[2 * step + 1]!;
    if (row < 0 || row >= rows || column < 0 || column >= columns) {
      return { defect: { kind: "square-off-board", at: [row, column], step: step + 1, rows, columns } };
    }
    const square = row * columns + column;
    const earlierStep = stepOf[square]!;
    if (earlierStep > 0) {
      const illegal = moveDefect(asked, order.subarray(0, step));
      const twice: TourDefect = {
        kind: "square-visited-twice",
        at: [row, column],
        earlierStep,
        step: step + 1,
      };
      return { defect: illegal ?? twice };
    }
    stepOf[square] = step + 1;
    order[step] = square;
  }
  return { order };
}

/** Tests if at least half of the steps are knight moves; in any other list, its first square is no start. */
function isRoute(asked: AskedTour, order: Order): boolean {
  let moves = 0;
  for (let step = 1; step < order.length; step++) {
    if (isKnightMove(squareAt(asked, order[step - 1]!), squareAt(asked, order[step]!))) moves++;
  }
  return 2 * moves >= order.length - 1;
}

function startDefect(asked: AskedTour, order: Order): TourDefect | undefined {
  const first = order[0];
  if (first === undefined || asked.anyStart) return undefined;
  const start = squareAt(asked, first);
  if (start.row === asked.start.row && start.column === asked.start.column) return undefined;
  return { kind: "wrong-start", expected: toPair(asked.start), found: toPair(start) };
}

function moveDefect(asked: AskedTour, order: Order): TourDefect | undefined {
  const { columns } = asked;
  let row = Math.floor(order[0]! / columns);
  let column = order[0]! % columns;
  for (let step = 1; step < order.length; step++) {
    const to = order[step]!;
    const down = Math.floor(to / columns) - row;
    const right = to - (row + down) * columns - column;
    row += down;
    column += right;
    if (Math.abs(down * right) === 2) continue;
    const from = pairAt(asked, order[step - 1]!);
    return { kind: "not-a-knight-move", at: pairAt(asked, to), from, step: step + 1 };
  }
  return undefined;
}

function missingDefect(asked: AskedTour, order: Order): TourDefect | undefined {
  const expected = asked.rows * asked.columns;
  if (order.length === expected) return undefined;
  return { kind: "squares-missing", at: firstUnvisited(asked, order), expected, found: order.length };
}

function closingDefect(asked: AskedTour, order: Order): TourDefect | undefined {
  if (asked.tour === "open") return undefined;
  const first = squareAt(asked, order[0]!);
  const last = squareAt(asked, order.at(-1)!);
  return isKnightMove(first, last)
    ? undefined
    : { kind: "not-closed", at: toPair(last), first: toPair(first) };
}

function firstUnvisited(asked: AskedTour, order: Order): [number, number] {
  const visited = new Uint8Array(asked.rows * asked.columns);
  for (const square of order) if (square >= 0) visited[square] = 1;
  return pairAt(asked, visited.indexOf(0));
}

function pairAt(asked: AskedTour, index: number): [number, number] {
  return toPair(squareAt(asked, index));
}
