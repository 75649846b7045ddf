import type { Size } from "../case/knight.ts";
import { scanLines } from "./scan.ts";

/**
 * Finds the size of a block of numbers that may be meant for a board: consecutive lines with equally many
 * numbers, at least two lines of two numbers.
 *
 * @param output as `plainOutput` returns it
 * @param board the size that was to be printed
 * @returns undefined if there is no such block or more than one, or if it has the size of the board
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
