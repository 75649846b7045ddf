import type { Answer } from "../../../answer/answer.ts";
import type { TourCase } from "../../../case/knights-tour.ts";
import type { Clue } from "../../../finding/index.ts";
import type { AskedTour } from "../tour.ts";
import { endingClue } from "./ending.ts";
import { slipClue } from "./repairs.ts";
import type { Rejected } from "./route.ts";
import { vectorClue } from "./vector.ts";

/** What may be seen in a tour that is wrong; the first that is seen is told. */
const RECOGNISERS: readonly ((rejected: Rejected) => Clue | undefined)[] = [slipClue, vectorClue, endingClue];

/** What a wrong tour betrays of its cause, if anything. Where there is none to be found, it betrays nothing. */
export function tourClue(asked: AskedTour & Pick<TourCase, "answer">, answer: Answer): Clue | undefined {
  if (asked.answer === "none" || (answer.kind !== "grid" && answer.kind !== "visits")) return undefined;
  for (const recognise of RECOGNISERS) {
    const clue = recognise({ asked, answer });
    if (clue) return clue;
  }
  return undefined;
}
