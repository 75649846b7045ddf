import { excerpt, printable, shorten, textOf } from "./text.ts";

export interface ProgramSource {
  readonly path: string;
  /** Latin-1 text: every byte is a character. */
  readonly text: string;
}

/** A line of a notebook. */
export interface CellLine {
  readonly notebook: string;
  /** The cells with code are counted from 1. */
  readonly cell: number;
  /** Counted from 1 in the cell. */
  readonly line: number;
}

/** The line of a source. */
export interface SourceLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The same line, where the source was read out of a notebook. */
  readonly cell?: CellLine;
}

/** Quotes a line of a source, counted from 1; empty if there is no such line. */
export function codeAt({ text }: ProgramSource, line: number): string {
  return excerpt(decoded(text.split("\n")[line - 1] ?? ""));
}

/** Places a line of a source, counted from 1. */
export function placeAt({ path, text }: ProgramSource, line: number): SourceLine {
  const lines = text.split("\n");
  for (let above = Math.min(line, lines.length); above > 0; above--) {
    const { notebook, cell } = CELL_MARK.exec(lines[above - 1]!)?.groups ?? {};
    if (notebook === undefined) continue;
    const own = { notebook: excerpt(decoded(notebook)), cell: Number(cell), line: Math.max(1, line - above) };
    return { file: path, line, cell: own };
  }
  return { file: path, line };
}

/** A comment before the code of a cell: `# %% caderno.ipynb [3]`. Editors take the beginning for that of a cell. */
const CELL_MARK = /^(?:#|\/\/|--) %% (?<notebook>.+) \[(?<cell>\d{1,6})\]$/;

/** Marks the line after this one as the first one of a cell. */
export function cellMark(sign: "#" | "//" | "--", notebook: string, cell: number): string {
  return `${sign} %% ${printable(notebook)} [${cell}]`;
}

function decoded(latin1: string): string {
  return textOf(Buffer.from(latin1, "latin1"));
}

/** Longest line that is quoted among others. */
const MOST_LENGTH = 100;

/** Quotes a line of a source, counted from 1, with the ones beside it and their numbers: `12  int n = 0`. */
export function codeAround({ text }: ProgramSource, line: number): string {
  const lines = text.split("\n");
  const from = Math.max(0, line - 2);
  const width = `${line + 1}`.length;
  return lines
    .slice(from, line + 1)
    .map((each, at) => {
      const code = shorten(printable(decoded(each.trimEnd())), MOST_LENGTH);
      return `${`${from + at + 1}`.padStart(width)}  ${code}`;
    })
    .join("\n");
}
