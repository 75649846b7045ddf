import { avoidMatch } from "./python-match.ts";
import { clear, significant, statements } from "./python-statements.ts";
import { type Token, tokensOf } from "./python-tokens.ts";
import { isOlder, newestOf, type Version, versionIn } from "./version.ts";

/** A program without what is new in the version that it needs. It compiles where that is all that is new in it. */
interface Rewritten {
  readonly text: string;
  readonly needs: string;
}

/** Sources of students are shorter, and a grading waits for this. */
const MOST_BYTES = 64 * 1024;

/**
 * Writes a program so that an older Python compiles it if a newer one does: what it computes is lost, its grammar is
 * kept. Undefined if nothing in it is newer than the version, or if it is very long.
 */
export function withoutNewFeatures(text: string, version: Version): Rewritten | undefined {
  const tokens = text.length > MOST_BYTES ? undefined : tokensOf(text);
  if (!tokens) return undefined;
  const all = lists(tokens);
  const used = FEATURES.filter(
    ({ since, avoid }) => isOlder(version, versionIn(since)) && all.map(avoid).includes(true),
  );
  const needs = newestOf(used.map(({ since }) => since));
  return needs === undefined ? undefined : { text: written(tokens), needs };
}

interface Feature {
  readonly since: string;
  /** Takes the feature out of the tokens, and tells if it was there. */
  readonly avoid: (tokens: readonly Token[]) => boolean;
}

const FEATURES: readonly Feature[] = [
  { since: "3.8", avoid: avoidAssignmentsInExpressions },
  { since: "3.8", avoid: avoidPositionalOnly },
  { since: "3.9", avoid: avoidBracketsAfterWith },
  { since: "3.10", avoid: avoidMatch },
  { since: "3.11", avoid: avoidExceptStar },
  { since: "3.12", avoid: (tokens) => openStrings(tokens, ({ isNewStyle }) => isNewStyle === true) },
  { since: "3.12", avoid: avoidTypeParameters },
  { since: "3.12", avoid: avoidTypeStatement },
  { since: "3.14", avoid: (tokens) => openStrings(tokens, ({ text }) => /^r?t/i.test(text)) },
];

const NONE: readonly never[] = [];

/** The tokens of the program and those of all code in its strings. */
function lists(tokens: readonly Token[]): (readonly Token[])[] {
  const fields = tokens.flatMap((token) => token.fields ?? NONE);
  return [tokens, ...fields.flatMap(lists)];
}

const opened = new WeakSet<Token>();

/** Marks strings that are written as what they compute. */
function openStrings(tokens: readonly Token[], isMeant: (token: Token) => boolean): boolean {
  const meant = tokens.filter((token) => token.fields && isMeant(token));
  for (const token of meant) opened.add(token);
  return meant.length > 0;
}

/** Strings that stand beside each other are one: with a string among them that is opened they become a tuple. */
function written(tokens: readonly Token[]): string {
  const isOpened = ({ fields = [] }: Token): boolean =>
    fields.some((field) => field.some((each) => opened.has(each) || isOpened(each)));
  let text = "";
  for (let at = 0; at < tokens.length; at++) {
    const run = stringsFrom(tokens, at);
    if (run.some((token) => opened.has(token) || isOpened(token))) {
      const parts = run.filter(({ kind }) => kind === "string");
      text += `(${parts.map((part) => (part.fields ? fieldsOf(part) : part.text)).join(", ")},)`;
      at += run.length - 1;
    } else text += tokens[at]!.text;
  }
  return text;
}

function fieldsOf({ fields = [] }: Token): string {
  return `(${fields.map((field) => `(${written(field)}\n), `).join("")})`;
}

/** The strings from there on that only blanks stand between, up to the last one. */
function stringsFrom(tokens: readonly Token[], start: number): readonly Token[] {
  let end = start;
  for (let at = start; at < tokens.length; at++) {
    const { kind, depth } = tokens[at]!;
    if (kind === "string") end = at + 1;
    else if (kind !== "blank" && !(depth > 0 && (kind === "newline" || kind === "comment"))) break;
    if (end === start) break;
  }
  return tokens.slice(start, end);
}

