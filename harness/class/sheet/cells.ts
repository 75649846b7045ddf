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
  const end = new RegExp(`${delimiter}|\\r\\n|[\\r\\n]|$`, "g");
  const lines: RawLine[] = [];
  let cells: string[] = [];
  let start = 0;
  while (start < text.length) {
    end.lastIndex = behindQuotes(text, start);
    const { 0: after, index } = end.exec(text)!;
    cells.push(text.slice(start, index));
    start = index + after.length;
    if (after === delimiter && start < text.length) continue;
    if (after === delimiter) cells.push("");
    lines.push({ cells, end: after === delimiter ? "" : after });
    cells = [];
  }
  return lines;
}

/** Finds the end of a text in quotes; its beginning, if there are none or they are not closed. */
function behindQuotes(text: string, start: number): number {
  if (text[start] !== '"') return start;
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote < 0 ? start : quote + 1;
}

export function joinCells(lines: readonly RawLine[], delimiter: Delimiter): string {
  return lines.map(({ cells, end }) => cells.join(delimiter) + end).join("");
}

/** Checks if a cell has no quotes, or is in quotes as a whole. */
export function isWellQuoted(raw: string): boolean {
  return raw.startsWith('"') ? raw.length > 1 && behindQuotes(raw, 0) === raw.length : !raw.includes('"');
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
