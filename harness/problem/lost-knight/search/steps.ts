import { type Board, indexOf } from "../../../case/board.ts";
import { around, type Move } from "../../../case/board-rules.ts";

/** Squares of a board, row by row, and the way from each to the next ones. */
export interface Steps {
  readonly start: number;
  readonly exit: number;
  readonly squares: number;
  /** Lists the free squares one move away, in the order of the moves. */
  from(square: number): readonly number[];
}

export function stepsOn(board: Board, order: readonly Move[]): Steps {
  const { rows, columns, open } = board;
  const known: (readonly number[] | undefined)[] = [];
  return {
    start: indexOf(board, board.start),
    exit: indexOf(board, board.exit),
    squares: open.length,
    from(square) {
      const row = Math.floor(square / columns);
      const column = square - row * columns;
      known[square] ??= order
        .map(([down, right]) => around(row + down, rows) * columns + around(column + right, columns))
        .filter((to) => open[to]);
      return known[square];
    },
  };
}
