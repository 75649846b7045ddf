import { rememberedOf } from "../../base/remembered.ts";
import type { Size } from "../../case/knight.ts";

/** The least and the most of a coordinate. */
interface Range {
  readonly least: number;
  readonly most: number;
}

interface Ranges {
  readonly first: Range;
  readonly second: Range;
}

/** Finds the ranges of both coordinates of squares. Several questions about a list begin with them. */
export const rangesOf = rememberedOf((pairs: Int32Array): Ranges => {
  let [leastFirst, mostFirst] = [pairs[0]!, pairs[0]!];
  let [leastSecond, mostSecond] = [pairs[1]!, pairs[1]!];
  for (let at = 2; at < pairs.length; at += 2) {
    const first = pairs[at]!;
    const second = pairs[at + 1]!;
    if (first < leastFirst) leastFirst = first;
    else if (first > mostFirst) mostFirst = first;
    if (second < leastSecond) leastSecond = second;
    else if (second > mostSecond) mostSecond = second;
  }
  return {
    first: { least: leastFirst, most: mostFirst },
    second: { least: leastSecond, most: mostSecond },
  };
});

/** Measures the smallest board that has all squares of a list. */
export function areaOf(pairs: Int32Array): Size {
  const { first, second } = rangesOf(pairs);
  return { rows: first.most - first.least + 1, columns: second.most - second.least + 1 };
}
