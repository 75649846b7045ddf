import type { GridAnswer, TourAnswer, VisitsAnswer } from "../../../answer/reading/answer.ts";
import { indexOf, squareAt } from "../../../case/board.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { type AskedTour, firstTourDefect } from "../tour.ts";
import type { Rejected } from "./route.ts";

/** A possible mistake in printing a valid tour, and the tour without this mistake. */
interface Repair {
  readonly clue: Clue;
  readonly tour: TourAnswer;
  /** True if the tour may be open where a closed one is asked for. */
  readonly mayBeOpen?: true;
}

/** Finds the printing mistake that, once undone, leaves a valid tour; undefined if there is none. */
export function slipClue({ asked, answer }: Rejected): Clue | undefined {
  const repairs = answer.kind === "visits" ? [reversed(answer)] : gridRepairs(asked, answer);
  return repairs.find(({ tour, mayBeOpen }) => {
    const defect = firstTourDefect(asked, tour);
    return !defect || (mayBeOpen && defect.kind === "not-closed");
  })?.clue;
}

function reversed({ visits }: VisitsAnswer): Repair {
  const last = visits.length - 1;
  // Rows and columns alternate, so each pair keeps its own order.
  const partner = (at: number) => (at % 2 === 0 ? at + 1 : at - 1);
  return {
    clue: { kind: "tour-reversed" },
    tour: { kind: "visits", visits: visits.map((_, at) => visits[partner(last - at)]!) },
  };
}

/** Repairs that change the numbers of a grid. Clues use the numbers as printed. */
function gridRepairs(asked: AskedTour, { steps, base }: GridAnswer): Repair[] {
  const squares = steps.length;
  const numbered = (clue: Clue, step: (step: number, square: number) => number): Repair => ({
    clue,
    tour: { kind: "grid", steps: steps.map(step), base },
  });
  const printed = (step: number) => step + base - 1;
  const [lowest, highest] = [steps.reduce((a, b) => Math.min(a, b)), steps.reduce((a, b) => Math.max(a, b))];
  const start = indexOf(asked, asked.start);
  // The only square without a number may be the start: then the first number is 1.
  const isOneFree = lowest === 0 && steps.indexOf(0) === steps.lastIndexOf(0);
  const first = isOneFree ? 1 : lowest;
  // The second square has the lowest number, too, if the start kept it.
  const second = squareAt(asked, steps.indexOf(first, start === steps.indexOf(first) ? start + 1 : 0));
  return [
    numbered({ kind: "tour-reversed" }, (step) => squares + 1 - step),
    ...(isOneFree
      ? []
      : [
          numbered(
            { kind: "numbers-shifted", first: printed(lowest), last: printed(highest) },
            (step) => step - lowest + 1,
          ),
        ]),
    // A start with another number was overwritten, or is not where the tour begins.
    ...(steps[start] === lowest
      ? [
          numbered(
            { kind: "start-not-counted", at: toPair(second), number: printed(first) },
            (step, square) => (square === start ? 1 : step - first + 2),
          ),
        ]
      : []),
    // Written over as the square after the last one, to close the tour.
    ...(steps[start] === squares + 1
      ? [
          {
            ...numbered(
              { kind: "start-overwritten", at: toPair(squareAt(asked, start)), number: printed(squares + 1) },
              (step, square) => (square === start ? 1 : step),
            ),
            mayBeOpen: true as const,
          },
        ]
      : []),
    ...[steps.indexOf(squares - 1), steps.lastIndexOf(squares - 1)].map((last) =>
      numbered({ kind: "last-number-twice", number: printed(squares - 1) }, (step, square) =>
        square === last ? squares : step,
      ),
    ),
  ];
}
