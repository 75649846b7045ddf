import { expect, test } from "vitest";
import { CHESSBOARD_TOUR } from "../testing/tours.ts";
import { clueTo } from "./clue-to.ts";

/** A program that knows a tour by heart, and does something with it before it prints it. */
const printing = (change: string) =>
  `const tour = ${JSON.stringify(CHESSBOARD_TOUR)};\nconsole.log(tour.map((row) => row.map((step) => ${change}).join(" ")).join("\\n"));\n`;

test.each([
  [
    "step + 1",
    "the numbers go from 2 to 65. Counted from 1, the tour would be valid",
    "os números vão de 2 a 65. Contado a partir de 1, o passeio estaria certo",
  ],
  [
    "Math.max(step - 2, 0)",
    "the start is not counted as the first step. The next square, (1, 2), has the number 0. With the start counted, the tour would be valid",
    "a casa inicial não conta como primeiro passo. A casa seguinte, (1, 2), tem o número 0. Contando a casa inicial, o passeio estaria certo",
  ],
  [
    "Math.min(step, 63)",
    "the number 63 appears on two squares. With 64 on the last one, the tour would be valid",
    "o número 63 aparece em duas casas. Com 64 na última, o passeio estaria certo",
  ],
  [
    "65 - step",
    "read backwards, the tour would be valid",
    "lido de trás para frente, o passeio estaria certo",
  ],
  [
    "step < 63 ? step : 0",
    "the tour stops on (4, 7) with 2 squares left. The knight could still move to (5, 5)",
    "o passeio para em (4, 7), com 2 casas por visitar. O cavalo ainda podia ir para (5, 5)",
  ],
])("a tour printed with %s instead of each step", async (change, english, portuguese) => {
  expect(await clueTo("knights-tour/8x8", "tour.js", printing(change))).toEqual([english, portuguese]);
});
