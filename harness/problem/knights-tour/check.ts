import type { Answer, GridAnswer, VisitsAnswer } from "../../answer/reading/answer.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { toPair } from "../../case/square-schema.ts";
import type { TourDefect } from "../../finding/tour.ts";
import { writeWalk } from "../../finding/walk.ts";
import { ACCEPTED, type Judgement, rejected } from "../judgement.ts";
import { type AskedTour, firstTourDefect } from "./tour.ts";
import { stepsOf, tourView } from "./tour-view.ts";

/** Checks a tour, or the answer that there is none. A valid tour can prove that the case is wrong. */
export function checkTour(asked: AskedTour & Pick<TourCase, "answer">, answer: Answer): Judgement {
  const { tour, anyStart, start } = asked;
  const wanted = { tour, ...(!anyStart && { start: toPair(start) }) };
  if (answer.kind === "grid" || answer.kind === "visits") {
    const defect = tourDefect(asked, answer);
    if (asked.answer === "tour") return defect ? rejected(defect) : ACCEPTED;
    if (defect) return rejected({ kind: "should-be-no-tour", ...wanted, defect });
    return { kind: "case-wrong", finding: { kind: "case-wrong", ...wanted } };
  }
  return asked.answer === "none" ? ACCEPTED : rejected({ kind: "says-no-tour", ...wanted });
}

function tourDefect(asked: AskedTour, answer: GridAnswer | VisitsAnswer): TourDefect | undefined {
  const defect = firstTourDefect(asked, answer);
  if (!defect) return undefined;
  const view = tourView({ asked, answer }, defect);
  const walk = writeWalk(stepsOf(asked, answer));
  return { ...defect, ...(view && { view }), ...(walk !== undefined && { walk }) };
}
