import { expect, test } from "vitest";
import { mean, median } from "./statistics.ts";

test("the mean and the median of nothing are not known", () => {
  expect([mean([]), median([])]).toEqual([undefined, undefined]);
  expect([mean([1, 2, 6]), median([1, 2, 6]), median([1, 2, 6, 7])]).toEqual([3, 2, 4]);
});
