import { expect, test } from "vitest";
import { told } from "../../testing/sentences.ts";
import { CHESSBOARD_TOUR } from "../../testing/tours.ts";
import { checkTour } from "./check.ts";

const TOUR = { kind: "grid", steps: Int32Array.from(CHESSBOARD_TOUR.flat()), base: 1 } as const;
const NONE = { kind: "none" } as const;
const start = { row: 0, column: 0 };
const ASKED = { rows: 8, columns: 8, start, anyStart: false, tour: "open", answer: "tour" } as const;

test("a tour where there is one, and none where there is none", () => {
  expect(checkTour(ASKED, TOUR)).toEqual({ kind: "accepted" });
  expect(checkTour({ ...ASKED, answer: "none" }, NONE)).toEqual({ kind: "accepted" });
});

test("that there is none is wrong where there is one", () => {
  const judgement = checkTour({ ...ASKED, anyStart: true, tour: "closed" }, NONE);
  expect(judgement.kind).toBe("rejected");
  expect("finding" in judgement && told(judgement.finding)).toEqual([
    "says-no-tour",
    "there is a closed tour, but the program says that it found none",
    "existe um passeio fechado, mas o programa diz que não encontrou nenhum",
  ]);
});

test("what is printed where there is no tour is told with its defect", () => {
  const judgement = checkTour({ ...ASKED, tour: "closed", answer: "none" }, TOUR);
  expect(judgement.kind).toBe("rejected");
  expect("finding" in judgement && told(judgement.finding)).toEqual([
    "should-be-no-tour",
    'there is no closed tour from (0, 0), so the right answer is "no tour". The printed tour is not valid: ' +
      "the tour is not closed. Its last square, (7, 4), is not a knight move away from its first, (0, 0)",
    'não existe um passeio fechado a partir de (0, 0), então a resposta certa é "sem solução". O passeio impresso não está certo: ' +
      "o passeio não é fechado. A última casa, (7, 4), não está a um movimento de cavalo da primeira, (0, 0)",
  ]);
});

test("a tour where the case says that there is none proves the case wrong", () => {
  const judgement = checkTour({ ...ASKED, answer: "none" }, TOUR);
  expect(judgement.kind).toBe("case-wrong");
  expect("finding" in judgement && told(judgement.finding)).toEqual([
    "case-wrong",
    "the case says that there is no tour from (0, 0), but the program printed one",
    "o caso diz que não existe um passeio a partir de (0, 0), mas o programa imprimiu um",
  ]);
});
