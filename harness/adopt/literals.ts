import type { Source } from "../submission/language/language.ts";
import { printable } from "../text.ts";

/** Where something stands in a program: `cavalo.c:12`. */
export type Place = string;

/** A text in quotes, as the program has it when it runs. */
export interface Literal {
  readonly text: string;
  readonly at: Place;
}

/** A source without its comments. */
export interface Code {
  readonly path: string;
  readonly text: string;
  readonly literals: readonly Literal[];
}

/** Comments and texts of all our languages; whichever begins first swallows the other. `#define` is no comment. */
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/.*|^\s*#(?!\s*define\b).*|\s#\s.*|"(?<double>(?:\\.|[^"\\\n])*)"|'(?<single>(?:\\.|[^'\\\n]){2,})'|`(?<back>[^`]*)`/gm;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

/** Reads a source in any of our languages as far as clues need it: what is a comment, and what stands in quotes. */
export function readCode({ path, text: bytes, utf8 }: Source): Code {
  const source = utf8 ? Buffer.from(bytes, "latin1").toString("utf8") : bytes;
  const literals: Literal[] = [];
  const text = source.replace(COMMENT_OR_TEXT, (whole, ...rest) => {
    const { double, single, back } = rest.at(-1) as Record<string, string | undefined>;
    const quoted = double ?? single ?? back;
    // Lines keep their numbers.
    if (quoted === undefined) return whole.replace(/[^\n]/g, "");
    literals.push({ text: unescaped(quoted), at: placeIn({ path, text: source }, rest.at(-3) as number) });
    return whole;
  });
  return { path, text, literals };
}

/** The place of an offset in a source. */
export function placeIn({ path, text }: Pick<Code, "path" | "text">, offset: number): Place {
  return `${printable(path)}:${text.slice(0, offset).split("\n").length}`;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}
