import { printable } from "../base/text.ts";
import type { Literal, Place } from "../problem/clues.ts";
import type { Source } from "../submission/language/language.ts";

/** A source without its comments. */
export interface Code {
  readonly path: string;
  readonly text: string;
  /** Where in the text each line begins. */
  readonly lineStarts: readonly number[];
  readonly literals: readonly Literal[];
}

/**
 * Comments and texts of all our languages; whichever begins first swallows the other. `#define` is no comment. No part
 * of a source is read twice: a comment that is not closed goes to the end, and an escaped quote begins no text.
 */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/.*|^[ \t]*#(?![ \t]*define\b).*|\s#\s.*|(?<!\\)"(?<double>(?:\\.|[^"\\\n])*)"|(?<!\\)'(?<single>(?:\\.|[^'\\\n]){2,})'|`(?<back>[^`]*)`/gm;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

/** Reads a source in any of our languages as far as clues need it: what is a comment, and what stands in quotes. */
export function readCode({ path, text: bytes, utf8 }: Source): Code {
  const source = utf8 ? Buffer.from(bytes, "latin1").toString("utf8") : bytes;
  const literals: Literal[] = [];
  const place = { path, lineStarts: lineStartsIn(source) };
  const text = source.replace(COMMENT_OR_TEXT, (whole, ...rest) => {
    const { double, single, back } = rest.at(-1) as Record<string, string | undefined>;
    const quoted = double ?? single ?? back;
    // Lines keep their numbers.
    if (quoted === undefined) return whole.replace(/[^\n]/g, "");
    literals.push({ text: unescaped(quoted), at: placeIn(place, rest.at(-3) as number) });
    return whole;
  });
  return { path, text, lineStarts: lineStartsIn(text), literals };
}

function lineStartsIn(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The place of an offset in a source. */
export function placeIn({ path, lineStarts }: Pick<Code, "path" | "lineStarts">, offset: number): Place {
  let line = 0;
  // The last line that begins there or before is somewhere in [line, end).
  for (let end = lineStarts.length; end - line > 1; ) {
    const middle = Math.floor((line + end) / 2);
    if (lineStarts[middle]! <= offset) line = middle;
    else end = middle;
  }
  return `${printable(path)}:${line + 1}`;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}
