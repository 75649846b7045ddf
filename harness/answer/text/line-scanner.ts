import { IntegerList, IntegerSpan, LARGEST } from "./integers.ts";

/** Mark of a square that was not visited: -1, or one to three of `-`, `.`, `_` or `*` that stand alone. */
export const UNVISITED = -1;

/** Contents of a line of output, valid only until the next line is scanned. */
export interface ScannedLine {
  readonly numbers: IntegerSpan;
  /** Positions in `numbers` of pairs within brackets: `(0, 0)`, `[0 0]`, `[0][0]`. */
  readonly pairStarts: IntegerList;
  /** Presence of letters, signs, fractions or numbers beyond the largest; a table has none of them. */
  readonly words: boolean;
  /** Absence of all but digits and blanks. */
  readonly bare: boolean;
  /** Bytes that may be those of bars. */
  readonly bars: number;
  /** Presence of a number at the beginning, or of a sign beyond ASCII: a cheap question before an expression. */
  readonly beginsWithNumber: boolean;
  readonly beginsWithBar: boolean;
  /** Length in bytes. */
  readonly length: number;
  /** Decodes the line as Latin-1. */
  text(): string;
}

const [OTHER, DIGIT, BLANK, GAP, OPENING, CLOSING, MARK, MINUS, WORD, LINE_END] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** Kind of each byte. Bytes beyond ASCII are taken for the lines of a drawn table. */
const KINDS = new Uint8Array(256).fill(OTHER);
const kindsOf = (characters: string, kind: number) => {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
};
kindsOf("0123456789", DIGIT);
kindsOf(" \t", BLANK);
kindsOf("|,;\"'", GAP);
kindsOf("([{<", OPENING);
kindsOf(")]}>", CLOSING);
kindsOf("._*", MARK);
kindsOf("-", MINUS);
kindsOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#@$%&!?/\\~^`", WORD);
kindsOf("\n\r", LINE_END);

const SPACE = 0x20;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;
const ZERO = 0x30;
const FULL_STOP = 0x2e;
const BAR = 0x7c;
const FIRST_BEYOND_ASCII = 0x80;
/** First byte of a line that is drawn in UTF-8: `│`. */
const BOX = 0xe2;
/** A number of fewer digits leaves a gap beside it in a column. */
const LEAST_GLUED = 1000;

const LONGEST_MARK = 3;

/** Tests if a byte may be that of a bar, or its first one. */
function isBar(byte: number): boolean {
  return byte === BAR || byte === BOX;
}

/** Scanner that is also the line it scanned last: one object per line would cost more than the scan. */
export class LineScanner implements ScannedLine {
  readonly numbers: IntegerSpan;
  readonly pairStarts = new IntegerList();
  words = false;
  bare = false;
  bars = 0;
  readonly #bytes: Buffer;
  readonly #all: IntegerList;
  #start = 0;
  #end = 0;
  /** Tells if the line before had marks of several signs beside numbers, or as such a line would. */
  #isMarked = false;

  constructor(bytes: Buffer, all: IntegerList) {
    this.#bytes = bytes;
    this.#all = all;
    this.numbers = new IntegerSpan(all);
  }

  get length(): number {
    return this.#end - this.#start;
  }

  get beginsWithNumber(): boolean {
    const first = this.#firstByte();
    return KINDS[first] === DIGIT || first >= FIRST_BEYOND_ASCII;
  }

