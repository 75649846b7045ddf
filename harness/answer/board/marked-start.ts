import { indexOf, squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import type { Question } from "../reading/answer.ts";
import { KNIGHT } from "../text/row.ts";
import { countSteps } from "./part-board.ts";

/** Numbers that stand out from those of steps: 99, 100, 999, 1000. */
const STANDS_OUT = /^(?:99+|10{2,})$/;

/** Puts the sign of the knight in place of the only number that no step can have, if it is made to stand out: 100 on 8 x 8. */
export function withSignForMark(board: Int32Array): Int32Array {
  let at = board.length - 1;
  while (at >= 0 && board[at]! <= board.length + 1) at--;
  const isMark = at >= 0 && STANDS_OUT.test(String(board[at]));
  return isMark && !board.some((step, other) => step > board.length && other !== at)
    ? board.with(at, KNIGHT)
    : board;
}

/**
 * Gives the knight its number, if it or a letter stands on one square only in place of one: the first or the last, which no other
 * square has. A knight move leads to the number beside it, unless it stands on the start that was asked for. If both are
 * possible, and that start tells nothing, it stands where the numbers have led it.
 */
export function withNumberedSign(grid: Int32Array, { columns, start }: Question): Int32Array {
  const at = grid.indexOf(KNIGHT);
  if (at < 0 || grid.includes(KNIGHT, at + 1)) return grid;
  const next = grid.includes(1) ? 1 : 2;
  const last = grid.reduce((most, step) => Math.max(most, step), 0);
  const isAMoveFrom = (step: number) => {
    const from = grid.indexOf(step);
    return from >= 0 && isKnightMove(squareAt({ columns }, at), squareAt({ columns }, from));
  };
  const asked = start && indexOf({ columns }, start);
  if (at !== asked && countSteps(grid) === last && isAMoveFrom(last)) return grid.with(at, last + 1);
  if (at !== asked && (grid.indexOf(next) === asked || !isAMoveFrom(next))) return grid;
  // In a part of a tour, 0 stands for a square that is not visited.
  const isPart = grid.some((step, other) => step <= 0 && other !== at);
  const counted = isPart && next === 1 ? grid.map((step) => (step > 0 ? step + 1 : step)) : grid;
  return counted.with(at, isPart ? 1 : next - 1);
}
