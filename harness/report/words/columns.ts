import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import { shorten } from "../../base/text.ts";

/** Finds characters as readers see them, each with its accents. */
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Counts the columns of a text. Most texts are plain, and this is seen faster. */
function widthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : stringWidth(text);
}

/** Space between two columns. */
const GAP = "  ";

export interface Columns {
  /** Width of a line in characters. The last column is cut to fit. */
  readonly width: number;
  /** Positions of the columns that hold numbers. */
  readonly rightAligned: readonly number[];
  /** Most lines of the last column where there is little room; 1 if left out. */
  readonly mostLines?: number;
}

/** A column with less room than this is cut before it has said anything, unless it gets a second line. */
const LEAST_ROOM = 40;

/** Writes rows as aligned columns. The last column is cut to fit, and may be broken before. */
export function columnsOf(
  texts: readonly (readonly string[])[],
  { width, rightAligned, mostLines = 1 }: Columns,
): string[] {
  // The width of a very long text takes long to find.
  const rows = texts.map((row) => row.map((cell) => shorten(cell, mostLines * width)));
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at]!))));
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, 0);
  const room = width - before;
  return rows.flatMap((row) => {
    const cells = row.slice(0, -1).map((cell, at) => {
      const space = " ".repeat(widths[at]! - widthOf(cell));
      return rightAligned.includes(at) ? `${space}${cell}` : `${cell}${space}`;
    });
    const last = row.at(-1)!;
    const isNarrow = room < LEAST_ROOM && room >= LEAST_WIDTH;
    const lines = isNarrow ? wrapAnsi(last, room).split("\n") : [last];
    const shown = [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(" ")];
    return shown
      .filter((line, at) => at === 0 || line !== "")
      .map((line, at) =>
        cutAtWord((at === 0 ? [...cells, line].join(GAP) : " ".repeat(before) + line).trimEnd(), width),
      );
  });
}

/** Writes names in one line, as many as fit, and how many there are more. */
export function listWithin(
  head: string,
  names: readonly string[],
  { columns, more }: { readonly columns: number; readonly more: (count: number) => string },
): string {
  const whole = head + names.join(", ");
  if (widthOf(shorten(whole, 2 * columns)) <= columns) return whole;
  for (let count = names.length - 1; count > 0; count--) {
    const line = `${head}${names.slice(0, count).join(", ")} ${more(names.length - count)}`;
    if (line.length <= 2 * columns && widthOf(line) <= columns) return line;
  }
  return cutAtWord(whole, columns);
}

/** Writes short texts in columns, one below the other, as many as a line of this width has room for. */
export function inColumns(texts: readonly string[], width: number): string[] {
  const cells = texts.map((text) => shorten(text, Math.floor(width / 2)));
  const widest = Math.max(...cells.map((cell) => widthOf(cell))) + GAP.length;
  const columns = Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, at) => at % rows === row)
      .map((cell) => GAP + cell + " ".repeat(widest - GAP.length - widthOf(cell)))
      .join("")
      .trimEnd(),
  );
}

/** Cuts a line at the end of a word, and marks the cut. */
export function cutAtWord(text: string, width: number): string {
  const line = shorten(text, 2 * width);
  if (widthOf(line) <= width) return line;
  // To measure takes long, and most characters are one column wide.
  const characters = Array.from(CHARACTERS.segment(line), ({ segment }) => segment).slice(0, width);
  while (characters.length > 0 && widthOf(characters.join("")) >= width) characters.pop();
  const kept = characters.join("");
  const end = kept.search(/\s\S*$/);
  // A word that takes half of the line is cut itself.
  return `${(end > width / 2 ? kept.slice(0, end) : kept).trimEnd()}…`;
}

/**
 * Breaks a text between words, and sets the lines after the first one in by the width of its head.
 *
 * @param columns width of the terminal; nothing is broken if it is not known
 */
export function hanging(head: string, text: string, columns: number | undefined): string[] {
  if (columns === undefined) return [head + text];
  const width = widthOf(head);
  // To measure and to break a text takes time that grows faster than the text.
  const broken = shorten(text, MOST_BROKEN);
  if (width + widthOf(broken) <= columns) return [head + broken];
  const lines = wrapAnsi(broken, Math.max(columns - width, LEAST_WIDTH)).split("\n");
  return lines.map((line, at) => (at === 0 ? head : " ".repeat(width)) + line);
}

/** Longest text that is broken into lines, in characters. */
const MOST_BROKEN = 8000;

/** A narrower text cannot be read. */
const LEAST_WIDTH = 20;
