import { expect, test } from "vitest";
import type { GridAnswer } from "../../answer/reading/answer.ts";
import { CHESSBOARD_TOUR, tourCase } from "../../testing/tours.ts";
import { tourAdopting } from "./adopting.ts";

const ASKED = { ...tourCase({ rows: 8, columns: 8, start: { row: 0, column: 0 } }), anyStart: true } as const;

const grid = (change: (step: number) => number): GridAnswer => ({
  kind: "grid",
  steps: Int32Array.from(CHESSBOARD_TOUR.flat(), change),
  base: 1,
});

test.each([
  ["a tour that stops early does", (step: number) => (step > 60 ? 0 : step), true],
  ["one that lacks its last square does", (step: number) => step % 64, true],
  ["a whole tour does not", (step: number) => step, false],
  ["one whose start was not counted does not", (step: number) => step - 1, false],
  [
    "numbers that no knight follows do not",
    (step: number) => (step > 60 ? 0 : 61 - step + (step % 2)),
    false,
  ],
])("%s end early", (_, change, ends) => {
  expect(tourAdopting.endsEarly?.(grid(change), ASKED)).toBe(ends);
});
