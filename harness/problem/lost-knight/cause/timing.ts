import { remembered } from "../../../base/remembered.ts";
import { type Board, boardText, type Square } from "../../../case/board.ts";
import type { LostKnightCase } from "../../../case/lost-knight.ts";
import type { Diagnosis } from "../../../finding/index.ts";
import type { Attempt } from "../../../finding/ruling.ts";
import type { Ask } from "../../cause/ask.ts";
import type { CaseAttempt } from "../../cause/case-attempt.ts";
import { squaresWithin } from "./to-search.ts";
import { boardTrial } from "./trial-cases.ts";

/** Cases that must be too slow before a program is timed on boards of ours. */
const LEAST_SLOW = 3;
/** Shorter times are not measured well. */
const LEAST_MS = 60;
/** No search takes so many times as long for twice the squares, unless it looks at them again and again. */
const MOST_FACTOR = 8;

/** Boards on which the work of a good search grows less than twofold from one to the next. */
interface Series {
  readonly steps: readonly number[];
  board(step: number): Board;
  /** A step must take this many times as long as the one before, twice in turn: one step may be an endless loop. */
  leastFactor(step: number): number;
}

/** More than the square of the squares to look at explains. */
const MORE_THAN_SQUARED = 1.3;

/** S one move farther at each step, on the same open board. */
const FARTHER: Series = {
  steps: Array.from({ length: 14 }, (_, at) => at + 3),
  board: (moves) => open(64, { row: 2 * moves, column: moves }),
  leastFactor: (moves) => MORE_THAN_SQUARED * (squaresOnOpen(moves) / squaresOnOpen(moves - 1)) ** 2,
};

/** Twice the squares at each step, and S as far away as can be. */
const LARGER: Series = {
  steps: [23, 32, 45, 64, 91, 128, 181, 256],
  board: (side) => open(side, { row: Math.floor(side / 2), column: Math.floor(side / 2) }),
  leastFactor: () => 2.5,
};

/**
 * Finds out why a program is too slow, by its times on open boards: each move to S more multiplies the time, or twice the
 * squares take much more than twice the time.
 */
export async function diagnoseSlowness(
  tried: readonly CaseAttempt<LostKnightCase>[],
  ask: Ask<LostKnightCase>,
): Promise<Diagnosis | undefined> {
  if (tried.filter(isTooMuch).length < LEAST_SLOW) return undefined;
  const startMs = await timeOn(open(8, { row: 2, column: 1 }), ask);
  // What takes too long next to C takes too long everywhere.
  if (startMs === undefined || isOver(startMs)) return undefined;
  const farther = await firstSteep(FARTHER, startMs, ask);
  if (farther) return { kind: "squares-again", moves: farther.step };
  const larger = await firstSteep(LARGER, startMs, ask);
  return larger && larger.factor <= MOST_FACTOR
    ? { kind: "slow-squares", squares: larger.step ** 2, factor: larger.factor }
    : undefined;
}

/** Finds the first step of a series that takes many times as long as the one before, like that one; undefined if none does. */
async function firstSteep({ steps, leastFactor, board }: Series, startMs: number, ask: Ask<LostKnightCase>) {
  const times: number[] = [];
  for (const step of steps) {
    const ms = isOver(times.at(-1)) ? undefined : await timeOn(board(step), ask);
    if (ms === undefined) return undefined;
    times.push(ms - startMs);
    const [first, second, third] = times.slice(-3);
    const factors = [second! / Math.max(first!, 1), third! / second!];
    const at = times.length - 1;
    const isSteep =
      second! >= LEAST_MS && factors.every((factor, back) => factor >= leastFactor(steps[at - 1 + back]!));
    // A board over the limit has no measured time, and so no factor. The last one that has is told.
    const factor = factors.findLast((each) => !isOver(each))!;
    if (isSteep) return { step, factor: Math.round(10 * factor) / 10 };
  }
  return undefined;
}

const isOver = (time: number | undefined) => time === Number.POSITIVE_INFINITY;

/** Computing time on a board, in ms; infinite if it is too long, undefined if the program does not answer. */
async function timeOn(board: Board, ask: Ask<LostKnightCase>): Promise<number | undefined> {
  const attempt = await ask(boardTrial("example", boardText(board)));
  if (isTooMuch(attempt)) return Number.POSITIVE_INFINITY;
  return attempt.verdict === "AC" ? attempt.measured?.cpuMs : undefined;
}

/** A search that looks at squares again and again may need too much memory before its time is over. */
function isTooMuch({ finding }: Attempt): boolean {
  return finding?.kind === "cpu-limit" || finding?.kind === "memory-limit";
}

const openBoard = remembered(() => open(64, { row: 0, column: 1 }));

function squaresOnOpen(moves: number): number {
  return squaresWithin(openBoard(), moves);
}

function open(side: number, exit: Square): Board {
  const squares = new Uint8Array(side * side).fill(1);
  return { rows: side, columns: side, open: squares, start: { row: 0, column: 0 }, exit };
}
