import isEqual from "fast-deep-equal";
import type { Attempt } from "../finding/ruling.ts";

/**
 * Removes the notes that a tour would be right in another order of rows and columns, if fewer than half of the tours that begin
 * on a wrong square would be right in it. The convention of a program shows in all of its tours: one that begins where it likes
 * meets the mirrored start now and then.
 */
export function withoutChance(attempts: readonly Attempt[]): Attempt[] {
  const elsewhere = attempts.filter(({ finding }) => finding?.kind === "wrong-start");
  const isChance = ({ note, finding }: Attempt) =>
    finding?.kind === "wrong-start" &&
    note?.kind === "right-if-declared" &&
    2 * elsewhere.filter((each) => isEqual(each.note, note)).length < elsewhere.length;
  return attempts.map((each) => {
    if (!isChance(each)) return each;
    const { note: _, ...others } = each;
    return others as Attempt;
  });
}
