import fc from "fast-check";
import { expect, test } from "vitest";
import type { Square } from "../../case/board.ts";
import type { tourDefects } from "../../finding/tour.ts";
import { samples } from "../../testing/seed.ts";
import { told } from "../../testing/sentences.ts";
import { CHESSBOARD_TOUR, CLOSED_TOUR, squaresInOrder } from "../../testing/tours.ts";
import { firstTourDefect } from "./tour.ts";

const ASKED = { rows: 8, columns: 8, start: { row: 0, column: 0 }, anyStart: false, tour: "open" } as const;
const SQUARES = squaresInOrder(CHESSBOARD_TOUR);

const gridOf = (grid: readonly (readonly number[])[]) =>
  ({ kind: "grid", steps: Int32Array.from(grid.flat()), base: 1 }) as const;
const visitsOf = (squares: readonly Square[]) =>
  ({ kind: "visits", visits: Int32Array.from(squares.flatMap(({ row, column }) => [row, column])) }) as const;
const changed = (steps: Record<number, number>) =>
  gridOf(CHESSBOARD_TOUR.map((row) => row.map((step) => steps[step] ?? step)));

test("a right tour has no defect, as a board or as a list", () => {
  expect(firstTourDefect(ASKED, gridOf(CHESSBOARD_TOUR))).toBeUndefined();
  expect(firstTourDefect(ASKED, visitsOf(SQUARES))).toBeUndefined();
});

test("a closed tour is asked to end beside its start", () => {
  const closed = { ...ASKED, rows: 6, columns: 6, tour: "closed" } as const;
  expect(firstTourDefect(closed, gridOf(CLOSED_TOUR))).toBeUndefined();
  const opened = squaresInOrder(CLOSED_TOUR).reverse();
  expect(firstTourDefect({ ...closed, start: opened[0]! }, visitsOf(opened))).toBeUndefined();
  expect(firstTourDefect({ ...ASKED, tour: "closed" }, gridOf(CHESSBOARD_TOUR))?.kind).toBe("not-closed");
});

type Row = readonly [Parameters<typeof firstTourDefect>, english: string, portuguese: string];

const DEFECTS: Readonly<Record<keyof typeof tourDefects, Row>> = {
  "square-visited-twice": [
    [ASKED, visitsOf([...SQUARES.slice(0, 2), SQUARES[0]!])],
    "the square (0, 0) is visited in step 1 and again in step 3",
    "a casa (0, 0) é visitada no passo 1 e de novo no passo 3",
  ],
  "step-repeated": [
    [ASKED, changed({ 5: 4 })],
    "the number 4 appears on (1, 6) and again on (3, 7)",
    "o número 4 aparece em (1, 6) e de novo em (3, 7)",
  ],
  "step-out-of-range": [
    [ASKED, changed({ 64: 65 })],
    "the square (7, 4) has the number 65, but the steps go from 1 to 64",
    "a casa (7, 4) tem o número 65, mas os passos vão de 1 a 64",
  ],
  "step-missing": [
    [ASKED, changed({ 1: 0 })],
    "no square has the number 1. The square (0, 0) has no step number",
    "nenhuma casa tem o número 1. A casa (0, 0) ficou sem número de passo",
  ],
  "not-a-knight-move": [
    [ASKED, changed({ 10: 12, 12: 10 })],
    "step 10 goes from (5, 7) to (7, 2), 2 down and 5 left, which is not a knight move",
    "o passo 10 vai de (5, 7) para (7, 2), 2 para baixo e 5 para a esquerda, e isso não é um movimento de cavalo",
  ],
  "wrong-start": [
    [ASKED, visitsOf(SQUARES.slice(1))],
    "the tour starts on (1, 2), but it should start on (0, 0)",
    "o passeio começa em (1, 2), mas deveria começar em (0, 0)",
  ],
  "squares-missing": [
    [ASKED, visitsOf(SQUARES.slice(0, 60))],
    "the tour ends after 60 squares. 4 squares are not visited, the first is (4, 7)",
    "o passeio termina depois de 60 casas. 4 casas não foram visitadas, a primeira é (4, 7)",
  ],
  "square-off-board": [
    [ASKED, visitsOf([SQUARES[0]!, { row: -1, column: 2 }])],
    "step 2, (-1, 2), is outside the 8 x 8 board",
    "o passo 2, (-1, 2), fica fora do tabuleiro de 8 x 8",
  ],
  "not-closed": [
    [{ ...ASKED, tour: "closed" }, gridOf(CHESSBOARD_TOUR)],
    "the tour is not closed. Its last square, (7, 4), is not a knight move away from its first, (0, 0)",
    "o passeio não é fechado. A última casa, (7, 4), não está a um movimento de cavalo da primeira, (0, 0)",
  ],
};

test.each(Object.entries(DEFECTS))("%s is told with its place", (kind, [check, ...sentences]) => {
  expect(told(firstTourDefect(...check))).toEqual([kind, ...sentences]);
});

test("steps are told in the program's own numbers", () => {
  const steps = Int32Array.from(CHESSBOARD_TOUR.flat(), (step) => (step === 64 ? 65 : step));
  const defect = firstTourDefect(ASKED, { kind: "grid", steps, base: 0 });
  expect(defect).toMatchObject({ kind: "step-out-of-range", number: 64, first: 0, last: 63 });
});

test("where any start will do, another start is no defect", () => {
  const tour = visitsOf(SQUARES.toReversed());
  expect(firstTourDefect(ASKED, tour)?.kind).toBe("wrong-start");
  expect(firstTourDefect({ ...ASKED, anyStart: true }, tour)).toBeUndefined();
});

/** Checks a list of different squares for a tour from (0, 0), without the code of the validator. */
function isTour(squares: readonly Square[]): boolean {
  const isMove = (from: Square, to: Square) =>
    [Math.abs(from.row - to.row), Math.abs(from.column - to.column)].sort().join() === "1,2";
  const begins = squares[0]?.row === 0 && squares[0].column === 0;
  return begins && squares.every((square, step) => step === 0 || isMove(squares[step - 1]!, square));
}

test("exchanging two steps of a tour is a defect, unless it makes another tour", () => {
  const step = fc.integer({ min: 0, max: 63 });
  fc.assert(
    fc.property(step, step, (one, other) => {
      const exchanged = SQUARES.with(one, SQUARES[other]!).with(other, SQUARES[one]!);
      expect(firstTourDefect(ASKED, visitsOf(exchanged)) === undefined).toBe(isTour(exchanged));
    }),
    { numRuns: samples(100) },
  );
});

test("leaving a step out of a tour, or saying one twice, is a defect", () => {
  const step = fc.integer({ min: 0, max: 63 });
  fc.assert(
    fc.property(step, step, (one, other) => {
      expect(firstTourDefect(ASKED, visitsOf(SQUARES.toSpliced(one, 1)))).toBeDefined();
      expect(firstTourDefect(ASKED, visitsOf(SQUARES.toSpliced(one, 0, SQUARES[other]!)))).toBeDefined();
    }),
  );
});
