import { expect, test } from "vitest";
import { tourOf } from "../../testing/tour-search.ts";
import { isOfOtherBoard, otherBoardOf } from "./other-tour.ts";

/** The squares of a whole tour in their order, so many times. */
function listed(side: number, times: number): Int32Array {
  const board = tourOf(side, 0, 0);
  const squares = board.flatMap((line, row) => line.map((step, column) => ({ step, row, column })));
  const inOrder = squares.toSorted((a, b) => a.step - b.step);
  const once = inOrder.flatMap(({ row, column }) => [row, column]);
  return Int32Array.from(Array.from({ length: times }, () => once).flat());
}

test.each([1, 2, 3, 4])("a tour of another board is one of that, also if it is printed %i times", (times) => {
  const list = listed(5, times);
  expect(otherBoardOf(list, { rows: 6, columns: 5 })).toEqual({ rows: 5, columns: 5 });
  expect(isOfOtherBoard(list, { rows: 5, columns: 5 })).toBe(false);
  const belowPrompt = Int32Array.of(4, 0, ...list);
  expect(isOfOtherBoard(belowPrompt, { rows: 6, columns: 5 })).toBe(times > 1);
  expect(otherBoardOf(list.subarray(0, -2), { rows: 6, columns: 5 })).toBeUndefined();
});
