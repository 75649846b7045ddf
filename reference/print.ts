import type { Size } from "./knight.ts";

const SPACE = 0x20;
const NEWLINE = 0x0a;
const MINUS = 0x2d;
const ZERO = 0x30;

/**
 * Formats numbers from 0 as text: one row of the board per line, right aligned and separated by spaces;
 * `-` for a negative one. Returns bytes and not a string, because the largest tours have 200 MB of them.
 */
export function grid(numbers: Int32Array, { columns }: Pick<Size, "columns">): Buffer {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, number);
  const width = String(largest).length + 1;
  const text = Buffer.alloc(numbers.length * width, SPACE);
  for (let i = 0; i < numbers.length; i++) {
    // The last byte of each number's place separates it from the next.
    let at = (i + 1) * width - 1;
    if ((i + 1) % columns === 0) text[at] = NEWLINE;
    let rest = numbers[i]!;
    if (rest < 0) text[at - 1] = MINUS;
    else {
      do {
        const tens = (rest / 10) | 0;
        text[--at] = ZERO + rest - 10 * tens;
        rest = tens;
      } while (rest > 0);
    }
  }
  return text;
}

/** Gives the number of moves of a path, then its squares, one per line: `(row, column)` counted from 0. */
export function way(path: Int32Array, { columns }: Pick<Size, "columns">): string {
  const lines = [`moves: ${path.length - 1}`];
  for (const square of path) lines.push(`(${Math.trunc(square / columns)}, ${square % columns})`);
  return `${lines.join("\n")}\n`;
}

/**
 * The labelling that proves an answer, after the answer itself:
 *
 *     certificate
 *     0 - 2
 *     2 1 1
 *     - 1 1
 *
 * a line with that word, then a line for each row of the board with a label for each of its squares,
 * separated by one or more spaces: the square's distance from the knight in moves, or `-` for a blocked
 * square and for an open one that the knight cannot reach. Squares are neighbours if a move, around the edges
 * or not, joins them. The labels are valid if and only if
 *
 * 1. the knight's square, and no other, has the label 0, and blocked squares have none;
 * 2. the open neighbours of a labelled square are labelled, and the labels differ by at most 1;
 * 3. a label k > 0 has a neighbour labelled k - 1.
 *
 * By 2, each move gets at most one further from 0, so a square labelled k is no less than k moves away. A
 * square without a label is out of reach, because no move leads from the labelled squares to it: this is the
 * proof of `impossible`, if the exit has no label. By 3, a square labelled k is no more than k moves away;
 * the path in the answer shows this as well. So the labels are determined, and any change to one of them
 * shows.
 */
export function certificate(labels: Int32Array, size: Pick<Size, "columns">): Buffer {
  return Buffer.concat([Buffer.from("certificate\n"), grid(labels, size)]);
}
