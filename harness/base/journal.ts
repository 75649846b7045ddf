import {
  closeSync,
  constants,
  fdatasync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from "node:fs";
import { devNull } from "node:os";
import { promisify } from "node:util";
import { systemErrorCode } from "./errors.ts";
import { refuseForeign } from "./files.ts";

/** Place of bytes in a file. */
export interface Extent {
  readonly at: number;
  readonly bytes: number;
}

/** A line of a file without its end, and its place. */
export interface PlacedLine {
  readonly bytes: Buffer;
  readonly place: Extent;
}

const CHUNK_BYTES = 256 * 1024;

/** A longer line is none of ours, and is not read into the memory. */
export const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

/** Ways of opening a file. What is no file of our own, as a link to another one, is not opened. */
const OWN = constants.O_NOFOLLOW | constants.O_NONBLOCK;
const READING = constants.O_RDONLY | OWN;
const APPENDING = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | OWN;

/** A file that is read by places. It stays the one that was opened, even if another takes its name. */
export class PlacedFile {
  protected readonly descriptor: number;

  /**
   * @param file is empty if it is not there
   * @throws ExpectedError if it is a link, or no file at all
   */
  constructor(file: string, flags = READING) {
    refuseForeign(file, "file");
    this.descriptor = opened(file, flags);
  }

  get size(): number {
    return fstatSync(this.descriptor).size;
  }

  /** Reads the bytes at a place, as far as they are there. */
  read({ at, bytes }: Extent): Buffer {
    const read = Buffer.allocUnsafe(bytes);
    return read.subarray(0, readSync(this.descriptor, read, 0, bytes, at));
  }

  /**
   * Reads the lines one after the other. A last line that was not written to its end is left out; of one that is too long,
   * the bytes are.
   */
  *lines(): Generator<PlacedLine> {
    let pieces: Buffer[] = [];
    let at = 0;
    for (let read = 0; ; ) {
      const chunk = this.read({ at: read, bytes: CHUNK_BYTES });
      if (chunk.length === 0) return;
      let start = 0;
      for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
        const piece = chunk.subarray(start, end);
        const bytes = read + end - at;
        const whole = pieces.length === 0 ? piece : Buffer.concat([...pieces, piece]);
        yield { bytes: bytes > LONGEST_LINE_BYTES ? Buffer.alloc(0) : whole, place: { at, bytes } };
        pieces = [];
        start = end + 1;
        at = read + start;
      }
      read += chunk.length;
      if (read - at > LONGEST_LINE_BYTES) pieces = [];
      else if (start < chunk.length) pieces.push(chunk.subarray(start));
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function opened(file: string, flags: number): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    if (flags !== READING || systemErrorCode(error) !== "ENOENT") throw error;
    return openSync(devNull, flags);
  }
}

/** A file that only grows. What was written once stays, whatever stops the process. */
export class AppendOnlyFile extends PlacedFile {
  #size: number;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(file: string) {
    super(file, APPENDING);
    this.#size = this.size;
  }

  /** Drops the bytes after the first ones, which are of no use. */
  truncate(bytes: number): void {
    ftruncateSync(this.descriptor, bytes);
    this.#size = bytes;
  }

  /**
   * Appends bytes by one write, or nothing at all.
   *
   * @returns the place of the first byte
   * @throws the system's error, for example if the disk is full
   */
  append(bytes: Buffer): number {
    const at = this.#size;
    try {
      const written = writeSync(this.descriptor, bytes);
      if (written < bytes.length) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    } catch (error) {
      ftruncateSync(this.descriptor, at);
      throw error;
    }
    this.#size += bytes.length;
    return at;
  }

  /** Waits until the disk has everything. All who wait for the next time wait for the same. */
  sync(): Promise<void> {
    this.#next ??= this.#last
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#last = promisify(fdatasync)(this.descriptor);
        return this.#last;
      });
    return this.#next;
  }
}
