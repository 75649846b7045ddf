import { linesOfCode, type Source } from "./language.ts";

/** A line that takes remainders which may be negative, and the whole source with others in their place. */
export interface RemainderLine {
  readonly source: Source;
  /** Counted from 1. */
  readonly line: number;
  readonly changed: string;
}

/** More lines are not looked at: each is tried by building the program anew. */
const MOST_LINES = 4;
const MOST_LENGTH = 400;

/**
 * Finds the lines with a remainder of which the first number may be negative: nothing says that the second one was added to it.
 *
 * @param never a remainder that never is, of the numbers `x` and `n`
 * @param sign of a remainder, as a word that stands between the numbers, or before them and a bracket: `mod`, `mod(`
 */
export function remainderLines(sources: readonly Source[], never: string, sign = "%"): RemainderLine[] {
  const found: RemainderLine[] = [];
  for (const source of sources) {
    if (!has(source.text, sign)) continue;
    const lines = source.text.split("\n");
    for (const [at, code] of linesOfCode(source).entries()) {
      if (code.length > MOST_LENGTH || !has(code, sign)) continue;
      const changed = changedLine({ code, text: lines[at]!, sign }, never);
      if (changed === undefined) continue;
      found.push({ source, line: at + 1, changed: lines.with(at, changed).join("\n") });
      if (found.length === MOST_LINES) return found;
    }
  }
  return found;
}

/** Languages with a word for it do not tell capital letters apart, or write it in small ones. */
function has(text: string, sign: string): boolean {
  return text.toLowerCase().includes(sign);
}

/** A line, and the same without comments and strings. */
interface Line {
  readonly code: string;
  readonly text: string;
  readonly sign: string;
}

function changedLine({ code, text, sign: word }: Line, never: string): string | undefined {
  let changed = text;
  let until = code.length;
  // The places of what stands before a change stay the same.
  const small = code.toLowerCase();
  for (let sign = small.lastIndexOf(word); sign > 0; sign = small.lastIndexOf(word, sign - 1)) {
    if (word !== "%" && isName(code[sign - 1])) continue;
    const found = word.endsWith("(") ? callAt(code, sign, word) : remainderAt(code, sign, word);
    if (!found || found.to > until) continue;
    const { from, to, isAssigned } = found;
    const [x = "", n = ""] = found.numbers.map(([begin, end]) => text.slice(begin, end).trim());
    const other = never.replace(/\b[xn]\b/g, (each) => inBrackets(each === "x" ? x : n));
    changed = `${changed.slice(0, from)}${isAssigned ? `${x} = ` : ""}(${other})${changed.slice(to)}`;
    until = from;
  }
  return until < code.length ? changed : undefined;
}

const inBrackets = (operand: string) => (/^\w+$/.test(operand) ? operand : `(${operand})`);

interface Found {
  readonly from: number;
  readonly to: number;
  /** Places of both numbers. */
  readonly numbers: readonly (readonly [from: number, to: number])[];
  /** Written as `x %= n`. */
  readonly isAssigned: boolean;
}

/** Finds the numbers on both sides of a sign. */
function remainderAt(code: string, sign: number, word: string): Found | undefined {
  const isAssigned = word === "%" && code[sign + 1] === "=";
  const behind = sign + word.length + (isAssigned ? 1 : 0);
  if (word !== "%" && isName(code[behind])) return undefined;
  const [from, to] = [beginOf(code, sign), endOf(code, behind)];
  if (from === undefined || to === undefined || isPartOfMore(code, from)) return undefined;
  const numbers = [
    [from, sign],
    [behind, to],
  ] as const;
  return isMeant(code, numbers) ? { from, to, numbers, isAssigned } : undefined;
}

/** Finds the numbers in the brackets of a call. */
function callAt(code: string, from: number, word: string): Found | undefined {
  const opening = from + word.length - 1;
  const closing = partnerOf(code, opening, 1);
  if (closing === undefined) return undefined;
  let comma: number | undefined;
  for (let at = opening + 1, depth = 0; at < closing; at++) {
    if (code[at] === "(") depth++;
    else if (code[at] === ")") depth--;
    else if (code[at] === "," && depth === 0) comma = comma === undefined ? at : -1;
  }
  if (comma === undefined || comma < 0) return undefined;
  const numbers = [
    [opening + 1, comma],
    [comma + 1, closing],
  ] as const;
  return isMeant(code, numbers) ? { from, to: closing + 1, numbers, isAssigned: false } : undefined;
}

/** With a fixed number nothing comes back onto a board, and a number with the size in it was made positive. */
function isMeant(code: string, numbers: Found["numbers"]): boolean {
  const [one = "", other = ""] = numbers.map(([begin, end]) => code.slice(begin, end).trim());
  return !/^\d/.test(other) && !names(one, other) && !isAddedIn(code, other);
}

const isName = (sign: string | undefined) => sign !== undefined && /[\w$.]/.test(sign);
const isBlank = (sign: string | undefined) => sign === " " || sign === "\t";

/** The place where the operand before a place begins: names, calls and brackets, perhaps `as` another type. */
function beginOf(code: string, end: number): number | undefined {
  let last = end;
  while (isBlank(code[last - 1])) last--;
  let at = last;
  for (;;) {
    if (isName(code[at - 1])) at--;
    else if (code[at - 1] === ")" || code[at - 1] === "]") {
      const opening = partnerOf(code, at - 1, -1);
      if (opening === undefined) return undefined;
      at = opening;
    } else break;
  }
  if (at === last) return undefined;
  const before = code.slice(0, at).trimEnd();
  return /\bas$/.test(before.slice(-3)) && before.length < at ? beginOf(code, before.length - 2) : at;
}

/** The place where the operand behind a place ends. */
function endOf(code: string, begin: number): number | undefined {
  let first = begin;
  while (isBlank(code[first])) first++;
  let at = first;
  for (;;) {
    if (isName(code[at])) at++;
    else if (code[at] === "(" || code[at] === "[") {
      const closing = partnerOf(code, at, 1);
      if (closing === undefined) return undefined;
      at = closing + 1;
    } else break;
  }
  if (at === first) return undefined;
  return /^ as \w/.test(code.slice(at, at + 5)) ? endOf(code, at + 4) : at;
}

/** The bracket that belongs to another one. */
function partnerOf(code: string, from: number, by: 1 | -1): number | undefined {
  for (let at = from, depth = 0; at >= 0 && at < code.length; at += by) {
    if ("([".includes(code[at]!)) depth += by;
    else if (")]".includes(code[at]!)) depth -= by;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Tests if what stands before an operand belongs to it: `a * b % n`, `-a % n`. */
function isPartOfMore(code: string, from: number): boolean {
  const before = code.slice(0, from).trimEnd();
  const sign = before.at(-1);
  if (sign === "-" || sign === "+") return !/[\w)\]]\s*$/.test(before.slice(0, -1).slice(-8));
  return sign !== undefined && "*/%!~&".includes(sign);
}

/** Tests if a name or a call stands in an expression. */
function names(expression: string, part: string): boolean {
  return /^\w+$/.test(part) ? expression.split(/\W+/).includes(part) : expression.includes(part);
}

/** Tests if a number is added anywhere in a line. */
function isAddedIn(code: string, number: string): boolean {
  const [first = "", ...others] = code.replace(/\s/g, "").split(`+${number.replace(/\s/g, "")}`);
  return first !== "" && others.some((behind) => !/^\w/.test(behind));
}
