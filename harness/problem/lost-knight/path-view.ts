import { type Board, indexOf, type Square } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import { toPair } from "../../case/square-schema.ts";
import type { PathDefect } from "../../finding/lost-knight.ts";
import { VIEW_LETTERS, type View, type ViewLetter } from "../../finding/view.ts";
import { TRAIL, viewOf } from "../view.ts";

interface Walk {
  readonly board: Board;
  readonly path: readonly Square[];
}

/** Cuts out the board around a defect, with the squares before it. */
export function pathView({ board, path }: Walk, defect: PathDefect): View | undefined {
  const letterAt = (square: Square) => letterOf(board, square);
  /** @param beside squares that must be visible with the place; undefined if they are too far away */
  const around = (step: number, ...beside: [number, number][]) => {
    const steps = path
      .map((square, each) => ({ at: toPair(square), step: each }))
      .slice(Math.max(0, step - TRAIL), step + 1)
      .reverse();
    return viewOf({ ...board, wraps: true, letterAt }, { place: toPair(path[step]!), beside, steps });
  };

  switch (defect.kind) {
    case "path-blocked":
      return around(defect.step);
    case "path-not-a-knight-move":
      return around(defect.step, defect.from) ?? around(defect.step - 1);
    case "path-leaves-board": {
      // The end of a move that only fails to wrap around can be shown beyond the edge.
      const previous = path[defect.step - 1];
      const isMove = previous && isKnightMove(previous, path[defect.step]!);
      return (isMove && around(defect.step, toPair(previous))) || around(defect.step - 1);
    }
    case "path-ends-elsewhere":
      return around(path.length - 1, defect.expected) ?? around(path.length - 1);
  }
}

function letterOf(board: Board, square: Square): ViewLetter {
  const index = indexOf(board, square);
  if (index === indexOf(board, board.start)) return VIEW_LETTERS.start;
  if (index === indexOf(board, board.exit)) return VIEW_LETTERS.exit;
  return board.open[index] ? VIEW_LETTERS.plain : VIEW_LETTERS.blocked;
}
