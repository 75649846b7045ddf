import { expect, test } from "vitest";
import { inEach } from "../base/sentence.ts";
import type { TourCase } from "../case/knights-tour.ts";
import type { misfits } from "../finding/skips.ts";
import { TEST_LIMITS } from "../testing/levels.ts";
import { told } from "../testing/sentences.ts";
import type { Fixed } from "./input/input-schemas.ts";
import { tourContract } from "./knights-tour/contract.ts";

const ASKED: TourCase = {
  problem: "knights-tour",
  name: "6x8",
  title: inEach(() => "A rectangle"),
  points: 1,
  visibility: "public",
  limits: TEST_LIMITS,
  file: "6x8.yaml",
  rows: 6,
  columns: 8,
  start: { row: 0, column: 1 },
  anyStart: false,
  tour: "open",
  answer: "tour",
};

test.each<Fixed>([{}, { rows: 6, columns: 8, tour: "open", start: [0, 1] }])("%j can be asked", (fixed) => {
  expect(tourContract(ASKED).misfit(fixed)).toBeUndefined();
});

type Row = readonly [Fixed, english: string, portuguese: string];

const ROWS: Readonly<Record<keyof typeof misfits, Row>> = {
  "size-fixed": [
    { rows: 8 },
    "the program works only for 8 x 8 boards",
    "o programa só funciona em tabuleiros de 8 x 8",
  ],
  "tour-fixed": [
    { tour: "closed" },
    "the program makes only closed tours",
    "o programa só faz passeios fechados",
  ],
  "start-fixed": [
    { start: [0, 0] },
    "the program makes only tours from (0, 0)",
    "o programa só faz passeios a partir de (0, 0)",
  ],
  "start-random": [
    { start: "random" },
    "by its manifest, the program chooses the start of its tours itself",
    "pelo seu manifesto, o programa escolhe ele mesmo o início dos passeios",
  ],
};

test.each(Object.entries(ROWS))("%s says what the program is for", (kind, [fixed, ...sentences]) => {
  expect(told(tourContract(ASKED).misfit(fixed))).toEqual([kind, ...sentences]);
});

/** Sentences about a part that nobody has confirmed. */
const PRESUMED: typeof ROWS = {
  "size-fixed": [
    { rows: 8 },
    "trials did not show that the program can be asked for another board than 8 x 8",
    "os testes do programa não mostraram que se possa pedir a ele outro tabuleiro que não o de 8 x 8",
  ],
  "tour-fixed": [
    { tour: "closed" },
    "trials did not show that the program can be asked for open tours",
    "os testes do programa não mostraram que se possa pedir a ele passeios abertos",
  ],
  "start-fixed": [
    { start: [0, 0] },
    "trials did not show that the program can be asked for a tour from another square than (0, 0)",
    "os testes do programa não mostraram que se possa pedir a ele um passeio de outra casa que não (0, 0)",
  ],
  "start-random": [
    { start: "random" },
    "trials did not show that the program can be told its start, which may change with the run or with the board",
    "os testes do programa não mostraram que se possa dizer a ele o início, que pode mudar com a execução ou com o tabuleiro",
  ],
};

test.each(Object.entries(PRESUMED))(
  "a presumed %s is not said of the program",
  (kind, [fixed, ...sentences]) => {
    expect(told(tourContract(ASKED).misfit({ ...fixed, presumed: true }))).toEqual([kind, ...sentences]);
  },
);
