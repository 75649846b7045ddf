import { type FileHandle, open } from "node:fs/promises";

/** The part of a file that is a zip. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The record at the end of a zip, which a comment may follow. */
const END = Buffer.from("PK\x05\x06");
const END_BYTES = 22;
const LONGEST_COMMENT_BYTES = 0xffff;

/** The place of a longer record: a zip with too many entries for the usual one puts both before it. */
const LOCATOR = Buffer.from("PK\x06\x07");
const LOCATOR_BYTES = 20;
const LONG_END_BYTES = 56 + LOCATOR_BYTES;

const DIRECTORY_ENTRY = Buffer.from("PK\x01\x02");

/**
 * Finds a zip in a file by the record at its end. Another program may stand before it, as in one that unpacks itself,
 * and a few bytes after it.
 */
export async function zipWithin(file: string): Promise<Span | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - END_BYTES - LONGEST_COMMENT_BYTES);
    const tail = await bytesAt(handle, from, size - from);
    for (const at of placesFromTheEnd(tail, END)) {
      const record = tail.subarray(at);
      if (record.length < END_BYTES) continue;
      const end = from + at + END_BYTES + record.readUInt16LE(20);
      const start = await startOf(handle, record, from + at);
      if (start !== undefined && end <= size) return { start, end };
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

function* placesFromTheEnd(bytes: Buffer, wanted: Buffer): Generator<number> {
  let at = bytes.lastIndexOf(wanted);
  while (at >= 0) {
    yield at;
    at = bytes.subarray(0, at).lastIndexOf(wanted);
  }
}

/**
 * Finds the beginning of a zip: its directory lies just before the end, or where its end says it does. Of two zips in one file, the
 * last one is what other programs show.
 */
async function startOf(handle: FileHandle, record: Buffer, at: number): Promise<number | undefined> {
  const stated = record.readUInt32LE(16);
  const isLong = at >= LONG_END_BYTES && (await isAt(handle, at - LOCATOR_BYTES, LOCATOR));
  const shift = at - (isLong ? LONG_END_BYTES : 0) - record.readUInt32LE(12) - stated;
  if (record.readUInt16LE(10) === 0) return Math.max(0, shift);
  for (const start of shift > 0 ? [shift, 0] : [0])
    if (await isAt(handle, start + stated, DIRECTORY_ENTRY)) return start;
  // A zip of more than 4 GiB has these numbers elsewhere.
  return stated === 0xffffffff ? 0 : undefined;
}

async function isAt(handle: FileHandle, at: number, wanted: Buffer): Promise<boolean> {
  return (await bytesAt(handle, at, wanted.length)).equals(wanted);
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
