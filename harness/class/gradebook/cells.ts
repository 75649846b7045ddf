// Libraries for CSV give the values of cells, but the bytes of those that stay the same must not change.

/** A line of a CSV file with its cells as they stand there, quotes included. */
export interface RawLine {
  readonly cells: string[];
  /** The end of the line: `\r\n`, `\n`, or nothing. */
  readonly end: string;
}

const BYTE_ORDER_MARK = "\ufeff";

/** A CSV file as it is written. */
export interface RawFile {
  readonly mark: string;
  readonly delimiter: string;
  readonly lines: readonly RawLine[];
}

/** Splits a CSV file into raw cells. Joined again, they are the same text. */
export function splitCells(text: string, delimiter: "," | ";"): RawFile {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  const cell = new RegExp(
    `((?:"(?:[^"]|"")*")?[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|[\\r\\n]|$)`,
    "gy",
  );
  const lines: RawLine[] = [];
  let cells: string[] = [];
  cell.lastIndex = mark.length;
  while (cell.lastIndex < text.length) {
    const [, raw = "", after = ""] = cell.exec(text)!;
    cells.push(raw);
    if (after === delimiter && cell.lastIndex < text.length) continue;
    if (after === delimiter) cells.push("");
    lines.push({ cells, end: after === delimiter ? "" : after });
    cells = [];
  }
  return { mark, delimiter, lines };
}

export function joinCells({ mark, delimiter, lines }: RawFile): string {
  return mark + lines.map(({ cells, end }) => cells.join(delimiter) + end).join("");
}

/** The value of a cell, without its quotes. */
export function textIn(raw = ""): string {
  return raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
}

/** Writes a value as a cell, in quotes if it needs them. */
export function cellOf(value: string): string {
  return /^[\w.-]*$/.test(value) ? value : `"${value.replaceAll('"', '""')}"`;
}
