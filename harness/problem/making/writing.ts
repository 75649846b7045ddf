import type { Square } from "../../case/board.ts";
import type { Size } from "../../case/knight.ts";

/** Notations of a tour that must be understood; undefined if the squares cannot be written so. */
export const TOUR_WRITINGS = {
  "a board from 1": (squares, size) => rowsOf(numbered(squares, size, 1), size).join("\n"),
  "a board from 0": (squares, size) => rowsOf(numbered(squares, size, 0), size).join("\n"),
  "a board with borders": (squares, size) =>
    rowsOf(numbered(squares, size, 1), size, "|")
      .map((row) => `|${row}|`)
      .join(`\n${"+--".repeat(size.columns)}+\n`),
  "a list of coordinates": (squares) => squares.map(({ row, column }) => `(${row}, ${column})`).join("\n"),
  "numbered coordinates": (squares) =>
    squares.map(({ row, column }, at) => `#${at + 1} - [${row}, ${column}]`).join("\n"),
  "squares as in chess": (squares, { rows, columns }) =>
    columns > LETTERS.length || rows > 99 ? undefined : chessNames(squares)?.join(" "),
} as const satisfies Readonly<Record<string, (squares: readonly Square[], size: Size) => string | undefined>>;
export type TourWriting = keyof typeof TOUR_WRITINGS;
export const TOUR_WRITING_NAMES = Object.keys(TOUR_WRITINGS) as TourWriting[];

export const MOVES_WRITINGS = {
  "a Portuguese sentence": (moves) => `Saida encontrada na posicao (3,4)\nEm ${moves} movimentos.\n`,
  "an English sentence": (moves) => `The knight needs ${moves} moves.\n`,
  "a name and a number": (moves) => `Movimentos: ${moves}\n`,
  "a number alone": (moves) => `${moves}\n`,
} as const satisfies Readonly<Record<string, (moves: number) => string>>;

export const NONE_WRITINGS = ["impossible", "IMPOSSÍVEL", "Sem solução", "no solution found"] as const;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Names of the squares; undefined if a square has none: its row is negative, or its column has no letter. */
function chessNames(squares: readonly Square[]): string[] | undefined {
  if (squares.some(({ row, column }) => row < 0 || !LETTERS[column])) return undefined;
  return squares.map(({ row, column }) => `${LETTERS[column]}${row + 1}`);
}

/** The step on each square, row by row. Squares off the board are left out; later steps hide earlier ones. */
function numbered(
  squares: readonly Square[],
  { rows, columns }: Size,
  first: number,
): (number | undefined)[] {
  const steps: (number | undefined)[] = new Array(rows * columns).fill(undefined);
  for (const [at, { row, column }] of squares.entries()) {
    if (row >= 0 && row < rows && column >= 0 && column < columns) steps[row * columns + column] = at + first;
  }
  return steps;
}

function rowsOf(steps: readonly (number | undefined)[], { rows, columns }: Size, between = " "): string[] {
  const width = String(steps.length).length;
  return Array.from({ length: rows }, (_, row) =>
    steps
      .slice(row * columns, (row + 1) * columns)
      // A square without a step is marked, so that the rows keep their places.
      .map((step) => String(step ?? -1).padStart(width))
      .join(between),
  );
}
