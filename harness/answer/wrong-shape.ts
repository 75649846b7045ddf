import type { Size } from "../case/knight.ts";
import { scanLines } from "./scan.ts";

const BORDER = /^\s*[|+=_─-╿-]+\s*$/;

/**
 * Finds the size of the blocks of numbers that may be meant for boards: consecutive lines with equally many
 * numbers, also with borders between them, at least two lines of two numbers.
 *
 * @param output as `plainOutput` returns it
 * @param board the size that was to be printed
 * @returns undefined if there is no such block, if there are several sizes, or if it is the size of the board
 */
export function otherShapeIn(output: Buffer, board: Size): Size | undefined {
  const shapes = new Map<string, Size>();
  let rows = 0;
  let columns = 0;
  // A prompt that did not end its line stands before the first row.
  let behindWords = 0;
  const endBlock = () => {
    if (rows > 1) shapes.set(`${rows}x${columns}`, { rows, columns });
    rows = 0;
  };
  scanLines(output, (line) => {
    const { numbers, words } = line;
    if (numbers.length === 0 && BORDER.test(line.text())) return;
    const width = words ? 0 : numbers.length;
    if (width !== columns) endBlock();
    if (width > 1) rows += rows === 0 && behindWords >= width ? 2 : 1;
    columns = width;
    behindWords = words ? numbers.length : 0;
  });
  endBlock();
  const [shape, other] = shapes.values();
  const isOther = shape?.rows !== board.rows || shape.columns !== board.columns;
  return other === undefined && isOther ? shape : undefined;
}
