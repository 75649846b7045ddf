/** A piece of a Python program; all pieces together are its text. */
export interface Token {
  readonly kind: "name" | "number" | "string" | "operator" | "newline" | "blank" | "comment";
  text: string;
  /** The number of brackets that are open around it; a bracket itself stands outside of its own. */
  readonly depth: number;
  /** The computed parts of an f-string, as code; those of its formats come last. */
  readonly fields?: readonly (readonly Token[])[];
  /** Tells if one of those could not stand in a string before Python 3.12. */
  readonly isNewStyle?: boolean;
}

const STRING = /(?<prefix>[a-zA-Z]{0,2})(?<quote>"""|'''|"|')/y;
const PREFIX = /^(?:[rbuft]|br|rb|fr|rf|tr|rt)?$/i;
const PIECES = [
  ["newline", /\r\n?|\n/y],
  ["blank", /(?:[ \t\f]|\\\r?\n)+/y],
  ["comment", /#[^\r\n]*/y],
  ["name", /[A-Za-z_\x80-\xff][\w\x80-\xff]*/y],
  ["number", /\.?\d[\w.]*/y],
  ["operator", /:=|->|\*\*|\/\/|<<|>>|[!=<>]=|\.\.\.|[^\s\w"'#\\\x80-\xff]/y],
] as const;

/** Strings in strings: nobody writes more of them. */
const DEEPEST = 20;

/** Tells that a text is no Python of any version. */
class NotPython extends Error {}

/** Takes a program to pieces as Python 3.14 does; undefined if that cannot be done. */
export function tokensOf(text: string): Token[] | undefined {
  try {
    const { tokens, at } = new Tokenizer(text).code(0, 0);
    return at === text.length ? tokens : undefined;
  } catch (error) {
    if (error instanceof NotPython) return undefined;
    throw error;
  }
}

interface Read<Found> {
  readonly found: Found;
  readonly at: number;
}

class Tokenizer {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads code up to the end of the text or, within a string, of a field: what ends it is not read. */
  code(start: number, nesting: number): { tokens: Token[]; at: number } {
    const tokens: Token[] = [];
    let at = start;
    let depth = 0;
    while (at < this.#text.length) {
      const string = this.#string(at, nesting);
      if (string) {
        tokens.push({ kind: "string", depth, ...string.found });
        at = string.at;
        continue;
      }
      const { kind, text } = this.#piece(at);
      if (nesting > 0 && depth === 0 && this.#endsField(at, text)) break;
      if (")]}".includes(text)) depth--;
      if (depth < 0) throw new NotPython();
      tokens.push({ kind, text, depth });
      if ("([{".includes(text)) depth++;
      at += text.length;
    }
    return { tokens, at };
  }

  #piece(at: number): Pick<Token, "kind" | "text"> {
    for (const [kind, pattern] of PIECES) {
      const text = this.#match(pattern, at)?.[0];
      if (text) return { kind, text };
    }
    throw new NotPython();
  }

  #endsField(at: number, text: string): boolean {
    if (text === "}" || text === "!" || text === ":" || text === ":=") return true;
    return text === "=" && /^=\s*[}!:]/.test(this.#text.slice(at, at + 100));
  }

  #string(at: number, nesting: number): Read<Pick<Token, "text" | "fields" | "isNewStyle">> | undefined {
    const { prefix = "", quote } = this.#match(STRING, at)?.groups ?? {};
    if (quote === undefined || !PREFIX.test(prefix)) return undefined;
    const start = at + prefix.length + quote.length;
    const isRaw = /r/i.test(prefix);
    if (!/[ft]/i.test(prefix)) {
      const end = this.#endOfString(start, quote);
      return { found: { text: this.#text.slice(at, end) }, at: end };
    }
    if (nesting >= DEEPEST) throw new NotPython();
    const { found, at: end } = this.#formatted(start, { quote, isRaw, nesting: nesting + 1 });
    return { found: { text: this.#text.slice(at, end), ...found }, at: end };
  }

  #endOfString(start: number, quote: string): number {
    for (let at = start; at < this.#text.length; at++) {
      if (this.#text.startsWith(quote, at)) return at + quote.length;
      if (this.#text[at] === "\\") at++;
      else if (quote.length === 1 && /[\r\n]/.test(this.#text[at]!)) break;
    }
    throw new NotPython();
  }

  /** Reads what stands between the quotes of a formatted string, and the closing one. */
  #formatted(
    start: number,
    string: { quote: string; isRaw: boolean; nesting: number },
  ): Read<Required<Pick<Token, "fields" | "isNewStyle">>> {
    const { quote, isRaw } = string;
    const fields: Token[][] = [];
    let isNewStyle = false;
    let at = start;
    while (!this.#text.startsWith(quote, at)) {
      const next = this.#text[at];
      if (next === undefined || (quote.length === 1 && /[\r\n]/.test(next))) throw new NotPython();
      if (next === "\\" && !isRaw && this.#text.startsWith("N{", at + 1)) {
        at = this.#text.indexOf("}", at) + 1;
        if (at === 0) throw new NotPython();
      } else if (next === "\\") at += this.#text[at + 1] === "{" ? 1 : 2;
      else if (next === "{" && this.#text[at + 1] !== "{") {
        const field = this.#field(at, string);
        const code = this.#text.slice(at, field.at);
        isNewStyle ||=
          code.includes(quote) || /[\\#]/.test(code) || (quote.length === 1 && /[\r\n]/.test(code));
        fields.push(...field.found);
        at = field.at;
      } else if (next === "}" && this.#text[at + 1] !== "}") throw new NotPython();
      else at += next === "{" || next === "}" ? 2 : 1;
    }
    return { found: { fields, isNewStyle }, at: at + quote.length };
  }

  /** Reads a field from its opening brace to its closing one: the code, and that of the fields in its format. */
  #field(start: number, string: { quote: string; nesting: number }): Read<Token[][]> {
    const { tokens, at: end } = this.code(start + 1, string.nesting);
    if (tokens.every(({ kind }) => kind === "blank" || kind === "newline" || kind === "comment"))
      throw new NotPython();
    const fields = [tokens];
    let at = end + (/^=\s*/.exec(this.#text.slice(end, end + 100))?.[0].length ?? 0);
    at += /^![rsa]\s*/.exec(this.#text.slice(at, at + 100))?.[0].length ?? 0;
    if (this.#text[at] === ":") {
      for (at++; this.#text[at] !== "}"; at++) {
        if (this.#text[at] === undefined || this.#text.startsWith(string.quote, at)) throw new NotPython();
        if (this.#text[at] !== "{") continue;
        if (string.nesting >= DEEPEST) throw new NotPython();
        const inner = this.#field(at, { ...string, nesting: string.nesting + 1 });
        fields.push(...inner.found);
        at = inner.at - 1;
      }
    }
    if (this.#text[at] !== "}") throw new NotPython();
    return { found: fields, at: at + 1 };
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.#text);
  }
}
