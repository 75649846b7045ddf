import { count, size, square } from "./record.ts";

/** Steps of a path count from 0, which is C. */
const pathSquare = { at: square, step: count };

/** What can be wrong with an answer to the lost knight. */
export const lostKnightFindings = {
  "wrong-number-of-moves": { expected: count, found: count },
  "says-impossible": { expected: count },
  "should-be-impossible": { found: count },
  "path-leaves-board": { ...pathSquare, ...size },
  "path-blocked": pathSquare,
  "path-not-a-knight-move": { ...pathSquare, from: square },
  "path-starts-elsewhere": { expected: square, found: square },
  "path-ends-elsewhere": { expected: square, found: square },
};
