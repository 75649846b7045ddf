import type { Answer } from "../../answer/reading/answer.ts";
import { integersIn } from "../../answer/text/integers.ts";
import { type Square, squareAt } from "../../case/board.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { DAMAGE_NAMES, DAMAGES, type Pick, TEXT_DAMAGE_NAMES, TEXT_DAMAGES } from "../making/damage.ts";
import { type MadeAnswer, otherNotations } from "../making/made-answer.ts";
import { isRightTour } from "../making/rightness.ts";
import { NONE_WRITINGS, TOUR_WRITING_NAMES, TOUR_WRITINGS, type TourWriting } from "../making/writing.ts";

/**
 * Makes answers to a case from a valid tour: the tour in every writing, with and without damage.
 *
 * @param answer the tour as a board; anything else if there is none
 */
export function madeTours(asked: TourCase, answer: Answer | undefined, pick: Pick): MadeAnswer[] {
  const none = NONE_WRITINGS.map((text) => ({ text, made: "no tour", right: asked.answer === "none" }));
  if (answer?.kind !== "grid") return none;
  const order = Array.from(answer.steps.keys()).sort((a, b) => answer.steps[a]! - answer.steps[b]!);
  const tour = order.map((square) => squareAt(asked, square));
  return [
    ...none,
    ...TOUR_WRITING_NAMES.flatMap((writing) => [
      ...written(asked, writing, { squares: tour, made: writing }),
      ...DAMAGE_NAMES.flatMap((damage) => {
        const squares = DAMAGES[damage](tour, asked, pick);
        return written(asked, writing, { squares, made: `${writing}, ${damage}` });
      }),
    ]),
    ...damagedBoards(asked, tour, pick),
  ];
}

interface Listed {
  readonly squares: readonly Square[];
  readonly made: string;
}

/** Writes the squares; empty if that is impossible, or if another reading of the text may be a valid tour. */
function written(asked: TourCase, writing: TourWriting, { squares, made }: Listed): MadeAnswer[] {
  const text = TOUR_WRITINGS[writing](squares, asked);
  if (text === undefined) return [];
  const right = isRightTour(asked, squares);
  return right || !otherReadings(asked, squares).some((reading) => isRightTour(asked, reading))
    ? [{ text, made, right }]
    : [];
}

/** The same list in other notations, also without extra squares before or after the tour, and behind the start. */
function otherReadings(asked: TourCase, squares: readonly Square[]): Square[][] {
  const total = asked.rows * asked.columns;
  return [squares.slice(0, total), squares.slice(-total)].flatMap((part) =>
    otherNotations(part, asked).flatMap((other) => [other, [asked.start, ...other]]),
  );
}

/** Boards in which a character was inserted or the end was cut off, so that a number changed. */
function damagedBoards(asked: TourCase, tour: readonly Square[], pick: Pick): MadeAnswer[] {
  const whole = TOUR_WRITINGS["a board from 1"](tour, asked);
  return TEXT_DAMAGE_NAMES.flatMap((damage) => {
    const text = TEXT_DAMAGES[damage](whole, pick);
    // An extra number may be a label, which is not damage.
    const isOther =
      integersIn(text).length <= integersIn(whole).length && `${integersIn(text)}` !== `${integersIn(whole)}`;
    return isOther ? [{ text, made: `a board from 1, ${damage}`, right: false }] : [];
  });
}
