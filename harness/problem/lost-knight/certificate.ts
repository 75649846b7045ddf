import { UNVISITED } from "../../answer/text/line-scanner.ts";
import { visitLines } from "../../answer/text/scan.ts";
import { type Board, indexOf, squareAt } from "../../case/board.ts";
import { torusNeighbours } from "../../case/knight.ts";
import { toPair } from "../../case/square-schema.ts";
import type { Finding } from "../../finding/index.ts";
import type { LabelFlaw } from "../../finding/skips.ts";

/**
 * Checks the proof that the reference prints with `--certificate` after its answer, in one pass and without a
 * search. Every square has a label: its distance from C, or `-` if it is blocked or cannot be reached.
 *
 * 1. C, and no other square, has the label 0; blocked squares have none.
 * 2. A neighbour of a labelled square is blocked or has a label that differs by at most 1: so a square with
 *    the label k is no nearer than k moves, and squares without a label cannot be reached.
 * 3. A square with the label k > 0 has a neighbour with the label k - 1: so it is no farther than k moves.
 *
 * @param answer the number of moves to prove, or `impossible`
 * @param output everything that the reference printed
 */
export function certificateDefect(
  board: Board,
  answer: number | "impossible",
  output: Buffer,
): Finding | undefined {
  const labels = readLabels(board, output);
  if (!labels) return { kind: "certificate-incomplete" };
  if (labels[indexOf(board, board.start)] !== 0) {
    return { kind: "certificate-label", at: toPair(board.start), flaw: "not-zero-on-start" };
  }
  for (let square = 0; square < labels.length; square++) {
    const flaw = labelFlaw(board, labels, square);
    if (flaw) return { kind: "certificate-label", at: toPair(squareAt(board, square)), flaw };
  }
  const label = labels[indexOf(board, board.exit)]!;
  const proven = label === UNVISITED ? "impossible" : label;
  return proven === answer
    ? undefined
    : { kind: "certificate-proves-another", expected: answer, found: proven };
}

/** The labels row by row; undefined if their number is not the number of squares. */
function readLabels({ rows, columns }: Board, output: Buffer): Int32Array | undefined {
  const labels = new Int32Array(rows * columns);
  let row = -1;
  let fits = true;
  visitLines(output, ({ numbers, words }) => {
    // The labels follow the last line with words.
    if (words) {
      row = 0;
      fits = true;
      return;
    }
    if (row < 0 || numbers.length === 0) return;
    fits &&= row < rows && numbers.length === columns;
    if (fits) labels.set(numbers.slice(), row * columns);
    row++;
  });
  return fits && row === rows ? labels : undefined;
}

function labelFlaw(board: Board, labels: Int32Array, square: number): LabelFlaw | undefined {
  const { open } = board;
  const label = labels[square]!;
  if (label === UNVISITED) return undefined;
  if (label < 0) return "negative";
  if (!open[square]) return "on-blocked";
  if (label === 0 && square !== indexOf(board, board.start)) return "zero-elsewhere";

  let nearer = label === 0;
  for (const to of torusNeighbours(board, square)) {
    if (!open[to]) continue;
    const difference = labels[to]! - label;
    if (labels[to] === UNVISITED || difference > 1 || difference < -1) return "unlike-neighbours";
    nearer ||= difference === -1;
  }
  return nearer ? undefined : "none-nearer";
}
