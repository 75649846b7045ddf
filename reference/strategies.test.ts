import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { play, strategies } from "./strategies.ts";

interface PublishedGrid {
  readonly variant: keyof typeof strategies;
  readonly start: readonly [row: number, column: number];
  /** For an unfinished tour: the number of steps before the first step back. */
  readonly stuckAfter?: number;
  readonly grid: readonly (readonly number[])[];
}

const published: PublishedGrid[] = JSON.parse(
  readFileSync(new URL("fixtures/published-grids.json", import.meta.url), "utf8"),
);

function playAll(variant: keyof typeof strategies) {
  return Array.from({ length: 64 }, (_, start) => {
    const [row, column] = [Math.floor(start / 8), start % 8];
    return { start: `${row},${column}`, ...play(strategies[variant], { rows: 8, columns: 8, row, column }) };
  });
}

test("V1 steps back from one start only", () => {
  const games = playAll("V1");
  expect(games.every(({ end, forward, back }) => end === "tour" && forward - back === 64)).toBe(true);
  const returning = games.filter(({ back }) => back > 0);
  expect(returning).toMatchObject([{ start: "2,4", forward: 110, back: 46 }]);
});

test("V2 makes more than 64 calls from three starts", () => {
  const games = playAll("V2");
  expect(games.every(({ end }) => end === "tour")).toBe(true);
  const calls = games.filter(({ forward }) => forward !== 64).map(({ start, forward }) => [start, forward]);
  expect(calls).toEqual([
    ["3,0", 157],
    ["3,3", 67_771],
    ["6,1", 302],
  ]);
});

test("V3 ends in a dead end from one start only", () => {
  const unfinished = playAll("V3").filter(({ end }) => end !== "tour");
  // 60 squares are numbered; the publication speaks of 61.
  expect(unfinished).toMatchObject([{ start: "7,5", end: "dead end", forward: 60, back: 0 }]);
});

test("V4 needs its rule", () => {
  const corner = { rows: 8, columns: 8, row: 0, column: 0, limit: 200_000 };
  expect(play(strategies["V4 with rule"], corner)).toMatchObject({ end: "tour", forward: 64 });
  expect(play(strategies["V4 without rule"], corner).end).toBe("gave up");
});

test.each(published.filter(({ stuckAfter }) => !stuckAfter))(
  "$variant's published tour from $start",
  (expected) => {
    const [row, column] = expected.start;
    const { steps } = play(strategies[expected.variant], { rows: 8, columns: 8, row, column });
    expect([...steps]).toEqual(expected.grid.flat());
  },
);

test.each(published.filter(({ stuckAfter }) => stuckAfter))(
  "$variant's published dead end from $start",
  (expected) => {
    const [row, column] = expected.start;
    let first: { forward: number; steps: number[] } | undefined;
    play(strategies[expected.variant], {
      ...{ rows: 8, columns: 8, row, column },
      atDeadEnd: ({ forward, steps }) => {
        first ??= { forward, steps: [...steps] };
      },
    });
    expect(first).toEqual({ forward: expected.stuckAfter, steps: expected.grid.flat() });
  },
);
