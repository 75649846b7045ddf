import type { Size } from "../../case/knight.ts";
import type { Reading, ReadingReason } from "./answer.ts";
import { type Conventions, FIRST_ROWS, ORDERS, type Order } from "./conventions.ts";

export interface Orientation {
  readonly order: Order;
  readonly firstRow: (typeof FIRST_ROWS)[number];
  /** Parts that neither the manifest nor the contract states. */
  readonly assuming: Conventions;
}

/**
 * Lists the orientations that the manifest leaves open, the contract's first: rows counted from the top and,
 * if the format has no order of its own, the row before the column.
 *
 * Turned over, a tour of a square board is a tour still, so moves never show which one is meant. Only the
 * start does, and to go by the start would excuse every program that starts elsewhere.
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

/** Makes the keys of a reading that say how sure its orientation is. */
export function inDoubt(
  { assuming }: Orientation,
  reason?: ReadingReason,
): Pick<Reading, "assuming" | "reason"> {
  return { ...(Object.keys(assuming).length > 0 && { assuming }), ...(reason && { reason }) };
}

/** Reorders steps, printed line by line, to row by row from the top. */
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

/** Converts printed pairs of coordinates, counted from 0, to pairs of row and column from the top left. */
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

/** Lists pairs from the last one to the first. */
export function reversedPairs(pairs: Int32Array): Int32Array {
  const last = pairs.length - 2;
  return pairs.map((_, at) => pairs[at % 2 === 0 ? last - at : last - at + 2]!);
}
