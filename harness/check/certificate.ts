import { scanLines, UNVISITED } from "../answer/scan.ts";
import { type Board, indexOf, squareAt, squareName } from "../case/board.ts";
import { KNIGHT_MOVES } from "../case/knight.ts";
import type { Finding } from "./judgement.ts";

/**
 * Checks the proof that the reference prints with `--certificate` after its answer, in one pass and without a search:
 * a label for every square, its distance from C, or `-` for a blocked square and for one that cannot be reached.
 *
 * 1. C, and no other square, has the label 0; blocked squares have none.
 * 2. A neighbour of a labelled square is blocked or has a label that differs by at most 1: so a square with the label k
 *    is no nearer than k moves, and squares without a label cannot be reached.
 * 3. A square with the label k > 0 has a neighbour with the label k - 1: so it is no farther than k moves.
 *
 * @param answer the number of moves to prove, or that there is no way
 * @param output everything that the reference printed
 */
export function certificateDefect(
  board: Board,
  answer: number | "impossible",
  output: Buffer,
): Finding | undefined {
  const labels = readLabels(board, output);
  if (!labels) return defect("the certificate has not a row of labels for each row of the board");
  if (labels[indexOf(board, board.start)] !== 0) return defect("C has not the label 0");
  for (let square = 0; square < labels.length; square++) {
    const reason = labelDefect(board, labels, square);
    if (reason !== undefined) return defect(`the label of ${squareName(squareAt(board, square))} ${reason}`);
  }
  const proven = labels[indexOf(board, board.exit)]!;
  const claimed = answer === "impossible" ? UNVISITED : answer;
  return proven === claimed ? undefined : defect(`the certificate proves ${proven}, not ${answer}`);
}

function defect(message: string): Finding {
  return { kind: "certificate-wrong", message };
}

/** The labels row by row; undefined where their number is another than that of the squares. */
function readLabels({ rows, columns }: Board, output: Buffer): Int32Array | undefined {
  const labels = new Int32Array(rows * columns);
  let row = -1;
  let fits = true;
  scanLines(output, ({ numbers, words }) => {
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

function labelDefect(board: Board, labels: Int32Array, square: number): string | undefined {
  const { rows, columns, open } = board;
  const label = labels[square]!;
  if (label === UNVISITED) return undefined;
  if (label < 0) return "is negative";
  if (!open[square]) return "stands on a blocked square";
  if ((label === 0) !== (square === indexOf(board, board.start)))
    return "is 0 on another square than C, or not 0 on C";

  const row = Math.floor(square / columns);
  const column = square % columns;
  let nearer = label === 0;
  for (const [down, right] of KNIGHT_MOVES) {
    // Twice the size is added because on a side of 1 a move of -2 goes around twice.
    const to = ((row + down + 2 * rows) % rows) * columns + ((column + right + 2 * columns) % columns);
    if (!open[to]) continue;
    const difference = labels[to]! - label;
    if (labels[to] === UNVISITED || difference > 1 || difference < -1)
      return "is not beside those of its neighbours";
    nearer ||= difference === -1;
  }
  return nearer ? undefined : "has no neighbour that is nearer to C";
}