  get beginsWithBar(): boolean {
    return isBar(this.#firstByte());
  }

  /** Finds the first byte that is no blank: 0 if there is none. */
  #firstByte(): number {
    let at = this.#start;
    while (at < this.#end && this.#bytes[at]! <= SPACE) at++;
    return at < this.#end ? this.#bytes[at]! : 0;
  }

  text(): string {
    return this.#bytes.toString("latin1", this.#start, this.#end);
  }

  /** Scans the line that begins at `start` and returns the start of the next line. */
  scan(start: number): number {
    const first = this.#all.length;
    this.pairStarts.truncate(0);
    this.words = false;
    this.#start = start;
    const endOfTable = this.#endOfTable(start);
    if (endOfTable !== undefined) this.#isMarked = false;
    this.#end = endOfTable ?? this.#endOfLine(start);
    this.numbers.set(first, this.#all.length);
    return this.#end + 1;
  }

  /**
   * Scans a line of nothing but numbers and gaps, with nothing to remember between two bytes: most lines of a large output
   * are such. Gives the end of the line; undefined if there is something else in it, and then nothing is kept.
   */
  #endOfTable(start: number): number | undefined {
    const bytes = this.#bytes;
    const all = this.#all;
    const first = all.length;
    const end = bytes.length;
    let at = start;
    let bare = true;
    let bars = 0;
    let isTable = true;
    while (isTable && at < end) {
      const kind = KINDS[bytes[at]!];
      if (kind === DIGIT) {
        let number = bytes[at]! - ZERO;
        // A place behind the last byte would make numbers slow.
        while (++at < end) {
          const digit = bytes[at]! - ZERO;
          if (digit < 0 || digit > 9) break;
          number = 10 * number + digit;
        }
        isTable = number <= LARGEST;
        all.push(number);
      } else if (kind === BLANK) at++;
      else if (kind === LINE_END) break;
      else if (kind === GAP) {
        bare = false;
        if (bytes[at] === BAR) bars++;
        at++;
      } else isTable = false;
    }
    this.bars = bars;
    this.bare = isTable && bare;
    if (isTable) return at;
    all.truncate(first);
    return undefined;
  }

  /** Scans a line of any kind. */
  #endOfLine(start: number): number {
    const bytes = this.#bytes;
    const all = this.#all;
    const first = all.length;
    let bars = 0;
    let anyDigits = false;
    let onlyMarks = 0;
    let bracketAt = -1;
    // Words join the two numbers of a bracket that is a range: `(0 to 7)`.
    let isJoined = false;
    let hasComma = false;
    // Position of the only number in the last closed bracket, and the byte behind it: for `[0][0]`.
    let singleAt = -1;
    let singleEnd = -1;

    let at = start;
    for (; at < bytes.length; at++) {
      const kind = KINDS[bytes[at]!]!;
      if (kind === DIGIT) {
        anyDigits = true;
        const isBehindMinus = at > start && KINDS[bytes[at - 1]!] === MINUS;
        const sign = isBehindMinus && this.#isSign(at - 1, first) ? -1 : 1;
        let number = bytes[at]! - ZERO;
        while (++at < bytes.length) {
          const digit = bytes[at]! - ZERO;
          if (digit < 0 || digit > 9) break;
          number = 10 * number + digit;
        }
        const end = bytes[at] === FULL_STOP ? this.#fractionEnd(at) : at;
        const isWhole = end === at || this.#isZero(at, end);
        if (isWhole) all.push(sign * Math.min(number, LARGEST));
        if (!isWhole || number > LARGEST) this.words = true;
        at = end - 1;
      } else if (kind === BLANK) continue;
      else if (kind === LINE_END) break;
      else if (kind === WORD) {
        this.words = true;
        if (bracketAt >= 0 && all.length === bracketAt + 1) isJoined = true;
      } else if (kind === OPENING) {
        if (singleEnd !== at) singleAt = -1;
        bracketAt = all.length;
        isJoined = false;
        hasComma = false;
      } else if (kind === CLOSING) {
        const inside = bracketAt < 0 ? 0 : all.length - bracketAt;
        if (inside === 2 && (!isJoined || hasComma)) this.pairStarts.push(bracketAt - first);
        else if (inside === 1 && singleAt >= 0 && singleAt === bracketAt - 1) {
          this.pairStarts.push(singleAt - first);
          singleAt = -1;
        } else if (inside === 1) singleAt = bracketAt;
        singleEnd = at + 1;
        bracketAt = -1;
      } else if (kind === MARK || kind === MINUS) {
        const length = this.#markAt(at);
        if (length > 0) all.push(UNVISITED);
        if (length > 1) onlyMarks++;
        at += Math.max(0, length - 1);
      } else if (bytes[at] === COMMA || bytes[at] === SEMICOLON) hasComma = true;
      else if (isBar(bytes[at]!)) bars++;
    }
    this.bars = bars;
    // A border such as `|--|--|` is not a row. Squares that were not visited are marked in other rows, too.
    const isBorder = !anyDigits && !(this.#isMarked && this.#hasOnlyMarks(start, at));
    if (isBorder && onlyMarks > 0) all.truncate(first);
    this.#isMarked = onlyMarks > 0 && !isBorder;
    return at;
  }

  /** Tests if the minus at `at` is the sign of a number, and no dash. */
  #isSign(at: number, first: number): boolean {
    if (!this.#isWordy(at - 1)) return true;
    // Large negative numbers fill their columns, so that no gap is left between them.
    const before = this.#all.length > first ? this.#all.at(this.#all.length - 1) : 0;
    return before <= -LEAST_GLUED && this.#kindAt(at - 1) === DIGIT;
  }

  #hasOnlyMarks(start: number, end: number): boolean {
    return /^[-._* \t]*$/.test(this.#bytes.toString("latin1", start, end));
  }

  /** Finds the place behind the digits that follow the full stop at `at`; `at` if no digits follow. */
  #fractionEnd(at: number): number {
    if (this.#kindAt(at + 1) !== DIGIT) return at;
    let end = at;
    while (this.#bytes[end] === FULL_STOP || this.#kindAt(end) === DIGIT) end++;
    return end;
  }

  #isZero(start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      if (this.#kindAt(at) === DIGIT && this.#bytes[at] !== ZERO) return false;
    }
    return true;
  }

  /** Measures the mark at `at`: up to three times the same sign, with gaps on both sides; or returns 0. */
  #markAt(at: number): number {
    if (!this.#isGap(at - 1)) return 0;
    let end = at + 1;
    while (this.#bytes[end] === this.#bytes[at]) end++;
    return end - at <= LONGEST_MARK && this.#isGap(end) ? end - at : 0;
  }

  #kindAt(at: number): number | undefined {
    return at < 0 || at >= this.#bytes.length ? undefined : KINDS[this.#bytes[at]!];
  }

  #isGap(at: number): boolean {
    const kind = this.#kindAt(at);
    return kind === undefined || kind === BLANK || kind === GAP || kind === LINE_END;
  }

  #isWordy(at: number): boolean {
    const kind = this.#kindAt(at);
    return kind === DIGIT || kind === WORD;
  }
}
