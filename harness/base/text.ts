import { isUtf8 } from "node:buffer";

/** Orders texts by their code units: the same on every machine, whatever its language. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** `1 move`, `2 moves`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** How much of what a program printed is quoted. */
const EXCERPT_LENGTH = 160;

/**
 * What a program printed, made fit to stand in a sentence of ours: one line, cut (with the cut marked), and nothing in
 * it that a terminal, an editor or a reader would obey or not see.
 */
export function excerpt(text: string): string {
  // An escape is never shorter than what it stands for: what is cut off first would be cut off in any case.
  const beginning = shorten(text.trim(), EXCERPT_LENGTH);
  return shorten(printable(beginning), EXCERPT_LENGTH);
}

/** The text with no more characters than these and, where it was longer, a mark of the cut. */
export function shorten(text: string, length: number): string {
  // A character is one code unit or two; more of them need not be looked at.
  const characters = Array.from(text.slice(0, 2 * length + 1));
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

/**
 * The text with every control, formatting and lone surrogate character as its escape, `\u{1b}`, and so the second sign of
 * `##[` and its like: a build service takes them for commands anywhere in a line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?<=#)#(?=\w{0,20}\[)/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return character === "\t" ? " " : `\\u{${code}}`;
  });
}

/** How many lines are looked at, at the beginning of an output and again at its end. */
const MOST_LINES = 10_000;

/** Longer lines are tables or floods; no more of them is looked at. Every sentence has its place in that. */
const LONGEST_LINE_BYTES = 2000;

/**
 * The line of a program's output that tells most: one that names an error, or else the last one; with the next one
 * where it ends in a colon.
 */
export function tellingLine(bytes: Buffer): string {
  const lines = linesOf(bytes).filter((line) => line.trim() !== "");
  const named = lines.findIndex((line) =>
    /undefined reference|\b\w*(?:error|Exception)\b|panicked|fault/i.test(line),
  );
  const [line = "", next] = named < 0 ? lines.slice(-1) : lines.slice(named);
  return excerpt(next !== undefined && /:\s*$/.test(line) ? `${line.trim()} ${next.trim()}` : line);
}

/**
 * The lines of an output that are not empty, as far as sentences are looked for in it: the first and the last of them,
 * each cut where it is long. A program may print megabytes of anything, and what is looked for must be found in time.
 */
export function linesOf(bytes: Buffer): string[] {
  const first: string[] = [];
  let start = 0;
  while (start < bytes.length && first.length < MOST_LINES) {
    let end = start;
    while (end < bytes.length && !isLineEnd(bytes[end]!)) end++;
    if (end > start) first.push(textOf(bytes.subarray(start, end), LONGEST_LINE_BYTES));
    start = end + 1;
  }
  const last: string[] = [];
  let end = bytes.length;
  while (end > start && last.length < MOST_LINES) {
    let begin = end;
    while (begin > start && !isLineEnd(bytes[begin - 1]!)) begin--;
    if (end > begin) last.push(textOf(bytes.subarray(begin, end), LONGEST_LINE_BYTES));
    end = begin - 1;
  }
  return [...first, ...last.reverse()];
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/**
 * What a program printed as text: UTF-8, or Latin-1 where it is not.
 *
 * @param most how many bytes of it; a character that this cuts is replaced
 */
export function textOf(bytes: Buffer, most = bytes.length): string {
  return bytes.toString(isUtf8(bytes) ? "utf8" : "latin1", 0, most);
}
