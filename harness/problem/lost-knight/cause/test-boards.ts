import { remembered } from "../../../base/remembered.ts";
import { type Board, squareAt } from "../../../case/board.ts";
import { randomBoard } from "../../../case/generator/random-board.ts";

/** Moves on a smaller side can return to their own square, which shows nothing. */
const LEAST_SIDE = 3;
const MOST_SIDE = 6;
const MOST_BLOCKED = 3;
/** Number of free squares that are as much to look at as one blocked square. */
const BLOCKED_WEIGHT = 4;
/** Limit of a search: some ideas go wrong on large boards only. */
const MOST_BOARDS = 10_000;

/** Finds the simplest small board that shows something, or a larger one; undefined if no board does. */
export function boardThat(shows: (board: Board) => boolean): Board | undefined {
  return simplestBoards().find(shows) ?? largerBoards().find(shows);
}

/** Tests if a board is small enough to be tried by hand. */
export function isSmall({ rows, columns }: Board): boolean {
  return Math.max(rows, columns) <= MOST_SIDE;
}

/** Boards on which the exit is about ten moves away. */
const largerBoards = remembered(() =>
  Array.from({ length: 60 }, (_, seed) =>
    randomBoard({
      kind: "random",
      rows: 17,
      columns: 20 + (seed % 6),
      open: 150,
      start: [4, 5],
      exit: [12, 16],
      seed,
    }),
  ),
);

/** The boards are kept with their right answers: each idea is put to the same ones. */
const simplestBoards = remembered(() => {
  const boards: Board[] = [];
  for (const board of smallBoards()) if (boards.push(board) === MOST_BOARDS) break;
  return boards;
});

/** Every small board, the simplest first. */
function* smallBoards(): Generator<Board> {
  for (const { rows, columns, blocked } of looks()) {
    const squares = rows * columns;
    for (const closed of choices(squares, blocked)) {
      const open = new Uint8Array(squares).fill(1);
      for (const square of closed) open[square] = 0;
      for (let start = 0; start < squares; start++) {
        for (let exit = 0; exit < squares; exit++) {
          if (start === exit || !open[start] || !open[exit]) continue;
          yield {
            rows,
            columns,
            open,
            start: squareAt({ columns }, start),
            exit: squareAt({ columns }, exit),
          };
        }
      }
    }
  }
}

function looks(): { rows: number; columns: number; blocked: number }[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const sides = range(LEAST_SIDE, MOST_SIDE);
  return sides
    .flatMap((rows) =>
      sides.flatMap((columns) => range(0, MOST_BLOCKED).map((blocked) => ({ rows, columns, blocked }))),
    )
    .map((look) => ({ ...look, weight: look.rows * look.columns + BLOCKED_WEIGHT * look.blocked }))
    .sort((a, b) => a.weight - b.weight);
}

function* choices(squares: number, count: number): Generator<number[]> {
  if (count === 0) return yield [];
  for (const chosen of choices(squares, count - 1)) {
    for (let square = (chosen.at(-1) ?? -1) + 1; square < squares; square++) yield [...chosen, square];
  }
}