/** `(n := len(a))` is written `(len(a))`. */
function avoidAssignmentsInExpressions(tokens: readonly Token[]): boolean {
  let found = false;
  for (const { tokens: line } of statements(tokens)) {
    const mayStandBare = /^(?:if|elif|while)$/.test(line[0]!.text);
    for (const [at, token] of line.entries()) {
      const name = line[at - 1];
      if (token.text !== ":=" || name?.kind !== "name" || (token.depth === 0 && !mayStandBare)) continue;
      clear([name, token]);
      found = true;
    }
  }
  return found;
}

/** `def f(a, /, b)` is written `def f(a, b)`. */
function avoidPositionalOnly(tokens: readonly Token[]): boolean {
  let found = false;
  const all = significant(tokens);
  for (const [at, token] of all.entries()) {
    const [before, after] = [all[at - 1], all[at + 1]];
    if (token.text !== "/" || before?.text !== "," || !/^[,):]$/.test(after?.text ?? "")) continue;
    clear([before, token]);
    found = true;
  }
  return found;
}

/** `with (open(a) as f, open(b) as g):` is written without the brackets. */
function avoidBracketsAfterWith(tokens: readonly Token[]): boolean {
  let found = false;
  for (const { tokens: line, all } of statements(tokens)) {
    const start = line.findIndex(({ text }) => text === "with");
    const open = line[start + 1];
    const close = line.findIndex((token, at) => at > start + 1 && token.text === ")" && token.depth === 0);
    const isWith = start === 0 || (start === 1 && line[0]!.text === "async");
    const named = line.some(({ text, depth }, at) => text === "as" && depth === 1 && at < close);
    if (!isWith || open?.text !== "(" || line[close + 1]?.text !== ":" || !named) continue;
    clear([open, line[close]]);
    if (line[close - 1]?.text === ",") clear([line[close - 1]]);
    for (const token of all) {
      if (token.depth > 0 && (token.kind === "newline" || token.kind === "comment")) token.text = " ";
    }
    found = true;
  }
  return found;
}

/** `except*` is written `except`. */
function avoidExceptStar(tokens: readonly Token[]): boolean {
  let found = false;
  for (const { tokens: line } of statements(tokens)) {
    if (line[0]!.text !== "except" || line[1]?.text !== "*") continue;
    clear([line[1]]);
    found = true;
  }
  return found;
}

/** `def f[T](x: T)` is written `def f(x: T)`. */
function avoidTypeParameters(tokens: readonly Token[]): boolean {
  let found = false;
  for (const { tokens: line } of statements(tokens)) {
    const start = line[0]!.text === "async" ? 1 : 0;
    const open = start + 2;
    if (/^(?:def|class)$/.test(line[start]!.text) && avoidParameters(line, open)) found = true;
  }
  return found;
}

/** Takes out `[T, U: int]`, if that stands there. */
function avoidParameters(line: readonly Token[], open: number): boolean {
  const close = line.findIndex(({ text, depth }, at) => at > open && text === "]" && depth === 0);
  const inside = line.slice(open + 1, close);
  const begins = inside.filter(
    (_, at) => at === 0 || (inside[at - 1]!.text === "," && inside[at]!.depth === 1),
  );
  if (line[open]?.text !== "[" || close < 0 || inside.length === 0) return false;
  if (!begins.every(({ kind, text }) => kind === "name" || /^\*\*?$/.test(text))) return false;
  clear(line.slice(open, close + 1));
  return true;
}

/** `type Square = tuple[int, int]` is written `_ = Square = tuple[int, int]`. */
function avoidTypeStatement(tokens: readonly Token[]): boolean {
  let found = false;
  for (const { tokens: line } of statements(tokens)) {
    const [first, name, after] = line;
    if (first!.text !== "type" || name?.kind !== "name") continue;
    if (after?.text !== "=" && !(after?.text === "[" && avoidParameters(line, 2))) continue;
    first!.text = "_ =";
    found = true;
  }
  return found;
}
