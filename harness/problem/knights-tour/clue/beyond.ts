import { type Square, squareAt } from "../../../case/board.ts";
import { isKnightMove, KNIGHT_MOVES } from "../../../case/knight.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { type Rejected, routeOf } from "./route.ts";

/** One number may be missing for another reason. */
const LEAST_TIMES = 2;

/** Recognises a tour with missing numbers that each fit just below or to the right of the board, a move from the ones before and after. */
export function beyondClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid") return undefined;
  const { rows, columns } = asked;
  const route = routeOf({ asked, answer });
  const end = route.findLastIndex((square) => square >= 0);
  const missing = Array.from(route.keys()).filter((step) => step < end && route[step]! < 0);
  const found = missing.map((step) => {
    const [before, after] = [route[step - 1] ?? -1, route[step + 1] ?? -1];
    if (before < 0 || after < 0) return undefined;
    const [from, to] = [squareAt(asked, before), squareAt(asked, after)];
    const at = squaresBeside(from).find(
      ({ row, column }) =>
        isJustBeyond({ row, column }, { rows, columns }) && isKnightMove({ row, column }, to),
    );
    return at && { at, number: step + answer.base };
  });
  const [first] = found;
  if (!first || found.length < LEAST_TIMES || found.includes(undefined)) return undefined;
  return {
    kind: "beyond-the-board",
    times: found.length,
    number: first.number,
    at: toPair(first.at),
    rows,
    columns,
  };
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
