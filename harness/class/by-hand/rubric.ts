import type { Scheme } from "../scheme.ts";

/** The most grade points that the items of a rubric earn together. */
export function mostByHand({ rubric = [] }: Scheme): number {
  const sum = rubric.reduce((all, { most }) => all + most, 0);
  // 0.1 and 0.2 are 0.3, whatever their binary digits say.
  return Number(sum.toFixed(6));
}
