import type { Size } from "../case/knight.ts";
import { scanLines } from "./scan.ts";

/**
 * The shape of what may have been meant for a board: lines below one another, each with as many numbers, at least two of
 * each.
 *
 * @param output as `plainOutput` returns it
 * @param board what was to be printed
 * @returns undefined where there is no such block or more than one, or where it has the shape of the board
 */
export function otherShapeIn(output: Buffer, board: Size): Size | undefined {
  let blocks = 0;
  let shape = board;
  let rows = 0;
  let columns = 0;
  const endBlock = () => {
    if (rows > 1) {
      blocks++;
      shape = { rows, columns };
    }
    rows = 0;
  };
  scanLines(output, ({ numbers, words }) => {
    const width = words ? 0 : numbers.length;
    if (width !== columns) endBlock();
    columns = width;
    if (width > 1) rows++;
  });
  endBlock();
  const isOther = shape.rows !== board.rows || shape.columns !== board.columns;
  return blocks === 1 && isOther ? shape : undefined;
}
