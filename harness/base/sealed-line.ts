import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { isOwnFile } from "./files.ts";

/** The content of a sealed line: an object without its last bracket, the number of the line, and the sum of both. */
export interface Unsealed {
  readonly number: number;
  readonly content: Buffer;
  readonly sum: number | undefined;
}

/** The end of a line, with its number and its sum. */
const SEAL = /,"line":([1-9]\d{0,8}),"sum":"([\da-f]{8})"\}$/;
const SUM_KEY = ',"sum":"';
const SUM_BYTES = SUM_KEY.length + '00000000"}'.length;
const LARGEST_NUMBER = 999_999_999;
const LONGEST_SEAL_BYTES = `,"line":${LARGEST_NUMBER}`.length + SUM_BYTES;

/** A line as it is written, with the length of what it holds. */
export interface Sealed {
  readonly bytes: Buffer;
  readonly contentBytes: number;
}

/**
 * Writes an object as a line that bears its number and a check sum of both. It is seen if the line was changed, and where
 * it belongs if it was moved.
 *
 * @throws RangeError if the line could not be read with this number
 */
export function sealed(line: object, number: number): Sealed {
  if (number > LARGEST_NUMBER) throw new RangeError(`line ${number}`);
  const place = `,"line":${number}`;
  const signed = Buffer.from(JSON.stringify(line).slice(0, -1) + place);
  const sum = crc32(signed).toString(16).padStart(8, "0");
  const bytes = Buffer.concat([signed, Buffer.from(`${SUM_KEY}${sum}"}\n`)]);
  return { bytes, contentBytes: signed.length - place.length };
}

/** Reads a line without its end; undefined if it is not as it was written. */
export function unsealed(line: Buffer): Unsealed | undefined {
  const end = line.toString("latin1", Math.max(0, line.length - LONGEST_SEAL_BYTES));
  const [seal, number, written] = SEAL.exec(end) ?? [];
  if (seal === undefined) return undefined;
  const sum = Number.parseInt(written!, 16);
  if (crc32(line.subarray(0, -SUM_BYTES)) !== sum) return undefined;
  return { number: Number(number), content: line.subarray(0, -seal.length), sum };
}

/** Tests if a line was given a seal, which may be wrong by now. */
export function looksSealed(line: Buffer): boolean {
  const end = line.length - SUM_BYTES;
  return end >= 0 && line.toString("latin1", end, end + SUM_KEY.length) === SUM_KEY;
}

/** Parses what stood in a sealed line; undefined if it is not an object. */
export function parseContent(content: Buffer): object | undefined {
  try {
    const read: unknown = JSON.parse(`${content.toString()}}`);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a file of one sealed line; undefined if it is not as it was written. */
export function readSealed(file: string): object | undefined {
  if (!isOwnFile(file)) return undefined;
  const line = unsealed(readFileSync(file).subarray(0, -1));
  return line && parseContent(line.content);
}
