import { type Case, sizeOf } from "../../case/any-case.ts";
import type { Square } from "../../case/board.ts";
import { seededRandom } from "../../case/generator/random.ts";
import { defectOf } from "./made-answer.ts";
import { madeMoves } from "./paths.ts";
import { madeTours } from "./tours.ts";

/** What became of made-up answers. */
export interface ValidatorReport {
  /** How many answers were judged. */
  readonly answers: number;
  /** Sentences on those that were judged wrongly. */
  readonly defects: readonly string[];
}

/** How often an answer is damaged in each way. */
const ROUNDS = 3;
/** Answers to larger cases are long, and damaged no differently. */
const MOST_SQUARES = 400;

/**
 * Puts right and damaged answers to the reader and the checker of a case. Which ones is the same every time.
 *
 * @param tour a right tour of the case; absent for a case without one
 */
export function examineValidators(asked: Case, tour?: readonly Square[]): ValidatorReport {
  const { rows, columns } = sizeOf(asked);
  if (rows * columns > MOST_SQUARES) return { answers: 0, defects: [] };
  const pick = seededRandom(rows * columns).below;
  const made = Array.from({ length: ROUNDS }, () =>
    asked.problem === "lost-knight" ? madeMoves(asked, pick) : madeTours(asked, tour, pick),
  ).flat();
  return { answers: made.length, defects: made.flatMap((answer) => defectOf(asked, answer) ?? []) };
}
