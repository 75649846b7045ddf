import type { Dice } from "./dice.ts";
import { findTour, type Steps, stepsIn, type TouredCase } from "./tour-case.ts";

/** Gives the tour of one program for every case, or says that there is none. */
export type TourSolver = (toured: TouredCase) => Steps | "none";

export const rightTourSolver: TourSolver = ({ tour }) => tour;

/** Makes a solver with one mistake. Its answers to some cases may be right all the same. */
export function wrongTourSolver(dice: Dice): TourSolver {
  const share = dice.between(1, 3);
  const changed =
    (change: (tour: Steps, toured: TouredCase) => Steps | "none"): TourSolver =>
    (toured) =>
      toured.tour === "none" ? "none" : change(toured.tour, toured);
  const solvers: readonly TourSolver[] = [
    changed((tour, { asked }) =>
      asked.start.row % share === 0 ? exchanged(tour, dice.between(1, 20)) : tour,
    ),
    changed((tour) => tour.map((line) => line.toReversed())),
    changed((tour) => stopped(tour, dice.between(10, 24))),
    changed((_, { elsewhere }) => elsewhere[0]!),
    changed((tour, { asked }) => findTour({ ...asked, tour: "open" }, dice) ?? tour),
    changed((_, { asked }) => rowByRow(asked)),
    ({ tour, asked }) => (tour === "none" ? rowByRow(asked) : tour),
    () => "none",
  ];
  return dice.pick(solvers);
}

/** Exchanges a step with the one behind it, which no knight can make. */
function exchanged(tour: Steps, at: number): Steps {
  const other = new Map([
    [at, at + 1],
    [at + 1, at],
  ]);
  return tour.map((line) => line.map((step) => other.get(step) ?? step));
}

function stopped(tour: Steps, after: number): Steps {
  return tour.map((line) => line.map((step) => (step < after ? step : -1)));
}

function rowByRow(size: TouredCase["asked"]): Steps {
  return stepsIn(
    size,
    Array.from({ length: size.rows * size.columns }).map((_, square) => square),
  );
}
