import type { TourCase } from "../../case/knights-tour.ts";
import type { Misfit } from "../../finding/index.ts";
import { type Contract, notSquare, presumedIn, sizeMisfit, type TextPlaceholder } from "../contract.ts";
import type { Fixed } from "../input/input-schemas.ts";
import { checkTour } from "./check.ts";
import { clueInOutput, tourClue } from "./clue/index.ts";

export const TOUR_PLACEHOLDERS = [
  "rows",
  "columns",
  "n",
  "row0",
  "column0",
  "row1",
  "column1",
  "square",
  "SQUARE",
  "letter",
  "LETTER",
  "cell0",
  "cell1",
  "tour",
  "answerPath",
] as const;

/** Gives size and start as four numbers, on standard input and as arguments, then `closed` if asked for. */
export function tourContract(asked: TourCase): Contract {
  const { rows, columns, start, anyStart, tour } = asked;
  const letter = columnLetters(start.column);
  const square = `${letter}${start.row + 1}`;
  const words = ["{rows}", "{columns}", "{row0}", "{column0}"].concat(tour === "closed" ? ["closed"] : []);
  return {
    input: { arguments: words, stdin: `${words.join(" ")}\n`, files: {} },
    placeholders: {
      rows: String(rows),
      columns: String(columns),
      n: rows === columns ? String(rows) : undefined,
      row0: String(start.row),
      column0: String(start.column),
      row1: String(start.row + 1),
      column1: String(start.column + 1),
      square,
      SQUARE: square.toUpperCase(),
      letter,
      LETTER: letter.toUpperCase(),
      cell0: String(start.row * columns + start.column),
      cell1: String(start.row * columns + start.column + 1),
      tour,
    } satisfies Record<TextPlaceholder<typeof TOUR_PLACEHOLDERS>, string | undefined>,
    formats: ["grid", "coordinates", "squares", "numbers", "cells", "no-tour"],
    question: { rows, columns, ...(!anyStart && { start }), ...(tour === "closed" && { closed: true }) },
    misfit: (fixed) => misfitOf(asked, fixed),
    lacks: () => notSquare(asked),
    check: (answer) => checkTour(asked, answer),
    clue: (answer) => tourClue(asked, answer),
    clueInOutput: (output) => clueInOutput(asked, output),
  };
}

function misfitOf(asked: TourCase, fixed: Fixed): Misfit | undefined {
  const { start, anyStart, tour } = asked;
  const otherSize = sizeMisfit(asked, fixed);
  if (otherSize) return otherSize;
  const presumed = presumedIn(fixed);
  if (fixed.tour !== undefined && fixed.tour !== tour)
    return { kind: "tour-fixed", tour: fixed.tour, ...presumed };
  if (fixed.start === undefined || anyStart) return undefined;
  if (fixed.start === "random") return { kind: "start-random", ...presumed };
  const [row, column] = fixed.start;
  return row === start.row && column === start.column
    ? undefined
    : { kind: "start-fixed", start: fixed.start, ...presumed };
}

/** Columns as in a spreadsheet: a ... z, aa, ab ... */
function columnLetters(column: number): string {
  const letter = String.fromCharCode("a".charCodeAt(0) + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
