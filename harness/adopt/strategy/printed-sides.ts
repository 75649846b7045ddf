import type { Size } from "../../case/knight.ts";
import type { Result } from "../attempt/result.ts";
import type { Try } from "../attempt/try.ts";

/** Least side of a square board that has a tour. */
const LEAST_SIDE = 5;

/** Finds the sides of square boards that were printed in place of the board that was asked for. */
export function printedSides(results: readonly Result[]): number[] {
  const sides = results.flatMap(({ tries }) =>
    tries.flatMap((each) => {
      const { finding } = each.ruling;
      const shape = finding?.kind === "unreadable-answer" ? finding.shape?.found : undefined;
      return shape ? sidesOfBoards(shape) : [sideOfList(each)];
    }),
  );
  return Array.from(new Set(sides.filter((side) => side !== undefined)));
}

/** Finds the sides that square boards in a block of rows may have: they stand below each other, or each on a line. */
function sidesOfBoards({ rows, columns }: Size): number[] {
  const side = Math.sqrt(columns);
  return [
    ...(rows % columns === 0 ? [columns] : []),
    ...(Number.isInteger(side) && side >= LEAST_SIDE ? [side] : []),
  ];
}

/**
 * Finds the side of another square board than that of the case, of which a list has all squares and no other: once, or as
 * often as tours were printed.
 */
function sideOfList(listed: Try): number | undefined {
  const answer = listed.first()?.answer;
  if (answer?.kind !== "visits") return undefined;
  const rows = new Set<number>();
  const columns = new Set<number>();
  const squares = new Set<string>();
  for (let at = 0; at < answer.visits.length; at += 2) {
    const [row, column] = [answer.visits[at]!, answer.visits[at + 1]!];
    rows.add(row);
    columns.add(column);
    squares.add(`${row},${column}`);
  }
  const side = rows.size;
  const isBoard = columns.size === side && squares.size === side ** 2;
  return isBoard && side >= LEAST_SIDE && side !== listed.task.asked.rows ? side : undefined;
}
