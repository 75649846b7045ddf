import type { Quantity } from "../../finding/ideas.ts";
import { rowsIn } from "./of-paths.ts";
import type { Put } from "./statement.ts";
import { leastIn, placeOf, squaresWithinOf } from "./torus.ts";

/** Measures a quantity of a case; undefined where there is none. */
export function quantityOf(put: Put, quantity: Quantity): number | undefined {
  const { rows: height, columns: width } = put.asked;
  const rows = rowsIn(put);
  const least = rows && leastIn(rows);
  const [row, column] = rows ? placeOf(rows, "S") : [0, 0];
  const ifFound = (number: () => number) => (typeof least === "number" ? number() : undefined);
  switch (quantity) {
    case "rows":
      return height;
    case "columns":
      return width;
    case "longer-side":
      return Math.max(height, width);
    case "squares":
      return height * width;
    case "moves":
      return ifFound(() => Number(least));
    case "searched":
      return ifFound(() => squaresWithinOf(rows!)(Number(least)));
    case "exit-place":
      return ifFound(() => row * width + column);
    case "exit-line":
      return ifFound(() => Math.max(row, column));
  }
}
