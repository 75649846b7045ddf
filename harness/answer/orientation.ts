import type { Size } from "../case/knight.ts";
import type { Reading, ReadingReason } from "./answer.ts";
import { type Conventions, FIRST_ROWS, ORDERS, type Order } from "./conventions.ts";

/** How the places of what was printed lie on the board. */
export interface Orientation {
  readonly order: Order;
  readonly firstRow: (typeof FIRST_ROWS)[number];
  /** What of it neither the manifest says nor the contract. */
  readonly assuming: Conventions;
}

/**
 * The orientations that the manifest leaves open, the contract's first: rows counted from the top and, where the way of
 * writing has no order of its own, the row before the column.
 *
 * Turned over, a tour of a square board is a tour still, so that moves never tell which is meant. Only the start does,
 * and to go by the start would be to excuse every program that starts elsewhere.
 */
export function orientations(declared: Conventions, usual: Order = "row-column"): Orientation[] {
  const orders = declared.order ? [declared.order] : ORDERS.toSorted((a) => (a === usual ? -1 : 1));
  const firstRows = declared.firstRow ? [declared.firstRow] : FIRST_ROWS;
  return orders.flatMap((order, otherOrder) =>
    firstRows.map((firstRow, otherRow) => ({
      order,
      firstRow,
      assuming: { ...(otherOrder > 0 && { order }), ...(otherRow > 0 && { firstRow }) },
    })),
  );
}

/** What a reading says of the orientation that it was read in. */
export function inDoubt(
  { assuming }: Orientation,
  reason?: ReadingReason,
): Pick<Reading, "assuming" | "reason"> {
  return { ...(Object.keys(assuming).length > 0 && { assuming }), ...(reason && { reason }) };
}

/** The steps row by row from the top, of steps line by line as they were printed. */
export function orientedSteps(
  printed: Int32Array,
  { rows, columns }: Size,
  { order, firstRow }: Orientation,
): Int32Array {
  if (order === "row-column" && firstRow === "top") return printed;
  return printed.map((_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const line = firstRow === "top" ? row : rows - 1 - row;
    return printed[order === "row-column" ? line * columns + column : column * rows + line]!;
  });
}

/** Pairs of row and column, counted from the top left, of pairs of coordinates as they were printed. */
export function orientedPairs(
  printed: Int32Array,
  { rows }: Size,
  { order, firstRow }: Orientation,
): Int32Array {
  if (order === "row-column" && firstRow === "top") return printed;
  const pairs = new Int32Array(printed.length);
  const rowPlace = order === "row-column" ? 0 : 1;
  for (let at = 0; at < printed.length; at += 2) {
    const row = printed[at + rowPlace]!;
    pairs[at] = firstRow === "top" ? row : rows - 1 - row;
    pairs[at + 1] = printed[at + 1 - rowPlace]!;
  }
  return pairs;
}
