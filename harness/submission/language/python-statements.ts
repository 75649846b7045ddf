import type { Token } from "./python-tokens.ts";

/** The tokens that are more than space, each with its neighbours. */
export function significant(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind !== "blank" && kind !== "newline" && kind !== "comment");
}

/** The lines as Python counts them: one goes on while a bracket is open. */
export function statements(tokens: readonly Token[]): { indent: number; tokens: Token[]; all: Token[] }[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)!.push(token);
    if (token.kind === "newline" && token.depth === 0) lines.push([]);
  }
  return lines
    .map((all) => ({
      indent: all[0]?.kind === "blank" ? all[0].text.length : 0,
      tokens: significant(all),
      all,
    }))
    .filter((line) => line.tokens.length > 0);
}

/** Takes the tokens out of the program. */
export function clear(tokens: readonly (Token | undefined)[]): void {
  for (const token of tokens) if (token) token.text = "";
}
