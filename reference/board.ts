import { InputError } from "./errors.ts";
import type { Size } from "./knight.ts";

/** Torus with the knight on one open square and the exit on another. */
export interface Board extends Size {
  /** Squares row by row, one byte each: 1 for an open square, 0 for a blocked one. */
  readonly open: Uint8Array;
  readonly knight: number;
  readonly exit: number;
}

/** Maximum number of squares: those of 4000 x 4000. */
const MOST_SQUARES = 16_000_000;

// Kinds of bytes; a blocked square is 0.
const OPEN = 1;
const KNIGHT = 2;
const EXIT = 3;
const LINE_END = 4;
const RETURN = 5;
const FOREIGN = 6;

const kinds = new Uint8Array(256).fill(FOREIGN);
for (const [kind, letter] of ["x", ".", "C", "S", "\n", "\r"].entries()) kinds[letter.charCodeAt(0)] = kind;

/**
 * Reads a board in one scan of its bytes: `x` blocked, `.` free, `C` the knight, `S` the exit, one row per
 * line. CRLF, blank lines at the end and a missing last line end are accepted.
 * @param name the name of the input in messages
 * @throws InputError `name:line:column: sentence` for the first mistake, line and column counted from 1
 */
export function readBoard(bytes: Uint8Array, name: string): Board {
  const open = new Uint8Array(bytes.length);
  let squares = 0;
  let columns = 0;
  let knight = -1;
  let exit = -1;
  let line = 1;
  let lineStart = 0;
  let rowStart = 0;
  let blankLine = 0;

  const wrong = (at: number, sentence: string) =>
    new InputError(`${name}:${line}:${at - lineStart + 1}: ${sentence}`);

  const endLine = (): void => {
    const length = squares - rowStart;
    if (length === 0) {
      blankLine ||= line;
    } else if (blankLine > 0) {
      throw new InputError(`${name}:${blankLine}:1: this line is blank, but more rows follow`);
    } else {
      columns ||= length;
      if (length !== columns) {
        const at = lineStart + Math.min(length, columns);
        throw wrong(at, `this row has ${length} squares, the first has ${columns}`);
      }
    }
    rowStart = squares;
  };

  for (let at = 0; at < bytes.length; at++) {
    const kind = kinds[bytes[at]!]!;
    if (kind <= OPEN) {
      open[squares++] = kind;
    } else if (kind === LINE_END) {
      endLine();
      line++;
      lineStart = at + 1;
    } else if (kind === KNIGHT) {
      if (knight >= 0) throw wrong(at, "a second knight (C)");
      knight = squares;
      open[squares++] = OPEN;
    } else if (kind === EXIT) {
      if (exit >= 0) throw wrong(at, "a second exit (S)");
      exit = squares;
      open[squares++] = OPEN;
    } else if (kind !== RETURN || (at + 1 < bytes.length && kinds[bytes[at + 1]!] !== LINE_END)) {
      throw wrong(at, `${letterAt(bytes, at)} is none of the letters of a board: x . C S`);
    }
  }
  endLine();

  if (squares === 0) throw new InputError(`${name}: the board is empty`);
  if (knight < 0) throw new InputError(`${name}: the board has no knight (C)`);
  if (exit < 0) throw new InputError(`${name}: the board has no exit (S)`);
  if (squares > MOST_SQUARES) {
    throw new InputError(`${name}: the board has ${squares} squares; up to ${MOST_SQUARES} are supported`);
  }
  return { rows: squares / columns, columns, open: open.subarray(0, squares), knight, exit };
}

/** Quotes the character that begins at a byte; control characters and broken UTF-8 as their code. */
function letterAt(bytes: Uint8Array, at: number): string {
  const letter = String.fromCodePoint(
    new TextDecoder().decode(bytes.subarray(at, at + 4)).codePointAt(0) ?? 0,
  );
  if (/[\p{C}\ufffd]/u.test(letter)) return `byte 0x${bytes[at]!.toString(16).padStart(2, "0")}`;
  return JSON.stringify(letter);
}
