import { expect, test } from "vitest";
import { boardTrial } from "./cause/trial-cases.ts";
import { checkLostKnight } from "./check.ts";
import { unwrappedPaths } from "./unwrapped-path.ts";

const asked = {
  ...boardTrial("torus", "C.....\n..x...\n.x....\n...S..\n......\n......\n"),
  answer: 2,
} as const;

/** A try with the right number of moves and this path. */
const tried = (...path: (readonly [number, number])[]) => {
  const squares = path.map(([row, column]) => ({ row, column }));
  const judgement = checkLostKnight(asked, { kind: "moves", moves: 2, path: squares });
  if (judgement.kind !== "rejected") throw new Error(judgement.kind);
  return { asked, verdict: "WA", finding: judgement.finding } as const;
};

test("paths that are right once they are brought back onto the board are not wrapped", () => {
  const outside = tried([0, 0], [-1, 2], [3, 3]);
  expect(unwrappedPaths([outside, outside])).toEqual({
    ...{ kind: "path-not-wrapped", case: "torus", step: 1, at: [-1, 2], to: [5, 2], wrong: 2 },
  });
});

test("one path that stays wrong, or none that leaves the board, shows another mistake", () => {
  const outside = tried([0, 0], [-1, 2], [3, 3]);
  expect(unwrappedPaths([outside, tried([0, 0], [1, 8], [3, 3])])).toBeUndefined();
  expect(unwrappedPaths([tried([0, 0], [2, 1], [3, 3])])).toBeUndefined();
});
