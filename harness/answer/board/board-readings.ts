import { indexOf, squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { Question, Reading } from "../reading/answer.ts";
import type { Conventions } from "../reading/conventions.ts";
import { inDoubt, type Orientation, orientations, orientedSteps } from "../reading/orientation.ts";
import type { Several } from "../reading/several.ts";
import { UNVISITED } from "../text/line-scanner.ts";
import { KNIGHT } from "../text/row.ts";
import { isWalk } from "../tour/walk.ts";
import { withNumberedSign } from "./marked-start.ts";

/**
 * Counts steps from 1, with 0 for a square that was not visited. On a board that counts from 0 and has several of them, the one on
 * the start is the first step.
 */
function stepsFromOne(grid: Int32Array, base: 0 | 1, { columns, start }: Question): Int32Array {
  if (base === 1 && !grid.includes(UNVISITED) && !grid.includes(KNIGHT)) return grid;
  const steps = new Int32Array(grid.length);
  const first = start && indexOf({ columns }, start);
  const isStartZero = first !== undefined && grid[first] === 0;
  for (let square = 0; square < grid.length; square++) {
    const step = grid[square]!;
    const isLeft = step === UNVISITED || step === KNIGHT || (step === 0 && isStartZero && square !== first);
    steps[square] = isLeft ? 0 : step + 1 - base;
  }
  return steps;
}

/**
 * Yields the readings of a board of step numbers.
 *
 * @param printed line by line, as many numbers as the board has squares
 */
export function* boardReadings(
  printed: Int32Array,
  question: Question,
  { declared, weight, several }: { declared: Conventions; weight: number; several?: Several | undefined },
): Generator<Reading> {
  const ofSeveral = several && { several };
  const numbered = declared.backwards ? countedUp(printed) : printed;
  for (const orientation of orientationsOf(numbered, question, declared)) {
    const grid = withNumberedSign(orientedSteps(numbered, question, orientation), question);
    const base = declared.counting ?? (countsFromZero(grid, question) ? 0 : 1);
    const answer = { kind: "grid", steps: stepsFromOne(grid, base, question), base } as const;
    // A tour read the other way round has other moves if the board is not square: that shows the order.
    const { assuming } = orientation;
    const otherShape = assuming.order && !assuming.firstRow && question.rows !== question.columns;
    const doubt = inDoubt(orientation, otherShape ? "every-step-a-move" : undefined);
    if (base === 1 || declared.counting === 0 || question.start)
      yield { answer, weight, ...ofSeveral, ...doubt };
    else
      yield {
        ...ofSeveral,
        answer,
        weight,
        assuming: { ...doubt.assuming, counting: 0 },
        reason: "whole-from-0",
      };
  }
}

/**
 * Lists the orientations of a board, the likeliest first. If it is not square, and a knight can walk it only with its lines
 * taken for columns, it is of that shape.
 */
function orientationsOf(
  board: Int32Array,
  { rows, columns }: Question,
  declared: Conventions,
): Orientation[] {
  const usual = orientations(declared);
  if (declared.order || rows === columns || isWalk(board, columns) || !isWalk(board, rows)) return usual;
  return usual.toSorted((one, other) => Number(!one.assuming.order) - Number(!other.assuming.order));
}

/** Numbers the squares of a board that counts down from its start. Marks, and the 0 of a square that was not visited, stay. */
function countedUp(printed: Int32Array): Int32Array {
  const squares = printed.length;
  const first = printed.includes(squares) ? 1 : 0;
  return printed.map((step) => (step < first ? step : squares - 1 + 2 * first - step));
}

/**
 * Checks if the steps count from 0. A single 0 is the first step or a square that was left out. It is the
 * first step if it stands on the start, or if it stands a knight move from the 1 and the 1 does not stand on
 * the start.
 */
export function countsFromZero(
  grid: Int32Array,
  { columns, start }: Pick<Question, "columns" | "start">,
): boolean {
  const zero = grid.indexOf(0);
  if (zero < 0 || grid.includes(0, zero + 1) || grid.includes(grid.length)) return false;
  const startIndex = start && indexOf({ columns }, start);
  const one = grid.indexOf(1);
  if (zero === startIndex || one < 0) return true;
  return one !== startIndex && isKnightMove(squareAt({ columns }, zero), squareAt({ columns }, one));
}

/** Tests if no square was left out of a board with each number from 0 or from 1 on: a single 0 may be the first step, or say that. */
export function hasAllSteps(board: Int32Array, question: Pick<Question, "columns" | "start">): boolean {
  return board.includes(board.length) || countsFromZero(board, question);
}
