import { MOVES, type Move, neighbours, type Size } from "./knight.ts";

/** A published way to look for an open tour, as a student would program it. */
export interface Strategy {
  /** The order in which moves are tried. */
  readonly moves: readonly Move[];
  /**
   * Whether squares with fewer onward moves are tried first (Warnsdorff's rule); ties keep the order of the
   * moves.
   */
  readonly warnsdorff: boolean;
  /** Whether a dead end is left by steps back, or is the end. */
  readonly backtracks: boolean;
}

/**
 * Four published programs for the 8 x 8 board, one of them with and without its rule. The program of V4 keeps
 * one list of candidates for all levels of its recursion, which disturbs the order after a step back; this is
 * the strategy that it means to follow.
 */
export const strategies = {
  V1: {
    moves: [
      [+2, +1],
      [+1, +2],
      [-1, +2],
      [-2, +1],
      [-2, -1],
      [-1, -2],
      [+1, -2],
      [+2, -1],
    ],
    warnsdorff: true,
    backtracks: true,
  },
  V2: { moves: MOVES, warnsdorff: true, backtracks: true },
  V3: {
    moves: [
      [-2, -1],
      [-2, +1],
      [-1, -2],
      [-1, +2],
      [+2, -1],
      [+2, +1],
      [+1, -2],
      [+1, +2],
    ],
    warnsdorff: true,
    backtracks: false,
  },
  "V4 with rule": { moves: MOVES, warnsdorff: true, backtracks: true },
  "V4 without rule": { moves: MOVES, warnsdorff: false, backtracks: true },
} as const satisfies Record<string, Strategy>;

/** A moment of the search; of the one object that is passed to all of them. */
export interface Progress {
  /** The number of each square's step from 1, row by row, 0 where the knight has not been. */
  readonly steps: Int32Array;
  /** Squares entered so far, the start included: the calls of a recursive program. */
  forward: number;
  /** Squares left again. */
  back: number;
}

export interface Playing extends Size {
  readonly row: number;
  readonly column: number;
  /** Called in every dead end, before the first step back. */
  readonly atDeadEnd?: (progress: Progress) => void;
  /** Squares to enter before giving up; unlimited by default. */
  readonly limit?: number;
}

export type Outcome = Progress & { readonly end: "tour" | "dead end" | "gave up" };

/** Follows a strategy from a start on a board without wrap-around. */
export function play(strategy: Strategy, playing: Playing): Outcome {
  const { limit = Number.POSITIVE_INFINITY } = playing;
  const steps = new Int32Array(playing.rows * playing.columns);
  const progress: Progress = { steps, forward: 0, back: 0 };

  const choicesAt = (square: number): number[] =>
    neighbours(playing, square, strategy.moves).filter((to) => steps[to] === 0);
  const ordered = (choices: number[]): number[] => {
    if (!strategy.warnsdorff) return choices;
    const onward = new Map(choices.map((square) => [square, choicesAt(square).length]));
    return choices.sort((a, b) => onward.get(a)! - onward.get(b)!);
  };

  const enter = (square: number): Outcome["end"] => {
    steps[square] = ++progress.forward - progress.back;
    if (steps[square] === steps.length) return "tour";
    const choices = ordered(choicesAt(square));
    if (choices.length === 0) playing.atDeadEnd?.(progress);
    for (const choice of choices) {
      if (progress.forward >= limit) return "gave up";
      const end = enter(choice);
      if (end !== "dead end" || !strategy.backtracks) return end;
      steps[choice] = 0;
      progress.back++;
    }
    return "dead end";
  };
  const end = enter(playing.row * playing.columns + playing.column);
  return { ...progress, end };
}
