import type { Answer } from "../answer/answer.ts";
import type { TourCase } from "../case/knights-tour.ts";
import { ACCEPTED, type Finding, type Judgement, rejected } from "./judgement.ts";
import { firstTourDefect } from "./tour.ts";

/** A tour must be one; that there is none must be so. */
export function checkTour(asked: TourCase, answer: Answer): Judgement {
  if (answer.kind === "grid" || answer.kind === "visits") {
    const defect = firstTourDefect(asked, answer);
    if (asked.answer === "tour") return defect ? rejected(defect) : ACCEPTED;
    return defect ? rejected(insteadOfNone(asked, defect)) : caseWrong(asked);
  }
  if (asked.answer === "none") return ACCEPTED;
  return rejected({
    kind: "says-no-tour",
    message: `there is ${described(asked)}, but the answer is that there is none`,
    expected: "tour",
    found: "none",
  });
}

function described({ tour, anyStart, start }: TourCase): string {
  const kind = tour === "closed" ? "a closed tour" : "a tour";
  return anyStart ? kind : `${kind} from (${start.row}, ${start.column})`;
}

function insteadOfNone(asked: TourCase, defect: Finding): Finding {
  const message = `there is not ${described(asked)}, and what was printed is none: ${defect.message}`;
  return { ...defect, message, expected: "none" };
}

function caseWrong(asked: TourCase): Judgement {
  return {
    kind: "case-wrong",
    finding: {
      kind: "case-wrong",
      message: `the case says that there is not ${described(asked)}, but this is one`,
    },
  };
}
