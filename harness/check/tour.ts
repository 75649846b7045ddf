import type { GridAnswer, VisitsAnswer } from "../answer/answer.ts";
import { type Square, squareAt, squareName } from "../case/board.ts";
import { isKnightMove } from "../case/knight.ts";
import type { TourCase } from "../case/knights-tour.ts";
import { counted } from "../text.ts";
import type { Finding } from "./judgement.ts";

type AskedTour = Pick<TourCase, "rows" | "columns" | "start" | "anyStart" | "tour">;

/** Squares by step, row by row numbered; -1 for a step that is not on the board. */
type Order = Int32Array;

/**
 * The tour validator: the first thing that keeps an answer from being the tour that was asked for, in the order in
 * which a reader would meet it, or undefined for a right one. One pass over the squares.
 */
export function firstTourDefect(asked: AskedTour, answer: GridAnswer | VisitsAnswer): Finding | undefined {
  const read = answer.kind === "grid" ? orderOfGrid(asked, answer) : orderOfVisits(asked, answer);
  if ("defect" in read) return read.defect;
  const { order } = read;
  return (
    startDefect(asked, order) ??
    moveDefect(asked, order) ??
    missingDefect(asked, order) ??
    closingDefect(asked, order)
  );
}

/** Turns a board of step numbers around; a number that stands twice or is too large is a defect. */
function orderOfGrid(asked: AskedTour, { steps, base }: GridAnswer): { order: Order } | { defect: Finding } {
  const order = new Int32Array(steps.length).fill(-1);
  const name = (index: number) => squareName(squareAt(asked, index));
  const printed = (step: number) => step + base - 1;
  for (let square = 0; square < steps.length; square++) {
    const step = steps[square]!;
    if (step === 0) continue;
    if (step < 0 || step > steps.length) {
      const range = `${printed(1)} to ${printed(steps.length)}`;
      return {
        defect: {
          kind: "step-out-of-range",
          message: `the square ${name(square)} has the number ${printed(step)}; the steps go from ${range}`,
        },
      };
    }
    const other = order[step - 1]!;
    if (other >= 0) {
      const squares = `${name(other)} and ${name(square)}`;
      return {
        defect: {
          kind: "step-repeated",
          message: `the number ${printed(step)} stands on two squares, ${squares}`,
        },
      };
    }
    order[step - 1] = square;
  }
  return gapDefect(asked, order, base) ?? { order: withoutTail(order) };
}

/** A number that is missing below a larger one: a program that lost a step, not one that stopped early. */
function gapDefect(asked: AskedTour, order: Order, base: 0 | 1): { defect: Finding } | undefined {
  const gap = order.indexOf(-1);
  const later = gap < 0 ? undefined : order.subarray(gap).find((square) => square >= 0);
  if (later === undefined) return undefined;
  const unvisited = firstUnvisited(asked, order);
  const message = `no square has the number ${gap + base}; the square ${squareName(unvisited)} has no number of a step`;
  return { defect: { kind: "step-missing", message } };
}

function withoutTail(order: Order): Order {
  const end = order.indexOf(-1);
  return end < 0 ? order : order.subarray(0, end);
}

/** Numbers the squares; one off the board or visited twice is a defect, unless an illegal move led there. */
function orderOfVisits(asked: AskedTour, { visits }: VisitsAnswer): { order: Order } | { defect: Finding } {
  const { rows, columns } = asked;
  const order = new Int32Array(visits.length / 2);
  const stepOf = new Int32Array(rows * columns);
  for (let step = 0; step < order.length; step++) {
    const row = visits[2 * step]!;
    const column = visits[2 * step + 1]!;
    const at = `step ${step + 1}, ${squareName({ row, column })},`;
    if (row < 0 || row >= rows || column < 0 || column >= columns) {
      return {
        defect: { kind: "square-off-board", message: `${at} is off the board of ${rows} x ${columns}` },
      };
    }
    const square = row * columns + column;
    const earlier = stepOf[square]!;
    if (earlier > 0) {
      const illegal = moveDefect(asked, order.subarray(0, step));
      const message = `the square ${squareName({ row, column })} is visited twice, by step ${earlier} and step ${step + 1}`;
      return { defect: illegal ?? { kind: "square-visited-twice", message } };
    }
    stepOf[square] = step + 1;
    order[step] = square;
  }
  return { order };
}

function startDefect(asked: AskedTour, order: Order): Finding | undefined {
  const first = order[0];
  if (first === undefined || asked.anyStart) return undefined;
  const start = squareAt(asked, first);
  if (start.row === asked.start.row && start.column === asked.start.column) return undefined;
  return {
    kind: "wrong-start",
    message: `the tour starts on ${squareName(start)}, it was to start on ${squareName(asked.start)}`,
    expected: squareName(asked.start),
    found: squareName(start),
  };
}

function moveDefect(asked: AskedTour, order: Order): Finding | undefined {
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
    const squares = `from ${squareName(squareAt(asked, order[step - 1]!))} to ${squareName(squareAt(asked, to))}`;
    return {
      kind: "not-a-knight-move",
      message: `step ${step + 1} goes ${squares}, which is not a knight move`,
    };
  }
  return undefined;
}

function missingDefect(asked: AskedTour, order: Order): Finding | undefined {
  const missing = asked.rows * asked.columns - order.length;
  if (missing === 0) return undefined;
  const first = squareName(firstUnvisited(asked, order));
  return {
    kind: "squares-missing",
    message: `the tour ends after ${counted(order.length, "square")}; ${counted(missing, "square")} not visited, the first is ${first}`,
    expected: counted(asked.rows * asked.columns, "square"),
    found: counted(order.length, "square"),
  };
}

function closingDefect(asked: AskedTour, order: Order): Finding | undefined {
  if (asked.tour === "open") return undefined;
  const first = squareAt(asked, order[0]!);
  const last = squareAt(asked, order.at(-1)!);
  if (isKnightMove(first, last)) return undefined;
  return {
    kind: "not-closed",
    message: `the tour is not closed: its last square ${squareName(last)} is not a knight move from its first ${squareName(first)}`,
  };
}

function firstUnvisited(asked: AskedTour, order: Order): Square {
  const visited = new Uint8Array(asked.rows * asked.columns);
  for (const square of order) if (square >= 0) visited[square] = 1;
  return squareAt(asked, visited.indexOf(0));
}
