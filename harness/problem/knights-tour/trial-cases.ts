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

/** Cases of a board that has open tours only. */
export const OPEN_AND_CLOSED: readonly TourCase[] = [
  tour({ rows: 5, columns: 5, start: { row: 0, column: 0 } }),
  tour({
    rows: 5,
    columns: 5,
    start: { row: 0, column: 0 },
    tour: "closed",
    answer: "none",
    name: "5x5 closed",
  }),
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

/**
 * Makes cases for programs that try every path: from these starts they soon find a tour, whatever order their moves have.
 *
 * @param side the side of the only board that the program knows; undefined if it is told a size
 */
export function easyToursOf(side: number | undefined): readonly TourCase[] {
  if (side === undefined)
    return [
      ...easyToursOf(5),
      // Which of two sides or places is that of the rows is seen here: there is a tour from row 3, column 0, too.
      tour({ rows: 4, columns: 5, start: { row: 0, column: 3 } }),
      tour({ rows: 6, columns: 6, start: { row: 5, column: 0 } }),
    ];
  const last = side - 1;
  const corners = [
    { row: last, column: 0 },
    { row: 0, column: last },
  ];
  // On a larger board the usual start is the only one that many of them can do.
  const starts =
    side === 5
      ? [...corners, { row: 2, column: 2 }]
      : [{ row: 0, column: 0 }, ...corners, { row: last, column: last }];
  return starts.map((start) => tour({ rows: side, columns: side, start }));
}

/** Makes open tours of boards with odd squares that every search finds soon. */
export function oddTours(): readonly TourCase[] {
  return [
    tour({ rows: 5, columns: 5, start: { row: 2, column: 2 } }),
    tour({ rows: 5, columns: 7, start: { row: 0, column: 0 } }),
    tour({ rows: 7, columns: 7, start: { row: 0, column: 0 } }),
  ];
}

/**
 * Makes a case that takes a good search.
 *
 * @param side the side of the only board that the program knows; undefined if it is told a size
 */
export function harderTourOf(side = 20): TourCase {
  return tour({ rows: side, columns: side, start: { row: 2, column: 0 } });
}

/**
 * Makes cases for programs that choose their start: the same board three times, or with another one between if they are
 * told a size. A program that takes the size for something else shows it there.
 */
export function toursFromAnywhere(side: number | undefined): TourCase[] {
  const sides = side === undefined ? [8, 6, 8] : [side, side, side];
  return sides.map((each, at) => ({
    ...fromAnywhere({ rows: each, columns: each }),
    name: `${each}x${each}, run ${at + 1}`,
  }));
}

/** Makes cases for programs that try every path and choose their start. The last board has no tour, and says so soon. */
export function easyToursFromAnywhere(): readonly TourCase[] {
  return [
    fromAnywhere({ rows: 5, columns: 5 }),
    fromAnywhere({ rows: 6, columns: 5 }),
    fromAnywhere({ rows: 6, columns: 6 }),
    { ...fromAnywhere({ rows: 3, columns: 3 }), answer: "none" },
  ];
}

function fromAnywhere(size: Pick<TourCase, "rows" | "columns">): TourCase {
  const asked = tour({ ...size, start: { row: 0, column: 0 }, anyStart: true });
  return { ...asked, name: `${size.rows}x${size.columns}` };
}

function tour(asked: Pick<TourCase, "rows" | "columns" | "start"> & Partial<TourCase>): TourCase {
  const { rows, columns, start } = asked;
  const name = `${rows}x${columns} from (${start.row}, ${start.column})`;
  return { ...trialCase("knights-tour", name), anyStart: false, tour: "open", answer: "tour", ...asked };
}
