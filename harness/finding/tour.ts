import { Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { count, type RecordOf, recordSchema, size, square } from "./record.ts";

/** What can keep an answer from being a tour. Steps count from 1; numbers are those that were printed. */
export const tourDefects = {
  "square-off-board": { at: square, step: count, ...size },
  "square-visited-twice": { at: square, earlierStep: count, step: count },
  "step-repeated": { at: square, earlier: square, number: count },
  "step-out-of-range": { at: square, number: count, first: count, last: count },
  "step-missing": { at: square, number: count },
  "not-a-knight-move": { at: square, from: square, step: count },
  "wrong-start": { expected: square, found: square },
  "squares-missing": { at: square, expected: count, found: count },
  "not-closed": { at: square, first: square },
};
export type TourDefect = RecordOf<typeof tourDefects>;

/** The tour that was asked for; without a start, one from any square. */
const asked = { tour: oneOf(TOUR_KINDS, "the kind of tour"), start: Type.Optional(square) };

/** What can be wrong with an answer to the knight's tour, and with a case of it. */
export const tourFindings = {
  ...tourDefects,
  "says-no-tour": asked,
  "should-be-no-tour": { ...asked, defect: recordSchema(tourDefects, {}) },
  "case-wrong": asked,
};
