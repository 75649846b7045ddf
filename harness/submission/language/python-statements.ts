import type { Token } from "./python-tokens.ts";

/** The tokens that are more than space, each with its neighbours. */
export function significant(tokens: readonly Token[]): Token[] {
  return tokens.filter(isSignificant);
}

function isSignificant({ kind }: Token): boolean {
  return kind !== "blank" && kind !== "newline" && kind !== "comment";
}

/** A line as Python counts it: it goes on while a bracket is open. */
interface Statement {
  readonly indent: number;
  readonly tokens: readonly Token[];
  /** Those that are space, too. */
  readonly all: readonly Token[];
}

/** The lines that hold more than space. */
export function statements(tokens: readonly Token[]): Statement[] {
  const found: Statement[] = [];
  let start = 0;
  let isEmpty = true;
  for (const [at, token] of tokens.entries()) {
    if (isSignificant(token)) isEmpty = false;
    const isEnd = (token.kind === "newline" && token.depth === 0) || at === tokens.length - 1;
    if (!isEnd) continue;
    if (!isEmpty) found.push(statementOf(tokens.slice(start, at + 1)));
    start = at + 1;
    isEmpty = true;
  }
  return found;
}

function statementOf(all: readonly Token[]): Statement {
  const [first] = all;
  const indent = first?.kind === "blank" ? first.text.length : 0;
  return { indent, tokens: significant(all), all };
}

/** Takes the tokens out of the program. */
export function clear(tokens: readonly (Token | undefined)[]): void {
  for (const token of tokens) if (token) token.text = "";
}
