import { Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { count, type RecordOf, recordSchema, size, square } from "./record.ts";
import { viewed } from "./view.ts";

/** Name of the first square, as the program prints it. */
export const startName = Type.Optional(
  Type.String({ description: "the first square as in chess, if the program names squares so" }),
);

/** Defects that keep an answer from being a tour. Steps count from 1; numbers are as printed. */
export const tourDefects = {
  "square-off-board": { at: square, step: count, ...size, ...viewed },
  "square-visited-twice": { at: square, earlierStep: count, step: count, ...viewed },
  "step-repeated": { at: square, earlier: square, number: count, ...viewed },
  "step-out-of-range": { at: square, number: count, first: count, last: count, ...viewed },
  "step-missing": { at: square, number: count, ...viewed },
  "not-a-knight-move": { at: square, from: square, step: count, ...viewed },
  "wrong-start": { expected: square, found: square, startName, ...viewed },
  "squares-missing": { at: square, expected: count, found: count, ...viewed },
  "not-closed": { at: square, first: square, ...viewed },
};
export type TourDefect = RecordOf<typeof tourDefects>;

/** Tour that was asked for; without a start, one from any square. */
const asked = { tour: oneOf(TOUR_KINDS, "the kind of tour"), start: Type.Optional(square) };

export const tourFindings = {
  ...tourDefects,
  "says-no-tour": asked,
  "should-be-no-tour": { ...asked, defect: recordSchema(tourDefects, {}) },
  "case-wrong": asked,
};
