/** A piece of a Python program; all pieces together are its text. */
export interface Token {
  readonly kind: "name" | "number" | "string" | "operator" | "newline" | "blank" | "comment";
  readonly text: string;
  /** The number of brackets that are open around it; a bracket itself stands outside of its own. */
  readonly depth: number;
}

const STRING = /[a-zA-Z]{0,2}(?<quote>"""|'''|"|')/y;
const PIECES = [
  ["newline", /\r\n?|\n/y],
  ["blank", /(?:[ \t\f]|\\\r?\n)+/y],
  ["comment", /#[^\r\n]*/y],
  ["name", /[A-Za-z_\x80-\xff][\w\x80-\xff]*/y],
  ["number", /\.?\d[\w.]*/y],
  // One sign alone, but for comparisons: those assign nothing.
  ["operator", /[!=<>:]=|[^\s\w"'#\\\x80-\xff]/y],
] as const;

/** Takes a program to pieces; undefined if that cannot be done. What stands in the fields of a string is a part of it. */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  let depth = 0;
  while (at < text.length) {
    const piece = stringAt(text, at) ?? pieceAt(text, at);
    if (!piece) return undefined;
    if (")]}".includes(piece.text)) depth--;
    if (depth < 0) return undefined;
    tokens.push({ ...piece, depth });
    if ("([{".includes(piece.text)) depth++;
    at += piece.text.length;
  }
  return tokens;
}

/** Lists statements and the parts of blocks, each without the newline after it. */
export function statementsOf(tokens: readonly Token[]): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "newline" && token.depth === 0) statements.push([]);
    else statements.at(-1)!.push(token);
  }
  return statements;
}

type Piece = Pick<Token, "kind" | "text">;

function pieceAt(text: string, at: number): Piece | undefined {
  for (const [kind, pattern] of PIECES) {
    const found = matchAt(pattern, text, at)?.[0];
    if (found !== undefined) return { kind, text: found };
  }
  return undefined;
}

/** Reads a string; one that is never closed is none. */
function stringAt(text: string, start: number): Piece | undefined {
  const opening = matchAt(STRING, text, start);
  if (!opening) return undefined;
  const quote = opening.groups!.quote!;
  for (let at = start + opening[0].length; at < text.length; at++) {
    if (text.startsWith(quote, at)) return { kind: "string", text: text.slice(start, at + quote.length) };
    if (text[at] === "\\") at++;
    else if (quote.length === 1 && /[\r\n]/.test(text[at]!)) break;
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
