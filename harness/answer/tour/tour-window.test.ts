import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../../testing/seed.ts";
import { CHESSBOARD_TOUR, squaresInOrder } from "../../testing/tours.ts";
import { WEIGHTS } from "../reading/answer.ts";
import { countLeftOut, tourWindow, weightOf } from "./tour-window.ts";

const TOUR = squaresInOrder(CHESSBOARD_TOUR).map(({ row, column }) => [row, column] as const);
const anyPairs = fc.array(fc.tuple(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: 12 })), {
  maxLength: 9,
});

test.each([
  ["squares", TOUR],
  ["moves from square to square", TOUR.slice(1).flatMap((to, at) => [TOUR[at]!, to])],
])("a tour as %s is found, whatever stands before and behind it", (_, printed) => {
  fc.assert(
    fc.property(anyPairs, anyPairs, (before, behind) => {
      // Pairs that go on with the tour would be a part of it.
      fc.pre(before.length === 0 || !isMove(before.at(-1)!, TOUR[0]!));
      fc.pre(String(before.at(-1)) !== String(TOUR[0]) && String(behind[0]) !== String(TOUR.at(-1)));
      const all = Int32Array.from([...before, ...printed, ...behind].flat());
      const tour = tourWindow(all, TOUR.length);
      expect(Array.from(tour)).toEqual(TOUR.flat());
      expect(countLeftOut(all, tour, TOUR.length)).toBe(before.length + behind.length);
    }),
    { seed: seedForTest() },
  );
});

test("the log of a search that came to all squares but one and turned back is no tour", () => {
  const log = [...TOUR.slice(0, -1), ...TOUR.slice(0, -2).toReversed(), ...TOUR.slice(1, 9)];
  const window = tourWindow(Int32Array.from(log.flat()), TOUR.length);
  expect(weightOf(window, TOUR.length, log.length - TOUR.length)).toBe(WEIGHTS.hint);
});

function isMove(from: readonly [number, number], to: readonly [number, number]): boolean {
  return Math.abs((from[0] - to[0]) * (from[1] - to[1])) === 2;
}
