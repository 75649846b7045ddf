import { printable } from "../../base/text.ts";
import type { Literal, SourceLocation } from "../../problem/input/clues.ts";
import type { Source } from "../../submission/language/language.ts";

export interface Code {
  readonly path: string;
  /** The text without comments. */
  readonly text: string;
  /** The text with its comments, line by line the same. */
  readonly written: string;
  /** Offset in `text` at which each line begins. */
  readonly lineStarts: readonly number[];
  readonly literals: readonly CodeLiteral[];
}

export interface CodeLiteral extends Literal {
  /** A value is printed behind it, so that it may be the name of a result. */
  readonly isBeforeValue: boolean;
}

/**
 * Pattern of what follows a text if a value is printed behind it: `, tour)`, `+ n`, `<< rows`. An option of Python is none, nor is
 * the next key of a table, `, 4: `, nor a function that gets what is typed, `, (name) =>`.
 */
const BEFORE_VALUE =
  /\s{0,9}(?:,(?!\s{0,9}(?:(?:end|sep|file|flush)\s{0,9}=|\w{1,40}\s{0,9}:(?!:)|(?:async\s{1,9})?(?:function\b|(?:\w{1,40}|\([\w\s,]{0,80}\))\s{0,9}=>)))|\+|<<)\s{0,9}(?!(?:std::)?(?:endl|flush)\b)[\w(&*]/y;

/**
 * Pattern of comments and quoted texts in all our languages. The one that begins first contains the other,
 * and neither `#define` nor `#[arg]` is a comment. No part of a source is read twice: an unclosed comment goes to the end, and
 * an escaped quote does not begin a text.
 */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/.*|^[ \t]*#(?![ \t]*define\b|\[\w).*|\s#\s.*|(?<!\\)"(?<double>(?:\\.|[^"\\\n])*)"|(?<!\\)'(?<single>(?:\\.|[^'\\\n]){2,})'|`(?<back>[^`]*)`/gm;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

/** Reads a source in any of our languages: removes its comments and collects its quoted texts. */
export function readCode({ path, text: bytes, utf8 }: Source): Code {
  const source = utf8 ? Buffer.from(bytes, "latin1").toString("utf8") : bytes;
  const literals: CodeLiteral[] = [];
  const place = { path, lineStarts: lineStartsIn(source) };
  const text = source.replace(COMMENT_OR_TEXT, (whole, ...rest) => {
    const { double, single, back } = rest.at(-1) as Record<string, string | undefined>;
    const quoted = double ?? single ?? back;
    // Line breaks stay, so that lines keep their numbers.
    if (quoted === undefined) return whole.replace(/[^\n]/g, "");
    const offset = rest.at(-3) as number;
    BEFORE_VALUE.lastIndex = offset + whole.length;
    const isBeforeValue = BEFORE_VALUE.test(source);
    literals.push({ text: unescaped(quoted), at: placeIn(place, offset), isBeforeValue });
    return whole;
  });
  return { path, text, written: source, lineStarts: lineStartsIn(text), literals };
}

function lineStartsIn(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Turns an offset in a source into a place, `path:line`. */
export function placeIn(
  { path, lineStarts }: Pick<Code, "path" | "lineStarts">,
  offset: number,
): SourceLocation {
  let line = 0;
  // Invariant: the last line that begins at `offset` or before is in [line, end).
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
