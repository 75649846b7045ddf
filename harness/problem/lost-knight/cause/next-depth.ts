import type { Board, Square } from "../../../case/board.ts";
import type { AskBoard, Given } from "./explaining-idea.ts";

/** Pairs of opposite moves. The search looks at one of the two squares first. */
const PAIRS = [
  [2, 1],
  [1, 2],
] as const;
const SIDE = 9;

/**
 * Recognises a search that answers with the depth of the next square in its queue, and not of S itself. The answer is
 * one too many if S is the last one of its depth. The order of the moves decides which square is last, so S is put on
 * one of two squares, then on the other: one of the two answers must be wrong.
 */
export async function answersNextDepth(given: readonly Given[], ask: AskBoard): Promise<boolean> {
  const excess = given.map(({ right, answered }) => Number(answered) - Number(right));
  const mayBe = given.every(({ right, answered }, at) => answered === right || excess[at] === 1);
  if (!mayBe || !excess.includes(0) || !excess.includes(1)) return false;
  for (const move of PAIRS) {
    const answers = [await ask(forked(move, 1)), await ask(forked(move, -1))];
    if (answers.toSorted().join() !== "1,2") return false;
  }
  return true;
}

/** A board on which C has a move to S and the opposite one. Both lead on to one square more. */
function forked([down, right]: readonly [number, number], sign: 1 | -1): Board {
  const middle = (SIDE - 1) / 2;
  const after = (moves: number): Square => ({ row: middle + moves * down, column: middle + moves * right });
  const open = new Uint8Array(SIDE * SIDE);
  for (const moves of [-2, -1, 0, 1, 2]) {
    const { row, column } = after(moves);
    open[row * SIDE + column] = 1;
  }
  return { rows: SIDE, columns: SIDE, open, start: after(0), exit: after(sign) };
}
