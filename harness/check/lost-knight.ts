import type { Answer, MovesAnswer } from "../answer/answer.ts";
import { indexOf, type Square, squareName } from "../case/board.ts";
import { isTorusKnightMove } from "../case/knight.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import { counted } from "../text.ts";
import { ACCEPTED, type Finding, type Judgement, rejected } from "./judgement.ts";

/** The number must be the least one. If a path was printed with it, the path is walked. */
export function checkLostKnight(asked: LostKnightCase, answer: Answer): Judgement {
  const saysImpossible = answer.kind !== "moves";
  if (asked.answer === "impossible") return saysImpossible ? ACCEPTED : rejected(shouldBeImpossible(answer));
  if (saysImpossible) {
    return rejected({
      kind: "says-impossible",
      message: `the exit can be reached in ${counted(asked.answer, "move")}, but the answer is that it cannot`,
      expected: String(asked.answer),
      found: "impossible",
    });
  }
  if (answer.moves !== asked.answer) {
    return rejected({
      kind: "wrong-number-of-moves",
      message: `the least number of moves is ${asked.answer}, the answer is ${answer.moves}`,
      expected: String(asked.answer),
      found: String(answer.moves),
    });
  }
  const defect = answer.path && pathDefect(asked, answer.path);
  return defect ? rejected(defect) : ACCEPTED;
}

function shouldBeImpossible({ moves }: MovesAnswer): Finding {
  return {
    kind: "should-be-impossible",
    message: `no way leads to the exit, but the answer is ${counted(moves, "move")}`,
    expected: "impossible",
    found: String(moves),
  };
}

/** The first defect of a path, unless it is right when its coordinates are read as column and row. */
function pathDefect(asked: LostKnightCase, path: readonly Square[]): Finding | undefined {
  const transposed = path.map(({ row, column }) => ({ row: column, column: row }));
  const defect = firstPathDefect(asked, path);
  return defect && firstPathDefect(asked, transposed) ? defect : undefined;
}

function firstPathDefect({ board }: LostKnightCase, path: readonly Square[]): Finding | undefined {
  for (const [step, square] of path.entries()) {
    const at = `square ${step} of the path, ${squareName(square)},`;
    const previous = path[step - 1];
    if (square.row < 0 || square.row >= board.rows || square.column < 0 || square.column >= board.columns) {
      return {
        kind: "path-leaves-board",
        message: `${at} is off the board of ${board.rows} x ${board.columns}`,
      };
    }
    if (!board.open[indexOf(board, square)]) return { kind: "path-blocked", message: `${at} is blocked` };
    if (previous && !isTorusKnightMove(board, previous, square)) {
      return {
        kind: "path-not-a-knight-move",
        message: `${at} is not a knight move from ${squareName(previous)}`,
      };
    }
  }
  const first = path[0]!;
  if (first.row !== board.start.row || first.column !== board.start.column) {
    return {
      kind: "path-starts-elsewhere",
      message: `the path starts on ${squareName(first)}, C is ${squareName(board.start)}`,
    };
  }
  const last = path.at(-1)!;
  if (last.row === board.exit.row && last.column === board.exit.column) return undefined;
  return {
    kind: "path-ends-elsewhere",
    message: `the path ends on ${squareName(last)}, the exit is ${squareName(board.exit)}`,
  };
}
