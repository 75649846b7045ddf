import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, say } from "../../base/sentence.ts";
import {
  DELIMITERS,
  type Delimiter,
  isWellQuoted,
  joinCells,
  type RawLine,
  splitCells,
  textIn,
} from "./cells.ts";
import { readEncoded } from "./encoding.ts";

/** A row below the titles. */
export interface SheetRow {
  /** The values of its cells. */
  readonly cells: readonly string[];
  readonly raw: RawLine;
}

/** A table as a spreadsheet or a platform saves it: CSV with any delimiter, in any encoding of theirs. */
export interface Sheet {
  readonly delimiter: Delimiter;
  readonly titles: readonly string[];
  /** Rows that hold anything. */
  readonly rows: readonly SheetRow[];
  /** Gives the place of a cell, `file:line:column`; without a row, that of a title. */
  readonly placeOf: (row: SheetRow | undefined, column?: number) => string;
  /** Gives the line in which a row begins, counted from 1. */
  readonly lineOf: (row: SheetRow) => number;
  /** Checks if the encoding of the file has every character of this text. */
  readonly holds: (text: string) => boolean;
  /**
   * Writes the file with other lines. Those that stay the same keep their bytes.
   *
   * @param change gives the line to write in place of this one; undefined leaves it out
   */
  readonly write: (change: (line: RawLine, kind: LineKind) => RawLine | undefined) => Buffer;
}

/** Lines without anything, and `sep=;` for Excel, are no rows. */
type LineKind = "titles" | "row" | "other";

const BYTE_ORDER_MARK = "\ufeff";

/** Excel reads the delimiter of a file from such a line. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?(?=\r|\n|$)/;

/**
 * Reads a table.
 *
 * @throws ExpectedError if the file cannot be read, is empty, or has a quote in the wrong place
 */
export function readSheet(file: string): Sheet {
  const { text, encode, holds } = readEncoded(file);
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  const body = text.slice(mark.length);
  const delimiter = delimiterOf(body);
  const lines = splitCells(body, delimiter);
  const isSeparator = (line: RawLine) => line === lines[0] && SEPARATOR_LINE.test(body);
  const filled = lines.filter((line) => !isSeparator(line) && isFilled(line));
  const [titles, ...rows] = filled;
  const lineAndColumn = (line: RawLine, column = 0) => {
    const before = joinCells(lines.slice(0, lines.indexOf(line)), delimiter);
    const left = line.cells.slice(0, column).map((cell) => cell + delimiter);
    const above = (before + left.join("")).split(/\r\n|\r|\n/);
    return [above.length, above.at(-1)!.length + 1] as const;
  };
  const placeOf = (line: RawLine, column?: number) =>
    `${displayPath(file)}:${lineAndColumn(line, column).join(":")}`;
  if (!titles) throw new ExpectedError(placed(`${displayPath(file)}:1:1`, say`this file is empty`));
  for (const line of filled)
    for (const [column, cell] of line.cells.entries())
      if (!isWellQuoted(cell))
        throw new ExpectedError(placed(placeOf(line, column), say`a quote is missing or misplaced`));
  const kinds = new Map<RawLine, LineKind>(rows.map((line) => [line, "row"]));
  kinds.set(titles, "titles");
  return {
    delimiter,
    titles: titles.cells.map((cell) => textIn(cell).trim()),
    rows: rows.map((raw) => ({ raw, cells: raw.cells.map(textIn) })),
    lineOf: ({ raw }) => lineAndColumn(raw)[0],
    placeOf: (row, column) => placeOf(row?.raw ?? titles, column),
    holds,
    write(change) {
      const changed = lines.flatMap((line) => change(line, kinds.get(line) ?? "other") ?? []);
      return encode(mark + joinCells(changed, delimiter));
    },
  };
}

/** The sign that splits most lines into as many cells as the titles; of equals, the one that makes more cells. */
function delimiterOf(text: string): Delimiter {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  const counted = DELIMITERS.map((delimiter) => {
    const sizes = splitCells(text, delimiter)
      .filter(isFilled)
      .map(({ cells }) => cells.length);
    const most = sizes[0] ?? 1;
    return { delimiter, most, fitting: most > 1 ? sizes.filter((size) => size === most).length : 0 };
  });
  const [best] = counted.toSorted((a, b) => b.fitting - a.fitting || b.most - a.most);
  return DELIMITERS.find((delimiter) => delimiter === named) ?? best!.delimiter;
}

function isFilled({ cells }: RawLine): boolean {
  return cells.some((cell) => textIn(cell).trim() !== "");
}
