import { Type } from "@sinclair/typebox";
import { LARGEST } from "../answer/text/integers.ts";
import { count, type RecordOf, size, square, vector } from "./record.ts";
import { viewed } from "./view.ts";
import { walked } from "./walk.ts";

/** Steps of a path count from 0, which is C. */
const pathSquare = { at: square, step: count, ...viewed };

/** Defects of a printed path that goes with the right number of moves. */
export const pathDefects = {
  "path-leaves-board": { ...pathSquare, ...size },
  "path-blocked": pathSquare,
  "path-not-a-knight-move": { ...pathSquare, from: square, by: Type.Optional(vector) },
  "path-ends-elsewhere": { expected: square, found: square, ...viewed },
};
export type PathDefect = RecordOf<typeof pathDefects>;

/** Checks if a finding says that the number of moves is right, and the printed path is not. */
export function isOfPath<Found extends { readonly kind: string }>(
  finding: Found,
): finding is Extract<Found, { readonly kind: PathDefect["kind"] }> {
  return finding.kind in pathDefects;
}

const answered = Type.Integer({
  description: `the number of moves in the answer. ${LARGEST} and -${LARGEST} also stand for all numbers beyond them`,
});

/** Mark of a number of moves that was not printed. */
export const isPath = Type.Optional(
  Type.Literal(true, { description: "present if only a path was printed, and its moves were counted" }),
);

/** Checks if a number of moves that was read also stands for all numbers beyond it. */
export function isLargest(moves: number): boolean {
  return Math.abs(moves) === LARGEST;
}

export const lostKnightFindings = {
  "wrong-number-of-moves": { expected: count, found: answered, isPath, ...walked },
  "says-impossible": { expected: count },
  "should-be-impossible": { found: answered, isPath },
  ...pathDefects,
};
