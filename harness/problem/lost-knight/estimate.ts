import { remembered } from "../../base/remembered.ts";
import { type Board, indexOf, squareAt } from "../../case/board.ts";
import { leastMoves } from "../../case/board-rules.ts";
import { randomBoard } from "../../case/generator/random-board.ts";
import { torusNeighbours } from "../../case/knight.ts";
import type { AskBoard, Given } from "./explain.ts";
import type { Moves } from "./idea/idea.ts";

/** Estimates the moves between two squares from the rows and the columns between them. */
type Estimate = (rows: number, columns: number) => number;

const ESTIMATES: readonly Estimate[] = [
  (rows, columns) => rows + columns,
  (rows, columns) => Math.hypot(rows, columns),
  (rows, columns) => Math.max(rows, columns),
  // Never too large on a board without a wrap; around the edges there may be a shorter way.
  (rows, columns) => Math.ceil((rows + columns) / 3),
];

const TIES = ["oldest", "newest", "by-place", "fewest-moves", "most-moves"] as const;
type Ties = (typeof TIES)[number];

/** Details in which searches by an estimate differ. */
interface Habits {
  /** Counts the moves so far, too (A*), or not (greedy). */
  readonly counts: boolean;
  /** Measures around the edges. */
  readonly wraps: boolean;
  /** Order of squares with the same estimate. */
  readonly ties: Ties;
  /** Time at which a square is done with. */
  readonly closes: "when-found" | "when-taken" | "never";
}

/** Answers that must be known. The lengths of paths on one board are few, so that one fits a search by chance. */
const LEAST_ANSWERS = 5;
/** Wrong answers that must be predicted. */
const LEAST_WRONG = 3;
/** Boards that are put to the program. */
const MOST_TESTS = 6;
/** Larger boards take long, and the order of squares with the same estimate decides more often. */
const MOST_SQUARES = 400;

/**
 * Recognises a search led by an estimate that may be larger than the true distance: A* or greedy search with the
 * distance of rows and columns. Such searches differ in the order of squares with the same estimate, so an answer is
 * predicted only if it is the same in every order. Boards with such answers are put to the program.
 */
export async function isLedByEstimate(given: readonly Given[], ask: AskBoard): Promise<boolean> {
  const answers = given.map(({ answered }) => answered);
  if (answers.length < LEAST_ANSWERS || new Set(answers).size === 1) return false;
  // Such a search finds a way wherever there is one, and none that is shorter than the least.
  const isWay = ({ right, answered }: Given) =>
    right === "impossible" || answered === "impossible" ? right === answered : answered >= right;
  if (!given.every(isWay)) return false;
  const known = given.filter(({ board }) => board.rows * board.columns <= MOST_SQUARES);
  let left = KINDS.filter((kind) => known.every((each) => mayAnswer(kind, each)));
  for (let tests = 0; tests < MOST_TESTS; tests++) {
    const [kind] = left;
    if (!kind) return false;
    if (known.filter((each) => isWrongAsPredicted(kind, each)).length >= LEAST_WRONG) return true;
    const board = misleadingBoards(kind).find((each) => known.every((other) => other.board !== each));
    const answered = board && (await ask(board));
    if (answered === undefined) return false;
    const test = { board: board!, right: leastMoves(board!), answered };
    known.push(test);
    left = left.filter((each) => mayAnswer(each, test));
  }
  return false;
}

function mayAnswer(kind: Kind, { board, answered }: Given): boolean {
  const predicted = predictionOf(kind, board);
  return predicted === undefined || predicted === answered;
}

function isWrongAsPredicted(kind: Kind, { board, right, answered }: Given): boolean {
  return answered !== right && predictionOf(kind, board) === answered;
}

const SIDE = 14;
/** Free squares: so few that detours are long, and so many that there is a choice. */
const OPEN = 90;
const MOST_SEEDS = 200;

/** Finds boards on which all searches of a kind give the same wrong answer. */
const misleadingBoards = remembered((kind: Kind): Board[] => {
  const boards: Board[] = [];
  for (let seed = 1; seed <= MOST_SEEDS && boards.length < MOST_TESTS; seed++) {
    const board = randomBoard({
      kind: "random",
      rows: SIDE,
      columns: SIDE,
      open: OPEN,
      start: [2, 3],
      exit: [9, 10],
      seed,
    });
    const predicted = predictionOf(kind, board);
    if (predicted !== undefined && predicted !== leastMoves(board)) boards.push(board);
  }
  return boards;
});

interface Kind extends Pick<Habits, "counts" | "wraps"> {
  readonly estimate: Estimate;
}

const KINDS: readonly Kind[] = ESTIMATES.flatMap((estimate) =>
  [true, false].flatMap((counts) => [true, false].map((wraps) => ({ estimate, counts, wraps }))),
);

/** Gives the answer that all searches of a kind give; undefined if they differ. */
function predictionOf(kind: Kind, board: Board): Moves | undefined {
  let common: Moves | undefined;
  for (const ties of TIES) {
    for (const closes of kind.counts
      ? (["when-found", "when-taken", "never"] as const)
      : (["when-found"] as const)) {
      const answer = searched(board, { ...kind, ties, closes });
      if (common !== undefined && common !== answer) return undefined;
      common = answer;
    }
  }
  return common;
}

function searched(board: Board, { estimate, counts, wraps, ties, closes }: Habits & Kind): Moves {
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
