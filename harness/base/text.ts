import { isUtf8 } from "node:buffer";
import type { Locale } from "./locale.ts";

/** Compares two texts by their code units, so the order is the same on every machine. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Makes a comparison of names as readers of a language look for them: `Érica` after `Eduardo`, `group 10` after `group 2`.
 * Names that it takes for equal are compared by their code units, so the order is the same on every machine.
 */
export function namesIn(locale: Locale): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a, b) => compare(a, b) || byText(a, b);
}

/** Formats a number with its noun: `1 move`, `2 moves`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Longest quote of a program's output, in characters. */
const EXCERPT_LENGTH = 160;

/**
 * Makes a program's output safe to quote in a sentence: one line, cut if it is too long (with a mark),
 * without characters that a terminal, an editor or a reader would obey or not see.
 */
export function excerpt(text: string): string {
  // An escape is never shorter than its character, so cutting first loses nothing. A joiner is seen with what it joins.
  const beginning = shorten(text.trim(), EXCERPT_LENGTH + 1);
  return shorten(printable(beginning), EXCERPT_LENGTH);
}

/** Cuts a text after `length` characters and marks the cut; a shorter text stays as it is. */
export function shorten(text: string, length: number): string {
  // A character has one or two code units: most texts are seen to be short, and of others the rest need not be looked at.
  if (text.length <= length) return text;
  const characters = Array.from(text.slice(0, 2 * length + 1));
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

/** Scripts in which words are written with joiners and non-joiners, as those of Persian and Hindi. */
const JOINING =
  "Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");

/** A joiner or non-joiner between letters of such a script, or a joiner between the parts of a picture. */
const JOINER = `(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])|(?<=\\p{Extended_Pictographic}[\ufe0f\\p{Emoji_Modifier}]?)\u200d(?=\\p{Extended_Pictographic})`;

const ESCAPED = new RegExp(
  String.raw`(?!${JOINER})[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}]|(?<=#)#(?=\w{0,20}\[)|(?<=^|\s):(?=:[\w-])`,
  "gu",
);

/**
 * Escapes every control, formatting, lone surrogate and non-character, as `\u{1b}`, but for a joiner that shows in what it
 * joins. Escapes the second sign of `##[` and the like, and the first of `::error::` after a space, too: a build service
 * takes them for commands, and a line may be broken at a space.
 */
export function printable(text: string): string {
  // Most texts are plain, and this is seen faster.
  if (!/[^ -~]|##|::/.test(text)) return text;
  return text.replace(ESCAPED, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return character === "\t" ? " " : `\\u{${code}}`;
  });
}

/** Most lines of a beginning, and most characters of each. */
const BEGINNING = { lines: 16, length: 100 } as const;

/** Quotes the first lines of an output, safe to show. Lines that are cut or left out are marked. */
export function beginningOf(bytes: Buffer): string {
  const lines = textOf(bytes, BEGINNING.lines * 4 * (BEGINNING.length + 1))
    .trimEnd()
    .split(/\r?\n/);
  const shown = lines
    .slice(0, BEGINNING.lines)
    .map((line) => shorten(printable(shorten(line, BEGINNING.length)), BEGINNING.length));
  const isWhole =
    lines.length <= BEGINNING.lines && bytes.length <= BEGINNING.lines * 4 * (BEGINNING.length + 1);
  return [...shown, ...(isWhole ? [] : ["…"])].join("\n");
}

/** Number of lines to look at, at the beginning of an output and again at its end. */
const MOST_LINES = 10_000;

/** Longest part of a line to look at. Longer lines are tables or floods; every sentence fits in this. */
const LONGEST_LINE_BYTES = 2000;

const OF_ERRORS =
  /undefined reference|multiple definition|cannot find package|no required module|\b\w*(?:error|Exception)\b|terminate called|\bpanic(?:ked)?\b|\bfault\b| line \d{1,9}\.$|^(?:\S{1,200}\/)?luac?[\d.]{0,8}: /i;

/** Python says so above the calls that led to an error of a thread. */
const ABOVE_A_TRACE = /^Exception in thread .*:$/;

/** Java says so of a class that could not begin; the error that kept it from that stands below. */
const ABOVE_A_CAUSE = /\bExceptionInInitializerError$/;

/** Java says so if its thread for windows ends without a display. What other threads miss then comes of it. */
const OF_WINDOWS = /^Exception in thread "AWT-[^"]*" java\.awt\.HeadlessException\b/;

