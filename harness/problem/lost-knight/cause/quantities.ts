import { indexOf } from "../../../case/board.ts";
import type { LostKnightCase } from "../../../case/lost-knight.ts";
import type { Quantity } from "../../../finding/ideas.ts";
import { ofBoard } from "../../cause/split.ts";
import { squaresWithin } from "./to-search.ts";

/** Gives a measure of the cases that have a path; of the others nobody knows how far a search goes. */
const withPath = (measure: (asked: LostKnightCase, moves: number) => number) => (asked: LostKnightCase) =>
  asked.answer === "impossible" ? undefined : measure(asked, asked.answer);

/** Quantities of boards with an exit. A place is row * columns + column. */
const QUANTITIES: Partial<Record<Quantity, (asked: LostKnightCase) => number | undefined>> = {
  moves: withPath((_, moves) => moves),
  searched: withPath(({ board }, moves) => squaresWithin(board, moves)),
  "exit-place": withPath(({ board }) => indexOf(board, board.exit)),
  "exit-line": withPath(({ board: { exit } }) => Math.max(exit.row, exit.column)),
};

/** Measures a quantity of a case; undefined if it has none. */
export function quantityIn(asked: LostKnightCase, quantity: Quantity): number | undefined {
  return QUANTITIES[quantity]?.(asked) ?? ofBoard(asked, quantity);
}
