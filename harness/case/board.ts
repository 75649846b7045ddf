import { ExpectedError } from "../base/errors.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";

/** Square as (row, column), counted from 0 at the top left. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** Board of the lost knight: a torus of `rows` x `columns` squares, some of them blocked. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  /** Squares row by row: 1 open (C and S are open), 0 blocked. */
  readonly open: Uint8Array;
  readonly start: Square;
  readonly exit: Square;
}

const LETTERS = { blocked: "x", open: ".", start: "C", exit: "S" } as const;

/** Returns the index of a square in an array that is laid out row by row. */
export function indexOf(board: { readonly columns: number }, square: Square): number {
  return square.row * board.columns + square.column;
}

/** Returns the square at an index of an array that is laid out row by row. */
export function squareAt(board: { readonly columns: number }, index: number): Square {
  return { row: Math.floor(index / board.columns), column: index % board.columns };
}

/** Formats a board in the courses' format: one row per line, every line ended by a newline. */
export function boardText(board: Board): string {
  const letters = Array.from(board.open, (open): string => (open ? LETTERS.open : LETTERS.blocked));
  letters[indexOf(board, board.start)] = LETTERS.start;
  letters[indexOf(board, board.exit)] = LETTERS.exit;
  return Array.from({ length: board.rows }, (_, row) =>
    letters
      .slice(row * board.columns, (row + 1) * board.columns)
      .concat("\n")
      .join(""),
  ).join("");
}

/**
 * Reads a board in the courses' format and rejects everything else. Many programs take a blank last line for
 * a row of free squares, or a trailing space for a column, so a case must not contain one.
 *
 * @param place turns a line and a column of the text, counted from 1, into the `file:line:column` of a
 * message
 * @throws ExpectedError with every mistake of the board
 */
export function parseBoard(text: string, place: (line: number, column: number) => string | Sentence): Board {
  const mistakes: Sentence[] = [];
  const report = (row: number, column: number, sentence: Sentence) => {
    mistakes.push(placed(place(row + 1, column + 1), sentence));
  };

  if (text.includes("\r")) {
    const line = text.slice(0, text.indexOf("\r")).split("\n").length;
    throw new ExpectedError(
      placed(place(line, 1), say`the row ends in a carriage return. Save the board with Unix line ends`),
    );
  }
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  else report(lines.length - 1, lines.at(-1)!.length, say`the last row does not end with a newline`);
  const columns = lines[0]?.length ?? 0;
  if (columns === 0) report(0, 0, say`the board is empty`);

  const open = new Uint8Array(lines.length * columns);
  const found: Record<"C" | "S", Square[]> = { C: [], S: [] };
  for (const [row, line] of lines.entries()) {
    if (line.length !== columns) {
      report(
        row,
        Math.min(line.length, columns),
        say`this row has ${line.length} squares, but the first has ${columns}`,
      );
    }
    for (let column = 0; column < line.length; column++) {
      const letter = line[column]!;
      if (letter === LETTERS.blocked) continue;
      if (column < columns) open[row * columns + column] = 1;
      if (letter === LETTERS.open) continue;
      if (letter === LETTERS.start || letter === LETTERS.exit) {
        found[letter].push({ row, column });
        continue;
      }
      const character = String.fromCodePoint(line.codePointAt(column)!);
      const shown = JSON.stringify(character);
      report(row, column, say`${shown} is not a square. A board has only x . C S`);
      column += character.length - 1;
    }
  }
  for (const letter of [LETTERS.start, LETTERS.exit]) {
    const [first, ...others] = found[letter];
    if (!first && columns > 0) report(0, 0, say`the board has no ${letter}`);
    for (const { row, column } of others) report(row, column, say`a second ${letter}`);
  }

  const [start] = found.C;
  const [exit] = found.S;
  if (mistakes.length > 0 || !start || !exit) throw new ExpectedError(mistakes);
  return { rows: lines.length, columns, open, start, exit };
}
