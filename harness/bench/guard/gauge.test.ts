import { expect, test } from "vitest";
import { type Gauge, measure, ratio } from "./gauge.ts";

/** A gauge with the costs of a program, turn for turn, over those of a bare scan. */
function gaugeOf(turns: readonly (readonly [number, number])[]): { gauge: Gauge; taken: () => number } {
  let taken = 0;
  const turn = () => {
    const [program, scan] = turns[taken++]!;
    return { program, scan };
  };
  const figures = [ratio("reading", "x a bare scan", ["program", "scan"])];
  return { gauge: { figures, more: "npm run bench", turn }, taken: () => taken };
}

test("a figure is the least cost over the least cost of all turns, until it is good enough", async () => {
  const { gauge, taken } = gaugeOf([
    [40, 2],
    [20, 4],
    [18, 3],
    [1, 1],
  ]);
  const [figure] = await measure([gauge], {
    isGoodEnough: ({ value }) => value <= 9,
    lastTurnMs: Number.POSITIVE_INFINITY,
  });
  expect(figure).toEqual({ name: "reading", unit: "x a bare scan", value: 9, more: "npm run bench" });
  expect(taken()).toBe(3);
});

test("each gauge takes one turn, however late it is", async () => {
  const gauges = [gaugeOf([[40, 2]]), gaugeOf([[8, 2]])];
  const figures = await measure(
    gauges.map(({ gauge }) => gauge),
    { isGoodEnough: () => false, lastTurnMs: 0 },
  );
  expect(figures.map(({ value }) => value)).toEqual([20, 4]);
});
