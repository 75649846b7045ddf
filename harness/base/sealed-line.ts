import { crc32 } from "node:zlib";

/** What stands in a sealed line: an object without its last bracket, and the number of the line. */
export interface Unsealed {
  readonly number: number;
  readonly content: Buffer;
}

const MOST_DIGITS = 9;
const NUMBER = new RegExp(`,"line":([1-9]\\d{0,${MOST_DIGITS - 1}})$`);
const NUMBER_BYTES = ',"line":'.length + MOST_DIGITS;

/** A line as it is written, with the length of what it holds. */
export interface Sealed {
  readonly bytes: Buffer;
  readonly contentBytes: number;
}

/**
 * Writes an object as a line that bears its number and a check sum of both. It is seen if the line was changed, and where
 * it belongs if it was moved.
 */
export function sealed(line: object, number: number): Sealed {
  const place = `,"line":${number}`;
  const signed = Buffer.from(JSON.stringify(line).slice(0, -1) + place);
  const bytes = Buffer.concat([signed, Buffer.from(`${sumOf(signed)}\n`)]);
  return { bytes, contentBytes: signed.length - place.length };
}

/** Reads a line without its end; undefined if it is not as it was written. */
export function unsealed(line: Buffer): Unsealed | undefined {
  const end = line.length - SUM_BYTES;
  if (end < 0) return undefined;
  const signed = line.subarray(0, end);
  if (line.toString("latin1", end) !== sumOf(signed)) return undefined;
  const [text = "", digits] = signed.toString("latin1", Math.max(0, end - NUMBER_BYTES)).match(NUMBER) ?? [];
  return digits === undefined
    ? undefined
    : { number: Number(digits), content: signed.subarray(0, end - text.length) };
}

/** Tests if a line was given a seal, which may be wrong by now. */
export function looksSealed(line: Buffer): boolean {
  const end = line.length - SUM_BYTES;
  return end >= 0 && line.toString("latin1", end, end + SUM_KEY.length) === SUM_KEY;
}

const SUM_KEY = ',"sum":"';

function sumOf(bytes: Buffer): string {
  return `${SUM_KEY}${crc32(bytes).toString(16).padStart(8, "0")}"}`;
}

const SUM_BYTES = sumOf(Buffer.alloc(0)).length;

/** Parses what stood in a sealed line; undefined if it is not an object. */
export function parseContent(content: Buffer): object | undefined {
  try {
    const read: unknown = JSON.parse(`${content.toString()}}`);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
