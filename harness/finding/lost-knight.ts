import { count, type RecordOf, size, square } from "./record.ts";
import { viewed } from "./view.ts";

/** Steps of a path count from 0, which is C. */
const pathSquare = { at: square, step: count, ...viewed };

/** What can be wrong with a path that was printed with the right number of moves. */
const pathDefects = {
  "path-leaves-board": { ...pathSquare, ...size },
  "path-blocked": pathSquare,
  "path-not-a-knight-move": { ...pathSquare, from: square },
  "path-ends-elsewhere": { expected: square, found: square, ...viewed },
};
export type PathDefect = RecordOf<typeof pathDefects>;

/** What can be wrong with an answer to the lost knight. */
export const lostKnightFindings = {
  "wrong-number-of-moves": { expected: count, found: count },
  "says-impossible": { expected: count },
  "should-be-impossible": { found: count },
  ...pathDefects,
};
