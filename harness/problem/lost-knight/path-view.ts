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

/** The part of the board on which a path goes wrong, with the squares before it. */
export function pathView({ board, path }: Walk, defect: PathDefect): View | undefined {
  const letterAt = (square: Square) => letterOf(board, square);
  /** @param beside what must be seen with the place */
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
      return around(defect.step, defect.from);
    case "path-leaves-board": {
      // A move that only was not wrapped around ends on a square that can be shown beyond the edge.
      const previous = path[defect.step - 1];
      const isMove = previous && isKnightMove(previous, path[defect.step]!);
      return isMove ? around(defect.step, toPair(previous)) : undefined;
    }
    case "path-ends-elsewhere":
      return around(path.length - 1, defect.expected);
  }
}

function letterOf(board: Board, square: Square): ViewLetter {
  const index = indexOf(board, square);
  if (index === indexOf(board, board.start)) return VIEW_LETTERS.start;
  if (index === indexOf(board, board.exit)) return VIEW_LETTERS.exit;
  return board.open[index] ? VIEW_LETTERS.plain : VIEW_LETTERS.blocked;
}
