import { around } from "../../case/board-rules.ts";
import { KNIGHT_MOVES, type Size } from "../../case/knight.ts";
import type { Step } from "../../finding/walk.ts";

type Pair = readonly [row: number, column: number];

/** A straight line between two points of a board, in squares from the centre of the upper left one. */
export interface Stroke {
  readonly from: Pair;
  readonly to: Pair;
}

/** A move from one step of a walk to the next. A move over an edge has two strokes: one that leaves, one that enters. */
export interface DrawnMove {
  /** The step that it leads to. */
  readonly step: number;
  readonly strokes: readonly Stroke[];
}

/**
 * Draws the moves between consecutive steps of a walk. A step that is on several squares, or on none, has no moves, and none is
 * drawn from a step outside the board.
 */
export function movesOf(steps: readonly Step[], board: Size & { readonly wraps: boolean }): DrawnMove[] {
  const unique = new Map<number, Pair | undefined>();
  for (const { step, at } of steps) unique.set(step, unique.has(step) ? undefined : at);
  return steps.flatMap(({ step }) => {
    const from = unique.get(step - 1);
    const to = unique.get(step);
    return from && to && isOnBoard(from, board) ? [{ step, ...moveBetween(from, to, board) }] : [];
  });
}

/** Tests if a square is on a board. */
export function isOnBoard([row, column]: Pair, { rows, columns }: Size): boolean {
  return row >= 0 && row < rows && column >= 0 && column < columns;
}

function moveBetween(
  from: Pair,
  to: Pair,
  { rows, columns, wraps }: Size & { readonly wraps: boolean },
): Omit<DrawnMove, "step"> {
  const [down, right] = [to[0] - from[0], to[1] - from[1]];
  const isPlain = Math.abs(down * right) === 2;
  const overEdge =
    wraps && !isPlain && isOnBoard(to, { rows, columns })
      ? KNIGHT_MOVES.find(
          ([rowsDown, columnsRight]) =>
            around(rowsDown - down, rows) === 0 && around(columnsRight - right, columns) === 0,
        )
      : undefined;
  if (!overEdge) return { strokes: [{ from, to }] };
  const [rowsDown, columnsRight] = overEdge;
  return {
    strokes: [
      { from, to: [from[0] + rowsDown, from[1] + columnsRight] },
      { from: [to[0] - rowsDown, to[1] - columnsRight], to },
    ],
  };
}
