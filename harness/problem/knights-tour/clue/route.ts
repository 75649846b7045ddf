import type { TourAnswer } from "../../../answer/reading/answer.ts";
import type { AskedTour } from "../tour.ts";

export interface Rejected {
  readonly asked: AskedTour;
  readonly answer: TourAnswer;
}

/**
 * Lists the squares in the order of their steps, numbered row by row; -1 if no square on the board has the
 * step. If several squares have the same number, the first one counts.
 */
export function routeOf({ asked: { rows, columns }, answer }: Rejected): Int32Array {
  if (answer.kind === "visits") {
    const { visits } = answer;
    return Int32Array.from({ length: visits.length / 2 }, (_, step) => {
      const [row, column] = [visits[2 * step]!, visits[2 * step + 1]!];
      return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
    });
  }
  const route = new Int32Array(answer.steps.length).fill(-1);
  for (const [square, step] of answer.steps.entries()) {
    if (step > 0 && step <= route.length && route[step - 1] === -1) route[step - 1] = square;
  }
  return route;
}
