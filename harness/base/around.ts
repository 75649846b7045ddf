import { beginningOf, printable, shorten, textOf } from "./text.ts";

/** A place in a text: the number of its line, counted from 1, and the first character in that line. */
export interface TextPlace {
  readonly line: number;
  readonly at: number;
}

/** Lines before and behind a place, and at the beginning of the text. */
const BESIDE = 6;
const FIRST = 3;

/** Characters of a line, and those of a long one that are shown before a place in it. */
const MOST_LENGTH = 100;
const BEFORE = 40;

/** Lines at the beginning of a text that are quoted anyway. */
const BEGINNING = 16;

/** Quotes an output around a place in it, safe to show, with its first lines. What is left out on either side is marked. */
export function quotedAround(bytes: Buffer, place: TextPlace): string {
  if (place.line <= BEGINNING && place.at <= MOST_LENGTH - BEFORE) return beginningOf(bytes);
  const lines = linesIn(bytes);
  const from = Math.max(0, place.line - 1 - BESIDE);
  const to = place.line + BESIDE;
  const head = lines.slice(0, Math.min(FIRST, from)).map(quoted);
  const around = lines
    .slice(from, to)
    .map((text, index) => (from + index === place.line - 1 ? quotedLine(text, place.at) : quoted(text)));
  return [...head, ...(from > head.length ? ["…"] : []), ...around, ...(to < lines.length ? ["…"] : [])].join(
    "\n",
  );
}

/** Quotes a line around a place in it. */
export function quotedLine(text: string, at: number): string {
  if (at <= MOST_LENGTH - BEFORE) return quoted(text);
  return `…${quoted(text.slice(at - BEFORE))}`;
}

/** The lines of an output. */
export function linesIn(bytes: Buffer): string[] {
  return textOf(bytes).trimEnd().split(/\r?\n/);
}

function quoted(line: string): string {
  return shorten(printable(shorten(line, MOST_LENGTH)), MOST_LENGTH);
}
