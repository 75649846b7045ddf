import { Type } from "@sinclair/typebox";

type Pair = readonly [row: number, column: number];

/** Most squares of a walk that is kept: those of a board of 32 x 32. */
export const MOST_WALK = 1024;

/** Squares of a path or a tour in the order of their steps, short enough for a report of a whole class. */
export const walkSchema = Type.String({
  description:
    "the squares in the order of their steps, as `1: 0,0 2,1 - 1,3+4,4`: the number of the first step, then row,column of each. A + joins squares with the same number, and - stands for a number on no square",
});

/** Key of every kind that is about a path or a tour; absent if it is too long to draw. */
export const walked = { walk: Type.Optional(walkSchema) };

export interface Step {
  readonly step: number;
  readonly at: Pair;
}

/**
 * Writes a walk; undefined if it is too long to draw.
 *
 * @param steps in any order; several may have the same number
 */
export function writeWalk(steps: readonly Step[]): string | undefined {
  const [first] = steps;
  if (!first || steps.length > MOST_WALK) return undefined;
  const squares = new Map<number, string[]>();
  for (const { step, at } of steps) squares.set(step, [...(squares.get(step) ?? []), at.join(",")]);
  const numbers = steps.map(({ step }) => step);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  // A program may number its squares with any numbers.
  if (high - low >= 2 * MOST_WALK) return undefined;
  const written = Array.from({ length: high - low + 1 }, (_, at) => squares.get(low + at)?.join("+") ?? "-");
  return `${low}: ${written.join(" ")}`;
}

/** Codes of the signs of a walk. */
const [PLUS, COMMA, MINUS, ZERO, NINE] = [0x2b, 0x2c, 0x2d, 0x30, 0x39] as const;

/** Reads what `writeWalk` wrote, sign by sign: the pages of a class have millions of squares. */
export function readWalk(walk: string): Step[] {
  const steps: Step[] = [];
  let step = Number.parseInt(walk, 10);
  let row: number | undefined;
  let [size, sign] = [0, 1];
  for (let index = walk.indexOf(" ") + 1; index <= walk.length; index++) {
    const code = walk.charCodeAt(index);
    if (code >= ZERO && code <= NINE) size = 10 * size + code - ZERO;
    else if (code === MINUS) sign = -1;
    else {
      if (code === COMMA) row = sign * size;
      else {
        if (row !== undefined) steps.push({ step, at: [row, sign * size] });
        if (code !== PLUS) step++;
        row = undefined;
      }
      [size, sign] = [0, 1];
    }
  }
  return steps;
}
