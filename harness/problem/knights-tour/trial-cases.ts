import type { TourCase } from "../../case/knights-tour.ts";
import { trialCase } from "../trial-case.ts";

/** Cases for programs that take a size: rectangles, starts off the diagonal, one board without a tour. */
export const TOUR_TRIALS: readonly TourCase[] = [
  tour({ rows: 8, columns: 8, start: { row: 1, column: 4 } }),
  tour({ rows: 5, columns: 6, start: { row: 2, column: 3 } }),
  tour({ rows: 6, columns: 6, start: { row: 4, column: 1 } }),
  tour({ rows: 6, columns: 7, start: { row: 1, column: 4 } }),
  tour({ rows: 5, columns: 5, start: { row: 0, column: 1 }, answer: "none" }),
];

/**
 * Makes cases for programs that take a start. Every board from 5 x 5 on has tours from these starts.
 *
 * @param side the side of the only board that the program knows
 */
export function toursOf(side: number | undefined): readonly TourCase[] {
  if (side === undefined) return TOUR_TRIALS;
  const starts = [
    { row: 1, column: side % 2 === 0 ? 4 : 3 },
    { row: side - 1, column: 2 },
    { row: 3, column: 1 },
  ];
  return starts.map((start) => tour({ rows: side, columns: side, start }));
}

/** Makes cases for programs that choose their start: the same board three times. */
export function toursFromAnywhere(side: number): TourCase[] {
  const asked = { rows: side, columns: side, start: { row: 0, column: 0 }, anyStart: true };
  return [1, 2, 3].map((run) => ({ ...tour(asked), name: `${side}x${side}, run ${run}` }));
}

function tour(asked: Pick<TourCase, "rows" | "columns" | "start"> & Partial<TourCase>): TourCase {
  const { rows, columns, start } = asked;
  const name = `${rows}x${columns} from (${start.row}, ${start.column})`;
  return { ...trialCase("knights-tour", name), anyStart: false, tour: "open", answer: "tour", ...asked };
}
