import { type Board, indexOf, squareAt } from "../../../case/board.ts";
import { torusNeighbours } from "../../../case/knight.ts";
import type { Moves } from "../idea/idea.ts";
import type { Kind } from "./kind.ts";

/** Estimates the moves between two squares from the rows and the columns between them. */
type Estimate = (rows: number, columns: number) => number;

/** Estimates that may be too large. */
const TOO_LARGE: readonly Estimate[] = [
  (rows, columns) => rows + columns,
  (rows, columns) => Math.hypot(rows, columns),
  (rows, columns) => Math.max(rows, columns),
  // Never too large on a board without a wrap; around the edges there may be a shorter way.
  (rows, columns) => Math.ceil((rows + columns) / 3),
];

/** Estimates that are never too large, if they are measured around the edges. */
const FAIR: readonly Estimate[] = [
  (rows, columns) => (rows + columns) / 3,
  (rows, columns) => Math.floor((rows + columns) / 3),
  (rows, columns) => Math.ceil((rows + columns) / 3),
  (rows, columns) => Math.max(rows, columns) / 2,
  (rows, columns) => Math.floor(Math.max(rows, columns) / 2),
  (rows, columns) => Math.ceil(Math.max(rows, columns) / 2),
  (rows, columns) => Math.max((rows + columns) / 3, Math.max(rows, columns) / 2),
  (rows, columns) => Math.hypot(rows, columns) / Math.sqrt(5),
];

const TIES = ["oldest", "newest", "by-place", "fewest-moves", "most-moves"] as const;
type Ties = (typeof TIES)[number];

/** Details in which searches by an estimate differ. */
interface Habits {
  readonly estimate: Estimate;
  /** Counts the moves so far, too (A*), or not (greedy). */
  readonly counts: boolean;
  /** Measures around the edges. */
  readonly wraps: boolean;
  /** Order of squares with the same estimate. */
  readonly ties: Ties;
  /** Time at which a square is done with. */
  readonly closes: Closes;
}

const CLOSES = ["when-found", "when-taken", "never"] as const;
type Closes = (typeof CLOSES)[number];

/** All searches with these habits. They differ in the order of squares with the same estimate, and in when they are done with one. */
function searchesWith(habits: Omit<Habits, "ties" | "closes">, closing: readonly Closes[]): Kind["searches"] {
  return TIES.flatMap((ties) =>
    closing.map((closes) => (board: Board) => searched(board, { ...habits, ties, closes })),
  );
}

/** A* and greedy searches led by an estimate that may be too large, and A* that is done with a square when it finds it. */
export const estimateKinds: readonly Kind[] = [
  ...TOO_LARGE.flatMap((estimate) =>
    [true, false].flatMap((counts) =>
      [true, false].map(
        (wraps): Kind => ({
          name: "estimate-too-large",
          searches: searchesWith({ estimate, counts, wraps }, counts ? CLOSES : ["when-found"]),
          findsWays: true,
        }),
      ),
    ),
  ),
  ...FAIR.map(
    (estimate): Kind => ({
      name: "closed-when-found",
      searches: searchesWith({ estimate, counts: true, wraps: true }, ["when-found"]),
      findsWays: true,
    }),
  ),
];

function searched(board: Board, { estimate, counts, wraps, ties, closes }: Habits): Moves {
  const { rows, columns, open, exit } = board;
  const [start, goal] = [indexOf(board, board.start), indexOf(board, exit)];
  const between = (one: number, other: number, size: number) => {
    const apart = Math.abs(one - other);
    return wraps ? Math.min(apart, size - apart) : apart;
  };
  const left = (square: number) => {
    const { row, column } = squareAt(board, square);
    return estimate(between(row, exit.row, rows), between(column, exit.column, columns));
  };
  const moves = new Int32Array(open.length).fill(-1);
  const isDone = new Uint8Array(open.length);
  moves[start] = 0;
  const waiting = [{ square: start, moves: 0, worth: 0, at: 0 }];
  for (let found = 0; waiting.length > 0; ) {
    const [next] = waiting.splice(firstOf(waiting, ties), 1);
    const { square, moves: soFar } = next!;
    if (square === goal) return soFar;
    if (closes === "when-taken" && isDone[square]) continue;
    isDone[square] = 1;
    for (const to of torusNeighbours(board, square)) {
      const isWorse = moves[to]! >= 0 && (closes === "when-found" || moves[to]! <= soFar + 1);
      if (!open[to] || isWorse || (closes === "when-taken" && isDone[to])) continue;
      moves[to] = soFar + 1;
      waiting.push({ square: to, moves: soFar + 1, worth: (counts ? soFar + 1 : 0) + left(to), at: ++found });
    }
  }
  return "impossible";
}

interface Waiting {
  readonly square: number;
  readonly moves: number;
  readonly worth: number;
  readonly at: number;
}

const RANKS: Readonly<Record<Ties, (waiting: Waiting) => number>> = {
  oldest: ({ at }) => at,
  newest: ({ at }) => -at,
  "by-place": ({ square }) => square,
  "fewest-moves": ({ moves }) => moves,
  "most-moves": ({ moves }) => -moves,
};

function firstOf(waiting: readonly Waiting[], ties: Ties): number {
  const rank = RANKS[ties];
  let best = 0;
  for (let each = 1; each < waiting.length; each++) {
    const difference =
      waiting[each]!.worth - waiting[best]!.worth || rank(waiting[each]!) - rank(waiting[best]!);
    if (difference < 0) best = each;
  }
  return best;
}
