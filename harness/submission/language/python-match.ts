import { statements } from "./python-statements.ts";
import type { Token } from "./python-tokens.ts";

/** `match` and `case` are written as `if`, where patterns are expressions. */
export function avoidMatch(tokens: readonly Token[]): boolean {
  const lines = statements(tokens);
  const cases: number[] = [];
  let found = false;
  for (const [at, { indent, tokens: line }] of lines.entries()) {
    while (cases.length > 0 && indent < cases.at(-1)!) cases.pop();
    const [first] = line;
    const next = lines[at + 1];
    const opensCases = next !== undefined && next.indent > indent && next.tokens[0]!.text === "case";
    if (first!.text === "match" && line.length > 2 && line.at(-1)!.text === ":" && opensCases) {
      wrap(line.slice(1, -1), first!);
      cases.push(next.indent);
      found = true;
    } else if (first!.text === "case" && indent === cases.at(-1)) {
      const colon = line.findIndex(({ text, depth }) => text === ":" && depth === 0);
      const condition = line.findIndex(({ text, depth }) => text === "if" && depth === 0);
      const end = condition > 0 && condition < colon ? condition : colon;
      const pattern = line.slice(1, end);
      if (!isPattern(pattern)) continue;
      for (const token of pattern) if (token.text === "as") token.text = "|";
      wrap(pattern, first!);
      if (end === condition) line[condition]!.text = "and";
    }
  }
  return found;
}

function wrap(tokens: readonly Token[], keyword: Token): void {
  keyword.text = "if";
  tokens[0]!.text = `(${tokens[0]!.text}`;
  tokens.at(-1)!.text += ")";
}

/** Patterns are made of less than expressions are. */
function isPattern(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.every(({ kind, text }, at) => {
      if (kind === "name") return !/^(?:if|else|for|in|is|not|and|or|lambda|await|yield)$/.test(text);
      if (kind !== "operator") return true;
      if (/^[-+]$/.test(text)) return isSign(tokens[at - 1], tokens[at + 1]);
      return /^(?:[()[\]{},:|.=]|\*\*?)$/.test(text);
    })
  );
}

/** Patterns have numbers with a sign, and complex ones. */
function isSign(before: Token | undefined, after: Token | undefined): boolean {
  return (
    after?.kind === "number" && (before?.kind === "number" || /^(?:[([{,:|=]|)$/.test(before?.text ?? ""))
  );
}
