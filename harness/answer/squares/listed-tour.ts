import type { Size } from "../../case/knight.ts";
import type { Several } from "../reading/several.ts";
import { isOfOtherBoard } from "../tour/other-tour.ts";
import { countLeftOut, outgrows, severalIn, tourWindow, weightOf } from "../tour/tour-window.ts";

/** A tour in a list of squares, whichever way they are written. */
export interface ListedTour {
  /** Pairs of coordinates, one number after the other. */
  readonly tour: Int32Array;
  readonly weight: number;
  /** Number of printed squares that are not in the tour. */
  readonly leftOut: number;
  readonly several: Several | undefined;
}

/** Takes from a list what is no square of a tour, such as the size of the board. */
type Normaliser = (pairs: Int32Array, board: Size) => Int32Array;

/** Finds the tour in a list of squares; undefined if there is none of this board. */
export function listedTour(
  pairs: Int32Array,
  board: Size,
  normalisers: readonly Normaliser[],
): ListedTour | undefined {
  const squares = board.rows * board.columns;
  const printed = normalisers.reduce((some, normalise) => normalise(some, board), pairs);
  if (printed.length < 4 || outgrows(printed, squares)) return undefined;
  if (isOfOtherBoard(printed, board) || (printed !== pairs && isOfOtherBoard(pairs, board))) return undefined;
  const tour = tourWindow(printed, squares);
  const leftOut = countLeftOut(printed, tour, squares);
  const weight = weightOf(tour, squares, leftOut);
  return { tour, weight, leftOut, several: severalIn(printed, squares) };
}
