import type { Answer } from "../../../answer/reading/answer.ts";
import type { TourCase } from "../../../case/knights-tour.ts";
import type { Clue } from "../../../finding/index.ts";
import type { AskedTour } from "../tour.ts";
import { beyondClue } from "./beyond.ts";
import { cornerEndClue, endingClue, filledClue, straightEndClue } from "./ending.ts";
import { eightBitsClue, skippedClue, unmarkedStartClue } from "./numbering.ts";
import { slipClue } from "./repairs.ts";
import type { Rejected } from "./route.ts";
import { rowByRowClue } from "./row-by-row.ts";
import { keptSquaresClue, unreadClue, wrappedNumbersClue } from "./unread.ts";
import { torusClue, vectorClue } from "./vector.ts";

/** Recognisers in the order of trial; the first clue counts. */
const RECOGNISERS: readonly ((rejected: Rejected) => Clue | undefined)[] = [
  slipClue,
  keptSquaresClue,
  wrappedNumbersClue,
  eightBitsClue,
  unmarkedStartClue,
  rowByRowClue,
  skippedClue,
  beyondClue,
  filledClue,
  vectorClue,
  torusClue,
  straightEndClue,
  cornerEndClue,
  endingClue,
];

/** Finds a clue to the cause of an invalid tour; undefined if there is none, or if the case has no tour. */
export function tourClue(asked: AskedTour & Pick<TourCase, "answer">, answer: Answer): Clue | undefined {
  if (asked.answer === "none" || (answer.kind !== "grid" && answer.kind !== "visits")) return undefined;
  for (const recognise of RECOGNISERS) {
    const clue = recognise({ asked, answer });
    if (clue) return clue;
  }
  return undefined;
}

/** Finds a clue in an output that is no answer; undefined if there is none, or if the case has no tour. */
export function clueInOutput(asked: AskedTour & Pick<TourCase, "answer">, output: string): Clue | undefined {
  return asked.answer === "none" ? undefined : unreadClue(asked, output);
}
