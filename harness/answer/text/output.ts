import { numberedLines } from "../../base/text.ts";
import { fromCodePage850 } from "./dos-text.ts";
import { simplified } from "./wordings.ts";

const ESCAPE = 0x1b;
const CARRIAGE_RETURN = 0x0d;

/**
 * Removes the byte order mark (UTF-16 and code page 850 become UTF-8) and the terminal control from an output. Colours vanish.
 * Control that moves the cursor or clears the screen becomes a carriage return, which ends a line, so a new drawing stands
 * below the old one. Values that a language prints in its own way are written as people write them.
 */
export function plainOutput(output: Buffer): Buffer {
  return asPrintedByPeople(withoutControl(fromCodePage850(withoutByteOrderMark(output))));
}

function withoutControl(bytes: Buffer): Buffer {
  if (!bytes.includes(ESCAPE)) return bytes;
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== ESCAPE) {
      plain[length++] = bytes[at]!;
      continue;
    }
    const end = endOfSequence(bytes, at);
    if (bytes[end] !== 0x6d /* m: colours */) plain[length++] = CARRIAGE_RETURN;
    at = end;
  }
  return plain.subarray(0, length);
}

/** Longer outputs are nothing that a person looks at, and marks take more bytes than what they stand for. */
const MOST_BYTES_FOR_PEOPLE = 1024 * 1024;

/** Squares of an array in JavaScript that have no value. */
const HOLES = /<(\d{1,2}) empty items?>/g;

/** Two or three values in brackets, each on a line of its own, as JSON and Rust write them for people. */
const SPREAD = /[[({][^\S\n]*\n\s*(?:[^\s[\](){}][^\n[\](){}]{0,60}\n\s*){2,3}[\])}],?/g;

/** An address in memory: it is another one in each run, and is no number, nor a square. */
const ADDRESS = /\b0x[\da-f]{5,16}\b/gi;

/** Writes what programming languages print of their values as people write it, with as many lines. */
function asPrintedByPeople(bytes: Buffer): Buffer {
  if (bytes.length > MOST_BYTES_FOR_PEOPLE) return bytes;
  const text = bytes.toString("latin1");
  const written = text
    .replace(ADDRESS, "@")
    .replace(HOLES, (_, count) => Array(Number(count)).fill("-").join(", "))
    .replace(SPREAD, (values) => {
      const lines = values.split("\n").map((line) => line.trim());
      return lines.join(" ") + "\n".repeat(lines.length - 1);
    });
  return written === text ? bytes : Buffer.from(written, "latin1");
}

function withoutByteOrderMark(bytes: Buffer): Buffer {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  const littleEndian = first === 0xff && second === 0xfe;
  if (!littleEndian && !(first === 0xfe && second === 0xff)) return bytes;
  return Buffer.from(new TextDecoder(littleEndian ? "utf-16le" : "utf-16be").decode(bytes));
}

/** Finds the last byte of the escape sequence at `at` (ECMA-48: it ends in a byte from @ to ~ after `[`). */
function endOfSequence(bytes: Buffer, at: number): number {
  if (bytes[at + 1] !== 0x5b /* [ */) return at + 1;
  let end = at + 2;
  while (end < bytes.length && !(bytes[end]! >= 0x40 && bytes[end]! <= 0x7e)) end++;
  return end;
}

/** Longest sentence, in characters. Longer lines are tables or floods; a line that was cut is longer, too. */
const LONGEST_SENTENCE = 400;

/** A line of an output that may be a sentence. */
export interface PrintedSentence {
  /** Number of the line, counted from 1. */
  readonly line: number;
  readonly printed: string;
  /** The line as `simplified` returns it. */
  readonly text: string;
}

/** Lists the lines that may be sentences: as a rule the first and the last 10,000, or `most` of them. */
export function sentencesIn(bytes: Buffer, most?: number): PrintedSentence[] {
  return numberedLines(bytes, most)
    .filter(({ text }) => text.length <= LONGEST_SENTENCE)
    .map(({ number, text }) => ({ line: number, printed: text, text: simplified(text) }));
}