/** A run time says this where there are no fonts, or below any error. */
const OF_RUN_TIMES = /^Fontconfig (?:error|warning):|^\(Use `node |^Node\.js v\d/;

/** A call on the way to an error, as Python and Haskell name it. Other languages name theirs below the error. */
const OF_CALLS = /^\s+File "[^"]+", line \d+|^CallStack \(from |^\s+[\w.]+, called at /;

/** Marks below a line of source: `^`, `~~~^~~`, `   | ^^^`. */
const CARETS = /^[\s|]*~*\^/;

/** The compiler of OCaml breaks a message into lines, and sets them in below its first word. */
const OF_OCAML = /^Error: /;
const OF_OCAML_BELOW = /^ {7,}\S/;

/** Tests if a line has something to read, and not only colours and movements of the cursor. */
function isWritten(line: string): boolean {
  return line.replace(OF_TERMINALS, "").trim() !== "";
}

/** Signs that a terminal obeys, and does not show. */
const OF_TERMINALS = new RegExp(`${String.fromCharCode(0x1b)}\\[[0-9;?]*[A-Za-z]`, "g");

/** Tests if a line shows where an error was met: a call, a line of the source, or what marks a part of it. */
function isOfPlace({ text, number }: NumberedLine, at: number, lines: readonly NumberedLine[]): boolean {
  const [above, below] = [lines[at - 1], lines[at + 1]];
  if (OF_CALLS.test(text) || CARETS.test(text)) return true;
  if (below?.number === number + 1 && CARETS.test(below.text)) return true;
  return above !== undefined && /^\s/.test(text) && OF_CALLS.test(above.text);
}

/**
 * Finds the most useful line of an output: that on a missing display, the first one that names an error, or the last one. Lines of
 * the source that are shown with an error are no words of it. If the line ends in a colon, or the next one begins with a reason,
 * that is added.
 */
export function tellingLine(bytes: Buffer): string {
  const all = numberedLines(bytes);
  const written = all.filter(({ text }) => isWritten(text) && !OF_RUN_TIMES.test(text));
  const said = written.filter((line, at) => !isOfPlace(line, at, written));
  const lines = (said.length > 0 ? said : written).map(({ text }) => text);
  const lastNamed = lines.findLastIndex((line) => OF_ERRORS.test(line));
  const isHeading = (line: string, at: number) =>
    (line.endsWith(":") && at < lastNamed && /^\S/.test(lines[at + 1]!)) ||
    (ABOVE_A_TRACE.test(line) && lines[at + 1]?.startsWith("Traceback")) ||
    (ABOVE_A_CAUSE.test(line) && lines.slice(at).some((next) => next.startsWith("Caused by: ")));
  const ofWindows = lines.findIndex((line) => OF_WINDOWS.test(line));
  const ofErrors = lines.findIndex((line, at) => OF_ERRORS.test(line) && !isHeading(line, at));
  const named = ofWindows < 0 ? ofErrors : ofWindows;
  const [line = "", ...others] = named < 0 ? lines.slice(-1) : lines.slice(named);
  let telling = line.trim();
  for (const next of others.slice(0, 2)) {
    const goesOn =
      /^\s*(?:because\b|what\(\):)|^ (?:found|required) *:/.test(next) ||
      (OF_OCAML.test(line) && OF_OCAML_BELOW.test(next));
    if (!/:$/.test(telling) && !goesOn) break;
    telling += ` ${next.trim()}`;
  }
  return excerpt(telling);
}

export interface NumberedLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * Splits an output into the lines in which sentences are looked for: the first and the last lines that are
 * not empty, each cut if it is too long. A program may print megabytes, and the search must end in time. Lines that are
 * written over each other have one number.
 *
 * @param most the number of first lines, and again of last lines
 */
export function numberedLines(bytes: Buffer, most = MOST_LINES): NumberedLine[] {
  const lines: NumberedLine[] = [];
  const lineOf = (number: number, start: number, end: number) => ({
    number,
    text: textOf(bytes.subarray(start, end), LONGEST_LINE_BYTES),
  });
  let start = 0;
  let number = 1;
  while (start < bytes.length && lines.length < most) {
    let end = start;
    while (end < bytes.length && !isLineEnd(bytes[end]!)) end++;
    if (end > start) lines.push(lineOf(number, start, end));
    start = behindLineEnd(bytes, end);
    if (bytes[start - 1] === LINE_FEED) number++;
  }
  const last: { readonly start: number; readonly end: number }[] = [];
  let end = bytes.length;
  while (end > start && last.length < most) {
    let begin = end;
    while (begin > start && !isLineEnd(bytes[begin - 1]!)) begin--;
    if (end > begin) last.push({ start: begin, end });
    end = begin - 1;
  }
  // A function that counted them would share its place and number with this one, and take several times as long.
  for (const line of last.reverse()) {
    for (; start < line.start; start++) if (bytes[start] === LINE_FEED) number++;
    lines.push(lineOf(number, line.start, line.end));
  }
  return lines;
}

/** Lists the texts of `numberedLines`. */
export function linesOf(bytes: Buffer): string[] {
  return numberedLines(bytes).map(({ text }) => text);
}

const LINE_FEED = 0x0a;

/** Moves one byte on, or two behind the line end of Windows. */
function behindLineEnd(bytes: Buffer, at: number): number {
  return bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 2 : at + 1;
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/**
 * Decodes output as UTF-8, or as Latin-1 if it is not UTF-8.
 *
 * @param most the number of bytes to decode; a character that is cut is replaced
 */
export function textOf(bytes: Buffer, most = bytes.length): string {
  return bytes.toString(isUtf8(bytes) ? "utf8" : "latin1", 0, most);
}

/** Longest list of names in a sentence. */
const MOST_NAMED = 10;

/** Takes the first names: a sentence must be short enough to be read. */
export function few(names: readonly string[]): string[] {
  return names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "..."] : [...names];
}

/** Writes the first letter of a sentence large, unless it begins with the name of a file: names are written as they are. */
export function capitalized(sentence: string): string {
  return /^\S*\.\w/.test(sentence) ? sentence : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
