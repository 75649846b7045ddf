import type { TourQuestion } from "./question.ts";

/**
 * Explains by a theorem why there is no such tour; `undefined` if the theorems leave it open. If both sides
 * are 5 or more, this means that there is a tour.
 */
export function knownImpossible(question: TourQuestion): string | undefined {
  return question.closed ? noClosedTour(question) : noOpenTour(question);
}

/** A. J. Schwenk, Which rectangular chessboards have a knight's tour?, Mathematics Magazine 64, 1991. */
function noClosedTour({ rows, columns }: TourQuestion): string | undefined {
  const short = Math.min(rows, columns);
  const long = Math.max(rows, columns);
  if (long === 1) return "size: from a single square no move leads back to it";
  if ((rows * columns) % 2 === 1) {
    return "parity: a move changes the colour of the square, so a closed tour has an even number of squares";
  }
  if (short <= 2) return tooNarrow(short);
  if (short === 4) return "Schwenk's theorem: no closed tour on a board with a side of 4";
  if (short === 3 && long <= 8) return `Schwenk's theorem: no closed tour on a 3 x ${long} board`;
  return undefined;
}

function noOpenTour({ rows, columns, row, column }: TourQuestion): string | undefined {
  const short = Math.min(rows, columns);
  const squares = rows * columns;
  if (squares === 1) return undefined;
  if (short <= 2) return tooNarrow(short);
  if (squares % 2 === 1 && (row + column) % 2 === 1) {
    return "parity: with an odd number of squares a tour starts on the colour of the corners";
  }
  // The squares of the two outer rows are half of all and have inner neighbours only. So a tour from an inner
  // square would alternate between inner and outer squares. The outer squares would then all have one colour,
  // but they have both.
  const acrossShort = rows === 4 ? row : column;
  if (short === 4 && (acrossShort === 1 || acrossShort === 2)) {
    return "parity: on a board with a side of 4 a tour starts and ends at the long edges";
  }
  return undefined;
}

function tooNarrow(short: number): string {
  if (short === 1) return "size: on a board 1 wide there are no moves";
  return "size: on a board 2 wide every move goes two squares along it and skips half of them";
}
