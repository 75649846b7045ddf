import { type Square, squareAt } from "../../../case/board.ts";
import { isKnightMove, KNIGHT_MOVES, type Size } from "../../../case/knight.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { type Rejected, routeOf } from "./route.ts";

/** One number may be missing for another reason. */
const LEAST_TIMES = 2;

/** More steps in a row are hardly all beyond the board. */
const MOST_IN_A_ROW = 5;

/** Recognises a tour with missing numbers that all fit just below or to the right of the board, in moves from the step before to the one after. */
export function beyondClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid") return undefined;
  const { rows, columns } = asked;
  const route = routeOf({ asked, answer });
  const end = route.findLastIndex((square) => square >= 0);
  let first: { readonly number: number; readonly at: Square } | undefined;
  let times = 0;
  for (let step = 1; step <= end; step++) {
    if (route[step]! >= 0) continue;
    const before = route[step - 1]!;
    const next = route.findIndex((square, later) => later > step && square >= 0);
    if (before < 0 || next - step > MOST_IN_A_ROW) return undefined;
    const at = wayBeyond(asked, squareAt(asked, before), {
      to: squareAt(asked, route[next]!),
      steps: next - step,
    });
    if (!at) return undefined;
    first ??= { number: step + answer.base, at };
    times += next - step;
    step = next;
  }
  if (!first || times < LEAST_TIMES) return undefined;
  return { kind: "beyond-the-board", times, number: first.number, at: toPair(first.at), rows, columns };
}

interface Way {
  readonly to: Square;
  readonly steps: number;
}

/** Finds the first square of a way of so many steps just beyond the board; undefined if there is none. */
function wayBeyond(size: Size, from: Square, { to, steps }: Way): Square | undefined {
  return squaresBeside(from)
    .filter((square) => isJustBeyond(square, size))
    .find((square) =>
      steps === 1
        ? isKnightMove(square, to)
        : wayBeyond(size, square, { to, steps: steps - 1 }) !== undefined,
    );
}

function squaresBeside({ row, column }: Square): Square[] {
  return KNIGHT_MOVES.map(([down, right]) => ({ row: row + down, column: column + right }));
}

/** Tests if a square lies in the first row below the board, or in the first column to its right. */
function isJustBeyond(
  { row, column }: Square,
  { rows, columns }: Record<"rows" | "columns", number>,
): boolean {
  const isNear = row >= 0 && column >= 0 && row <= rows && column <= columns;
  return isNear && (row === rows || column === columns);
}
