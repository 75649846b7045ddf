import type { Answer } from "../../answer/reading/answer.ts";
import { indexOf, type Square } from "../../case/board.ts";
import { around } from "../../case/board-rules.ts";
import { isTorusKnightMove } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { toPair } from "../../case/square-schema.ts";
import type { PathDefect } from "../../finding/lost-knight.ts";
import { writeWalk } from "../../finding/walk.ts";
import { ACCEPTED, type Judgement, rejected } from "../judgement.ts";
import { pathView } from "./path-view.ts";

type AskedPath = Pick<LostKnightCase, "board" | "answer">;

/** Checks the number of moves and, if a path was printed, every step of the path. */
export function checkLostKnight(asked: AskedPath, answer: Answer): Judgement {
  const expected = asked.answer;
  if (answer.kind !== "moves") {
    return expected === "impossible" ? ACCEPTED : rejected({ kind: "says-impossible", expected });
  }
  const found = answer.moves;
  const counted = answer.isPath && { isPath: answer.isPath };
  if (expected === "impossible") return rejected({ kind: "should-be-impossible", found, ...counted });
  if (found !== expected)
    return rejected({ kind: "wrong-number-of-moves", expected, found, ...counted, ...walkOf(answer.path) });
  const defect = answer.path && pathDefect(asked, answer.path);
  return defect ? rejected(defect) : ACCEPTED;
}

/** First defect of a path from C. A path has no defect if it is valid with columns and rows exchanged. */
function pathDefect(asked: AskedPath, path: readonly Square[]): PathDefect | undefined {
  const defect = firstPathDefect(asked, path);
  if (!defect) return undefined;
  const transposed = path.map(({ row, column }) => ({ row: column, column: row }));
  if (isSame(transposed[0]!, asked.board.start) && !firstPathDefect(asked, transposed)) return undefined;
  const view = pathView({ board: asked.board, path }, defect);
  return { ...defect, ...(view && { view }), ...walkOf(path) };
}

function walkOf(path: readonly Square[] = []): { walk?: string } {
  const walk = writeWalk(path.map((square, step) => ({ step, at: toPair(square) })));
  return walk === undefined ? {} : { walk };
}

/** First defect of a path from C whose coordinates are rows and columns. */
export function firstPathDefect({ board }: AskedPath, path: readonly Square[]): PathDefect | undefined {
  const { rows, columns } = board;
  for (const [step, square] of path.entries()) {
    const at = toPair(square);
    const previous = path[step - 1];
    if (square.row < 0 || square.row >= rows || square.column < 0 || square.column >= columns) {
      return { kind: "path-leaves-board", at, step, rows, columns };
    }
    if (!board.open[indexOf(board, square)]) return { kind: "path-blocked", at, step };
    if (previous && !isTorusKnightMove(board, previous, square)) {
      const from = toPair(previous);
      const by: [number, number] = [shift(at[0] - from[0], rows), shift(at[1] - from[1], columns)];
      return { kind: "path-not-a-knight-move", at, from, by, step };
    }
  }
  const last = path.at(-1)!;
  if (isSame(last, board.exit)) return undefined;
  return { kind: "path-ends-elsewhere", expected: toPair(board.exit), found: toPair(last) };
}

/** The shorter way from one row or column to another one. */
function shift(by: number, side: number): number {
  const ahead = around(by, side);
  return ahead > side / 2 ? ahead - side : ahead;
}

function isSame(one: Square, other: Square): boolean {
  return one.row === other.row && one.column === other.column;
}
