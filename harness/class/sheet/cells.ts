// Libraries for CSV give the values of cells, but the bytes of those that stay the same must not change.

/** A line of a table with its cells as they stand there, quotes included. */
export interface RawLine {
  readonly cells: readonly string[];
  /** The end of the line: `\r\n`, `\n`, `\r`, or nothing. */
  readonly end: string;
}

/** Signs that separate the columns of a table. */
export const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Splits a table into raw cells. Joined again, they are the same text. */
export function splitCells(text: string, delimiter: Delimiter): RawLine[] {
  const cell = new RegExp(
    `((?:"(?:[^"]|"")*")?[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|[\\r\\n]|$)`,
    "gy",
  );
  const lines: RawLine[] = [];
  let cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, raw = "", after = ""] = cell.exec(text)!;
    cells.push(raw);
    if (after === delimiter && cell.lastIndex < text.length) continue;
    if (after === delimiter) cells.push("");
    lines.push({ cells, end: after === delimiter ? "" : after });
    cells = [];
  }
  return lines;
}

export function joinCells(lines: readonly RawLine[], delimiter: Delimiter): string {
  return lines.map(({ cells, end }) => cells.join(delimiter) + end).join("");
}

/** Checks if a cell has no quotes, or is in quotes as a whole. */
export function isWellQuoted(raw: string): boolean {
  return !raw.includes('"') || /^"(?:[^"]|"")*"$/.test(raw);
}

/** The value of a cell, without its quotes. */
export function textIn(raw = ""): string {
  return raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
}

/** Writes a value as a cell, in quotes if it needs them. */
export function cellOf(value: string, delimiter: Delimiter): string {
  const isPlain = /^[\w.,-]*$/.test(value) && !value.includes(delimiter);
  return isPlain ? value : `"${value.replaceAll('"', '""')}"`;
}
