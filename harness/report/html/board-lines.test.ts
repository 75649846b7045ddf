import { expect, test } from "vitest";
import { movesOf } from "./board-lines.ts";

const TORUS = { rows: 5, columns: 6, wraps: true };

test("a move over an edge leaves the board and comes in on the opposite side", () => {
  const [move] = movesOf(
    [
      { step: 0, at: [0, 0] },
      { step: 1, at: [4, 4] },
    ],
    TORUS,
  );
  expect(move!.strokes).toEqual([
    { from: [0, 0], to: [-1, -2] },
    { from: [5, 6], to: [4, 4] },
  ]);
});

test("a move that needs no edge, and a move of no knight, are straight", () => {
  const straight = { from: [0, 0], to: [1, 2] };
  expect(
    movesOf(
      [
        { step: 0, at: [0, 0] },
        { step: 1, at: [1, 2] },
      ],
      TORUS,
    )[0]!.strokes,
  ).toEqual([straight]);
  const wrong = { from: [0, 0], to: [3, 3] };
  expect(
    movesOf(
      [
        { step: 0, at: [0, 0] },
        { step: 1, at: [3, 3] },
      ],
      TORUS,
    )[0]!.strokes,
  ).toEqual([wrong]);
});

test("a number on two squares, or on none, breaks the line", () => {
  const steps = [1, 2, 2, 3, 5].map((step, at) => ({ step, at: [0, at] as const }));
  expect(movesOf(steps, TORUS)).toEqual([]);
});

test("a step outside the board is where the line leaves it, and nothing is drawn from there", () => {
  const walk = (
    [
      [0, 1],
      [-2, 0],
      [-4, 1],
      [1, 2],
    ] as const
  ).map((at, step) => ({ step, at }));
  expect(movesOf(walk, TORUS)).toEqual([{ step: 1, strokes: [{ from: [0, 1], to: [-2, 0] }] }]);
});
