import type { GridAnswer, VisitsAnswer } from "../../answer/reading/answer.ts";
import { indexOf, type Square, squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import { toPair, toSquare } from "../../case/square-schema.ts";
import type { TourDefect } from "../../finding/tour.ts";
import { VIEW_LETTERS, type View, type ViewLetter } from "../../finding/view.ts";
import { MOST_WALK } from "../../finding/walk.ts";
import { type Sight, TRAIL, viewOf } from "../view.ts";
import type { AskedTour } from "./tour.ts";

/** Numbers that are shown before and after a wrong one. */
const NUMBERS_AROUND = 2;

interface Printed {
  readonly asked: AskedTour;
  readonly answer: GridAnswer | VisitsAnswer;
}

/** Cuts out the part of the board around a defect, with the steps near it. */
export function tourView(printed: Printed, defect: TourDefect): View | undefined {
  const { rows, columns } = printed.asked;
  const isVisited = visitedIn(printed);
  const letterAt = (square: Square): ViewLetter => {
    if (isAskedStart(printed.asked, square)) return VIEW_LETTERS.start;
    return isVisited(square) ? VIEW_LETTERS.plain : VIEW_LETTERS.unvisited;
  };
  const scene = { rows, columns, wraps: false, letterAt };
  const sight = sightOf(printed, defect);
  // A step that is too far from the one before it is shown where it leaves.
  const place = defect.kind === "not-a-knight-move" ? defect.from : sight.place;
  return viewOf(scene, sight) ?? viewOf(scene, { ...sight, place, beside: [] });
}

function sightOf(printed: Printed, defect: TourDefect): Sight {
  const { rows, columns } = printed.asked;
  switch (defect.kind) {
    case "square-off-board": {
      const steps = stepsUpTo(printed, defect.step);
      const before = steps[1]?.at;
      // Only the end of a move is near enough to be shown beyond the edge.
      const isMove = !before || isKnightMove(toSquare(before), toSquare(defect.at));
      return { place: isMove ? defect.at : before, beside: before ? [before] : [], steps };
    }
    case "square-visited-twice":
      return { place: defect.at, beside: [], steps: stepsUpTo(printed, defect.step) };
    case "not-a-knight-move":
      return { place: defect.at, beside: [defect.from], steps: stepsUpTo(printed, defect.step) };
    case "wrong-start":
      return { place: defect.found, beside: [defect.expected], steps: stepsUpTo(printed, 1) };
    case "squares-missing": {
      const steps = stepsUpTo(printed, defect.found);
      return { place: steps[0]?.at ?? defect.at, beside: [], steps };
    }
    case "not-closed": {
      const steps = [...stepsUpTo(printed, rows * columns), { at: defect.first, step: 1 }];
      return { place: defect.at, beside: [defect.first], steps };
    }
    case "step-repeated":
      return { place: defect.at, beside: [defect.earlier], steps: numbersAround(printed, defect.number) };
    case "step-missing":
    case "step-out-of-range":
      return { place: defect.at, beside: [], steps: numbersAround(printed, defect.number) };
  }
}

/** The steps up to this one, the last one first. */
function stepsUpTo(printed: Printed, step: number): View["steps"] {
  return stepsBetween(printed, { first: step - TRAIL, last: step }).reverse();
}

/** The squares with the nearest numbers, as printed, the nearest first. */
function numbersAround(printed: Printed, number: number): View["steps"] {
  const base = printed.answer.kind === "grid" ? printed.answer.base : 1;
  const step = number - base + 1;
  return stepsBetween(printed, { first: step - NUMBERS_AROUND, last: step + NUMBERS_AROUND })
    .sort((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))
    .map((each) => ({ ...each, step: each.step + base - 1 }));
}

/** Steps as printed, in their order; none if the tour is too long to draw. */
export function stepsOf(asked: AskedTour, answer: GridAnswer | VisitsAnswer): View["steps"] {
  const squares = answer.kind === "visits" ? answer.visits.length / 2 : answer.steps.length;
  if (squares > MOST_WALK) return [];
  if (answer.kind === "visits")
    return stepsBetween({ asked, answer }, { first: 1, last: answer.visits.length / 2 });
  const range = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY };
  return stepsBetween({ asked, answer }, range).map(({ at, step }) => ({ at, step: step + answer.base - 1 }));
}

/** Steps in their order, counted from 1. */
function stepsBetween(
  { asked, answer }: Printed,
  { first, last }: Record<"first" | "last", number>,
): View["steps"] {
  if (answer.kind === "visits") {
    const from = Math.max(first, 1);
    const pairs = answer.visits.subarray(2 * (from - 1), 2 * last);
    return Array.from({ length: pairs.length / 2 }, (_, at) => ({
      at: [pairs[2 * at]!, pairs[2 * at + 1]!],
      step: from + at,
    }));
  }
  const found: View["steps"] = [];
  for (const [index, step] of answer.steps.entries()) {
    if (step !== 0 && step >= first && step <= last) found.push({ at: toPair(squareAt(asked, index)), step });
  }
  return found.sort((a, b) => a.step - b.step);
}

function visitedIn({ asked, answer }: Printed): (square: Square) => boolean {
  if (answer.kind === "grid") return (square) => answer.steps[indexOf(asked, square)] !== 0;
  const visited = new Uint8Array(asked.rows * asked.columns);
  for (let at = 0; at < answer.visits.length; at += 2) {
    const square = { row: answer.visits[at]!, column: answer.visits[at + 1]! };
    if (square.column >= 0 && square.column < asked.columns) visited[indexOf(asked, square)] = 1;
  }
  return (square) => visited[indexOf(asked, square)] === 1;
}

function isAskedStart({ anyStart, start }: AskedTour, { row, column }: Square): boolean {
  return !anyStart && row === start.row && column === start.column;
}
